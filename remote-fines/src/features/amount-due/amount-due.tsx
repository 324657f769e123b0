import type { Fine } from '@parvis/shared-kernel/fines'
import { useI18n } from '@parvis/shared-kernel/i18n'
import { useRemote } from '@parvis/shared-kernel/remote'
import type { Instant } from '@parvis/shared-kernel/time'
import { Amount, ButtonLink } from '@parvis/shared-kernel/ui'
import { CircleCheckIcon, ClockIcon, WalletIcon } from '@parvis/shared-kernel/ui/icon'
import { useMomentWords } from '../../fine-access/use-moment-words.ts'
import type { FinesMessageId } from '../../messages/fr.ts'
import { AddToCalendar } from './add-to-calendar.tsx'
import { type DueView, dueView, isUrgent, timeLeft } from './amount-due.model.ts'
import styles from './amount-due.module.css'

interface AmountDueProps {
  readonly fine: Fine
  readonly now: Instant
}

type Of<Kind extends DueView['kind']> = { readonly view: Extract<DueView, { kind: Kind }> }

/** What is due now, large; until when; what comes after. */
export function AmountDue({ fine, now }: AmountDueProps) {
  const view = dueView(fine, now)
  switch (view.kind) {
    case 'reduced':
      return <ReducedDue fine={fine} view={view} now={now} />
    case 'full':
      return <FullDue fine={fine} view={view} now={now} />
    case 'overpaid':
      return <Overpaid fine={fine} view={view} />
    default:
      return <NothingDue fine={fine} view={view} />
  }
}

function ReducedDue({ fine, view, now }: Of<'reduced'> & AmountDueProps) {
  const { t, formatPrice } = useI18n<FinesMessageId>()
  const { momentWithZone } = useMomentWords()
  const left = timeLeft(view.until, now)
  const urgent = isUrgent(view.until, now)
  return (
    <section className={styles.due} aria-labelledby="amount-due">
      <h2 id="amount-due" className={styles.label}>
        {t('due.now')}
      </h2>
      <p className={styles.amount}>
        <Amount cents={view.due} size="display" />
        <span className={styles.tag}>{t('due.reduced')}</span>
      </p>
      <p className={urgent ? `${styles.until} ${styles.urgent}` : styles.until}>
        <ClockIcon className={styles.icon} />
        <span>
          {t('due.until', { moment: momentWithZone(view.until) })}
          <span className={styles.left}>{t(`due.left.${left.unit}`, { count: left.count })}</span>
        </span>
      </p>
      <p className={styles.after}>{t('due.after', { price: formatPrice(view.after) })}</p>
      <AddToCalendar fine={fine} deadline={{ kind: 'reduced', at: view.until }} now={now} />
    </section>
  )
}

function FullDue({ fine, view, now }: Of<'full'> & AmountDueProps) {
  const { t } = useI18n<FinesMessageId>()
  const { momentWithZone } = useMomentWords()
  const { deadline, reducedEnded } = view
  const when = deadline?.isPast ? 'past' : 'to-come'
  return (
    <section className={styles.due} aria-labelledby="amount-due">
      <h2 id="amount-due" className={styles.label}>
        {t('due.now')}
      </h2>
      <p className={styles.amount}>
        <Amount cents={view.due} size="display" />
      </p>
      {deadline !== null && (
        <p className={styles.until}>
          <ClockIcon className={styles.icon} />
          <span>
            {t(`due.deadline.${when}`, { moment: momentWithZone(deadline.at) })}
            <span className={styles.left}>{t(`due.increase.${when}`)}</span>
          </span>
        </p>
      )}
      {reducedEnded !== null && (
        <p className={styles.after}>{t('due.reduced-ended', { moment: momentWithZone(reducedEnded) })}</p>
      )}
      {deadline !== null && !deadline.isPast && (
        <AddToCalendar fine={fine} deadline={{ kind: 'payment', at: deadline.at }} now={now} />
      )}
    </section>
  )
}

function NothingDue({ fine, view }: Of<'paid' | 'nothing'> & Pick<AmountDueProps, 'fine'>) {
  const { t, formatPrice } = useI18n<FinesMessageId>()
  const isPaid = view.kind === 'paid'
  return (
    <section className={`${styles.due} ${styles.settled}`} aria-labelledby="amount-due">
      <h2 id="amount-due" className={styles.settledTitle}>
        <CircleCheckIcon className={styles.icon} />
        {t('due.nothing')}
      </h2>
      <p className={styles.after}>
        {isPaid
          ? t(view.isReduced ? 'due.paid-reduced' : 'due.paid', { paid: formatPrice(view.paid) })
          : t('due.cancelled')}
      </p>
      <RefundLink fine={fine} />
    </section>
  )
}

function Overpaid({ fine, view }: Of<'overpaid'> & Pick<AmountDueProps, 'fine'>) {
  const { t, formatPrice } = useI18n<FinesMessageId>()
  return (
    <section className={`${styles.due} ${styles.settled}`} aria-labelledby="amount-due">
      <h2 id="amount-due" className={styles.label}>
        {t('due.overpaid')}
      </h2>
      <p className={styles.amount}>
        <Amount cents={view.overpaid} size="display" />
      </p>
      <p className={styles.after}>
        {t(fine.refundId === null ? 'due.overpaid-words' : 'due.overpaid-refund', {
          paid: formatPrice(view.paid),
        })}
      </p>
      <RefundLink fine={fine} />
    </section>
  )
}

/** Who named number and plate is told the refund, and may open it. */
function RefundLink({ fine: { refundId } }: Pick<AmountDueProps, 'fine'>) {
  const { t } = useI18n<FinesMessageId>()
  const { navigation } = useRemote()
  if (refundId === null) return null
  return (
    <p className={styles.refund}>
      <ButtonLink href={navigation.href(`/refunds/${encodeURIComponent(refundId)}`)} icon={WalletIcon}>
        {t('due.refund')}
      </ButtonLink>
    </p>
  )
}
