import type { Right } from '@parvis/shared-kernel/orders'
import {
  type PlateHistory,
  type PlateHistoryElement,
  type PlateHistoryStatus,
  type Plate as PlateNumber,
  plateChangeEffect,
  plateHistoryHour,
} from '@parvis/shared-kernel/plates'
import {
  Banner,
  Disclosure,
  Facts,
  type IconType,
  Note,
  Plate,
  PlateList,
  Section,
  StatusBadge,
  type Tone,
} from '@parvis/shared-kernel/ui'
import { BanIcon, CheckIcon, CircleHelpIcon, HourglassIcon } from '@parvis/shared-kernel/ui/icon'
import { useRightMessages } from '../../use-messages.ts'
import styles from './right-detail.module.css'

const LOOKS = {
  validated: { tone: 'success', icon: CheckIcon },
  waiting: { tone: 'info', icon: HourglassIcon },
  rejected: { tone: 'danger', icon: BanIcon },
  unknown: { tone: 'neutral', icon: CircleHelpIcon },
} as const satisfies Record<PlateHistoryStatus, { tone: Tone; icon: IconType }>

/** Current plates, the pending change, and the history of changes (first document §3). */
export function PlateSection({ right }: { readonly right: Right }) {
  const { t } = useRightMessages()
  return (
    <Section title={t('detail.plates')}>
      {right.plates.length === 0 ? (
        <Note>{t('detail.no-plates')}</Note>
      ) : (
        <PlateList plates={right.plates} max={right.plates.length} size="medium" />
      )}
      <WaitingChange right={right} />
      {right.plateHistory && right.plateHistory.elements.length > 0 && (
        <div className="parvis-no-print">
          <History history={right.plateHistory} />
        </div>
      )}
    </Section>
  )
}

function WaitingChange({ right }: { readonly right: Right }) {
  const { t, rich } = useRightMessages()
  const change = right.kind === 'subscription' ? right.plateChange : null
  if (change?.status !== 'waiting') return null
  const { added, removed } = plateChangeEffect(change)
  const [plate] = added
  const [oldPlate] = removed
  const draw = (value: PlateNumber | undefined) => value && <Plate plate={value} size="small" />
  const messageId = oldPlate ? 'detail.plate-change.modification' : 'detail.plate-change.addition'
  const unseen = change.changeType === 'other' ? 'detail.plate-change.other' : 'detail.plate-change.hidden'
  return (
    <Banner tone="info" icon={HourglassIcon} title={t('detail.plate-change')}>
      {plate ? (
        <p className={styles.platesText}>
          {rich(messageId, { plate: draw(plate), oldPlate: draw(oldPlate) })}
        </p>
      ) : (
        <p>{t(unseen)}</p>
      )}
      {(change.newPlate || change.newHashedPlate) && <p>{t('detail.plate-change.caution')}</p>}
    </Banner>
  )
}

function History({ history }: { readonly history: PlateHistory }) {
  const { t } = useRightMessages()
  const { initialPlates } = history
  return (
    <Disclosure summary={t('detail.plate-history')}>
      <ul className={styles.history}>
        {history.elements.toReversed().map((element, index) => (
          <HistoryLine key={index} element={element} />
        ))}
        {initialPlates.length > 0 && (
          <li className={styles.historyLine}>
            <Facts
              layout="inline"
              items={[
                {
                  term: t('detail.plate-history.initial'),
                  description: <PlateList plates={initialPlates} max={initialPlates.length} />,
                },
              ]}
            />
          </li>
        )}
      </ul>
    </Disclosure>
  )
}

function HistoryLine({ element }: { readonly element: PlateHistoryElement }) {
  const { t, formatDay } = useRightMessages()
  const { date, newPlates, removedPlates, status } = element
  const time = plateHistoryHour(element)
  const day = date === null ? null : formatDay(date)
  const when = time === '' ? 'detail.plate-history.date' : 'detail.plate-history.when'
  return (
    <li className={styles.historyLine}>
      <div className={styles.historyHead}>
        <StatusBadge {...LOOKS[status]} label={t(`detail.plate-status.${status}`)} />
        {day && <Note as="span">{t(when, { date: day, time })}</Note>}
      </div>
      <Facts
        layout="inline"
        items={[
          {
            term: t('detail.plate-history.added'),
            description: newPlates.length > 0 && <PlateList plates={newPlates} max={newPlates.length} />,
          },
          {
            term: t('detail.plate-history.removed'),
            description: removedPlates.length > 0 && (
              <PlateList plates={removedPlates} max={removedPlates.length} />
            ),
          },
        ].filter(({ description }) => description !== false)}
      />
    </li>
  )
}
