import { amountDue, answerDue, fineIdGroups, finePaymentState } from '@parvis/shared-kernel/fines'
import { PAGES, pathTo } from '@parvis/shared-kernel/paths'
import { cityNow, useFailureSentence, useRemote } from '@parvis/shared-kernel/remote'
import { type Instant, isEnded } from '@parvis/shared-kernel/time'
import {
  Amount,
  Banner,
  Button,
  ButtonLink,
  FineNumber,
  Heading,
  Note,
  Plate,
  Stack,
  StatusBadge,
  type Tone,
} from '@parvis/shared-kernel/ui'
import {
  CircleCheckIcon,
  ClockIcon,
  HourglassIcon,
  type IconType,
  ScaleIcon,
  WalletIcon,
} from '@parvis/shared-kernel/ui/icon'
import type { FinePage } from '../../fine-access/fine-number-gate.tsx'
import { keepPlate } from '../../fine-access/plate-memory.ts'
import { useMomentFormat } from '../../fine-access/use-moment-format.ts'
import { useKeeping } from '../../kept-fines/use-kept-fines.ts'
import { useMessages } from '../../use-messages.ts'
import { type FineState, fineStateOf, type ListedFine, nextTurn } from './fine-list.model.ts'
import styles from './fine-list.module.css'

const LOOKS = {
  silent: { tone: 'warning', icon: ScaleIcon },
  asked: { tone: 'warning', icon: ScaleIcon },
  'to-pay': { tone: 'warning', icon: ClockIcon },
  pending: { tone: 'info', icon: HourglassIcon },
  contested: { tone: 'info', icon: ScaleIcon },
  overpaid: { tone: 'info', icon: WalletIcon },
  settled: { tone: 'success', icon: CircleCheckIcon },
} as const satisfies Record<FineState, { tone: Tone; icon: IconType }>

interface FineRowProps {
  readonly listed: ListedFine
  /** Name of the fine in its buttons' labels. */
  readonly name: string
  readonly now: Instant
  /** Removal of this fine from the account's list, under way or failed. */
  readonly removing: { readonly isPending: boolean; readonly error: unknown } | null
  /** Gets the row, whose neighbour takes the focus. */
  readonly onRemove: (row: Element | null) => void
}

/** Amount of the row: that of a pending payment, else what is due now. */
const amountOf = ({ fine }: ListedFine, now: Instant) => {
  const { due, overpaid } = amountDue(fine, now)
  if (overpaid > 0) return overpaid
  return finePaymentState(fine, now) === 'pending' ? fine.pendingAmount : due
}

/** Whether the row offers to pay or to follow a payment: also where silence has rejected an appeal. */
const payingOf = (state: FineState, { fine }: ListedFine, now: Instant): 'to-pay' | 'pending' | null => {
  if (state !== 'silent') return state === 'to-pay' || state === 'pending' ? state : null
  const payment = finePaymentState(fine, now)
  if (payment === 'due') return 'to-pay'
  return payment === 'pending' ? 'pending' : null
}

/** One fine: place, number, amount due and deadline. */
export function FineRow({ listed, name, now, removing, onRemove }: FineRowProps) {
  const { t } = useMessages()
  const { fine, plate } = listed
  const state = fineStateOf(listed, now)
  const amount = amountOf(listed, now)
  return (
    <li className={styles.row}>
      <Stack gap={2}>
        <div className={styles.head}>
          <Heading level={3} look={4} isFocusable>
            {fine.place ?? t('fine.eyebrow')}
          </Heading>
          <StatusBadge {...LOOKS[state]} label={t(`list.state.${state}`)} />
        </div>
        <p className={styles.ids}>
          <FineNumber groups={fineIdGroups(fine.id)} />
          <Plate plate={plate} size="small" />
        </p>
        <Turn listed={listed} now={now} />
      </Stack>
      <div className={styles.side}>
        {amount !== null && <Amount cents={amount} size="large" />}
        <Actions
          listed={listed}
          name={name}
          state={state}
          paying={payingOf(state, listed, now)}
          removing={removing}
          onRemove={onRemove}
        />
      </div>
    </li>
  )
}

function Turn({ listed, now }: Pick<FineRowProps, 'listed' | 'now'>) {
  const { t } = useMessages()
  const { moment } = useMomentFormat()
  const turn = nextTurn(listed, now)
  if (turn === null) return null
  const isPast = isEnded(turn.at, now)
  if (turn.kind === 'court') return <Note>{t('list.court', { moment: moment(turn.at) })}</Note>
  if (turn.kind === 'asked')
    return <Note>{t(`list.asked.${answerDue(turn.at, now)}`, { moment: moment(turn.at) })}</Note>
  const key = turn.kind === 'reduced' ? 'list.until' : isPast ? 'list.past' : 'list.before'
  return <Note>{t(key, { moment: moment(turn.at) })}</Note>
}

interface ActionsProps extends Pick<FineRowProps, 'listed' | 'name' | 'removing' | 'onRemove'> {
  readonly state: FineState
  readonly paying: ReturnType<typeof payingOf>
}

function Actions({ listed, name, state, paying, removing, onRemove }: ActionsProps) {
  const { fine, plate, place } = listed
  const { t } = useMessages()
  const { session } = useRemote()
  // Uses the session, not the account's list: each row reading that list would repeat a failed request.
  const isSignedIn = session.state.kind === 'connected'
  const { adding } = useKeeping()
  const failure = useFailureSentence(removing?.error ?? adding.error)
  const contest = t(`choices.contest.action.${state === 'asked' ? 'asked' : 'answered'}`)
  // Store the plate so that the next page need not ask for it.
  const remember = () => void keepPlate(fine.id, plate, cityNow())
  const to = (page: FinePage) => ({
    href: pathTo(page, { fineId: fine.id }),
    onClick: remember,
  })
  return (
    <div className={styles.actions}>
      {(state === 'silent' || state === 'asked') && (
        <ButtonLink
          size="small"
          variant="primary"
          {...to(PAGES.appeal)}
          aria-label={t('list.appeal-for', { action: contest, place: name })}
        >
          {contest}
        </ButtonLink>
      )}
      {paying === 'to-pay' && (
        <ButtonLink
          size="small"
          variant="primary"
          {...to(PAGES.finePayments)}
          aria-label={t('list.pay-for', { place: name })}
        >
          {t('choices.pay.title')}
        </ButtonLink>
      )}
      {paying === 'pending' && (
        <ButtonLink
          size="small"
          {...to(PAGES.finePayments)}
          aria-label={t('list.follow-for', { place: name })}
        >
          {t('pending.follow')}
        </ButtonLink>
      )}
      <ButtonLink size="small" {...to(PAGES.fine)} aria-label={t('list.open-for', { place: name })}>
        {t('list.open')}
      </ButtonLink>
      {isSignedIn && place === 'tab' && (
        <Button
          size="small"
          isBusy={adding.isPending}
          onClick={() => adding.mutate({ fineId: fine.id, plate })}
          aria-label={t('list.keep-for', { place: name })}
        >
          {t('list.keep')}
        </Button>
      )}
      <Button
        size="small"
        variant="quiet"
        isBusy={removing?.isPending}
        onClick={event => onRemove(event.currentTarget.closest('li'))}
        aria-label={t('list.remove-for', { place: name })}
      >
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
