import type { Right } from '@parvis/shared-kernel/orders'
import {
  type PlateChangeRequest,
  type PlateHistory,
  type PlateHistoryElement,
  type PlateHistoryStatus,
  type Plate as PlateNumber,
  plateHistoryHour,
  waitingEffect,
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
  const { t } = useRightMessages()
  const change = right.kind === 'subscription' ? right.plateChange : null
  if (change?.status !== 'waiting') return null
  const { added, removed } = waitingEffect(change, right.plateHistory)
  const isNewPlate = added.length > 0 || change.newPlate !== null || change.newHashedPlate !== null
  return (
    <Banner tone="info" icon={HourglassIcon} title={t('detail.plate-change')}>
      <ChangedPlates change={change} added={added} removed={removed} />
      {isNewPlate && <p>{t('detail.plate-change.caution')}</p>}
    </Banner>
  )
}

interface ChangedPlatesProps extends ReturnType<typeof waitingEffect> {
  readonly change: PlateChangeRequest
}

/** One plate added or replaced is a sentence; several, or one that only leaves, are lists. */
function ChangedPlates({ change, added, removed }: ChangedPlatesProps) {
  const { t, rich } = useRightMessages()
  const [plate] = added
  const [oldPlate] = removed
  const draw = (value: PlateNumber | undefined) => value && <Plate plate={value} size="small" />
  const messageId = oldPlate ? 'detail.plate-change.modification' : 'detail.plate-change.addition'
  if (change.changeType === 'other') return <p>{t('detail.plate-change.other')}</p>
  if (change.newHashedPlate !== null && added.length === 0) return <p>{t('detail.plate-change.hidden')}</p>
  if (added.length === 1 && removed.length <= 1)
    return (
      <p className={styles.platesText}>{rich(messageId, { plate: draw(plate), oldPlate: draw(oldPlate) })}</p>
    )
  return <PlateFacts added={added} removed={removed} />
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
      <PlateFacts added={newPlates} removed={removedPlates} />
    </li>
  )
}

function PlateFacts({ added, removed }: ReturnType<typeof waitingEffect>) {
  const { t } = useRightMessages()
  const lists = [
    { term: t('detail.plate-history.added'), plates: added },
    { term: t('detail.plate-history.removed'), plates: removed },
  ].filter(({ plates }) => plates.length > 0)
  return (
    <Facts
      layout="inline"
      items={lists.map(({ term, plates }) => ({
        term,
        description: <PlateList plates={plates} max={plates.length} />,
      }))}
    />
  )
}
