import { amountDue, fineIdGroups } from '@parvis/shared-kernel/fines'
import { useI18n } from '@parvis/shared-kernel/i18n'
import { useFailureSentence, useRemote } from '@parvis/shared-kernel/remote'
import { type Instant, instantFromMs, isEnded } from '@parvis/shared-kernel/time'
import {
  Amount,
  Banner,
  Button,
  ButtonLink,
  FineNumber,
  Heading,
  Plate,
  StatusBadge,
  type Tone,
} from '@parvis/shared-kernel/ui'
import {
  CircleCheckIcon,
  ClockIcon,
  type IconType,
  ScaleIcon,
  WalletIcon,
} from '@parvis/shared-kernel/ui/icon'
import { keepPlate } from '../../fine-access/plate-memory.ts'
import { plateStore } from '../../fine-access/plate-store.ts'
import { useMomentWords } from '../../fine-access/use-moment-words.ts'
import { useKeeping, useKeptFines } from '../../kept-fines/use-kept-fines.ts'
import type { FinesMessageId } from '../../messages/fr.ts'
import { type FineStanding, type ListedFine, nextTurn, standingOf } from './fine-list.model.ts'
import styles from './fine-list.module.css'

const LOOKS = {
  'to-pay': { tone: 'warning', icon: ClockIcon },
  contested: { tone: 'info', icon: ScaleIcon },
  overpaid: { tone: 'info', icon: WalletIcon },
  settled: { tone: 'success', icon: CircleCheckIcon },
} as const satisfies Record<FineStanding, { tone: Tone; icon: IconType }>

interface FineRowProps {
  readonly listed: ListedFine
  readonly now: Instant
  readonly onRemove: () => void
}

/** One fine: where, which, what it asks for and until when. */
export function FineRow({ listed, now, onRemove }: FineRowProps) {
  const { t } = useI18n<FinesMessageId>()
  const { fine, plate } = listed
  const standing = standingOf(fine, now)
  const { due, overpaid } = amountDue(fine, now)
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <div className={styles.head}>
          <Heading level={3} look={4}>
            {fine.place ?? t('fine.eyebrow')}
          </Heading>
          <StatusBadge {...LOOKS[standing]} label={t(`list.standing.${standing}`)} />
        </div>
        <p className={styles.ids}>
          <FineNumber groups={fineIdGroups(fine.id)} />
          <Plate plate={plate} size="small" />
        </p>
        <Turn fine={fine} now={now} />
      </div>
      <div className={styles.side}>
        <Amount cents={standing === 'overpaid' ? overpaid : due} size="large" />
        <Actions listed={listed} standing={standing} onRemove={onRemove} />
      </div>
    </li>
  )
}

function Turn({ fine, now }: Pick<ListedFine, 'fine'> & { readonly now: Instant }) {
  const { t } = useI18n<FinesMessageId>()
  const { moment } = useMomentWords()
  const turn = nextTurn(fine, now)
  if (turn === null) return null
  const isPast = isEnded(turn.at, now)
  const key = turn.kind === 'reduced' ? 'list.until' : isPast ? 'list.past' : 'list.before'
  return <p className={styles.note}>{t(key, { moment: moment(turn.at) })}</p>
}

interface ActionsProps extends Pick<FineRowProps, 'listed' | 'onRemove'> {
  readonly standing: FineStanding
}

function Actions({ listed: { fine, plate, place }, standing, onRemove }: ActionsProps) {
  const { t } = useI18n<FinesMessageId>()
  const { navigation } = useRemote()
  const { isSignedIn } = useKeptFines()
  const { adding } = useKeeping()
  const failure = useFailureSentence(adding.error)
  const name = { place: fine.place ?? fine.id.slice(-10) }
  // The next page must find the plate: it is asked there otherwise.
  const remember = () => void keepPlate(plateStore(), fine.id, plate, instantFromMs(Date.now()))
  const to = (tail: string) => ({ href: navigation.href(`/fps/${fine.id}${tail}`), onClick: remember })
  return (
    <div className={styles.actions}>
      {standing === 'to-pay' && (
        <ButtonLink size="small" variant="primary" {...to('/payments')} aria-label={t('list.pay-for', name)}>
          {t('choices.pay.title')}
        </ButtonLink>
      )}
      <ButtonLink size="small" {...to('')} aria-label={t('list.open-for', name)}>
        {t('list.open')}
      </ButtonLink>
      {isSignedIn && place === 'tab' && (
        <Button
          size="small"
          isBusy={adding.isPending}
          onClick={() => adding.mutate({ fineId: fine.id, plate })}
          aria-label={t('list.keep-for', name)}
        >
          {t('list.keep')}
        </Button>
      )}
      <Button size="small" variant="quiet" onClick={onRemove} aria-label={t('list.remove-for', name)}>
        {t('list.remove')}
      </Button>
      {failure && (
        <Banner tone="danger" live="alert">
          {failure}
        </Banner>
      )}
    </div>
  )
}
