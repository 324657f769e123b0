import type { Fine } from '@parvis/shared-kernel/fines'
import type { Cents } from '@parvis/shared-kernel/money'
import { PAGES, pathTo } from '@parvis/shared-kernel/paths'
import type { Instant } from '@parvis/shared-kernel/time'
import { Amount, ButtonLink, Heading } from '@parvis/shared-kernel/ui'
import { CircleCheckIcon, ClockIcon, WalletIcon } from '@parvis/shared-kernel/ui/icon'
import type { ReactNode } from 'react'
import { PendingPayment } from '../../fine-access/pending-payment.tsx'
import { useMomentFormat } from '../../fine-access/use-moment-format.ts'
import { MoneyBlock } from '../../money-block/money-block.tsx'
import { useMessages } from '../../use-messages.ts'
import { AddToCalendar } from './add-to-calendar.tsx'
import { type DueView, dueView, isUrgent, timeLeft } from './amount-due.model.ts'
import styles from './amount-due.module.css'

interface AmountDueProps {
  readonly fine: Fine
  readonly now: Instant
}

type Of<Kind extends DueView['kind']> = { readonly view: Extract<DueView, { kind: Kind }> }

/** The amount due, its deadline and what follows. */
export function AmountDue({ fine, now }: AmountDueProps) {
  const view = dueView(fine, now)
  switch (view.kind) {
    case 'reduced':
      return <ReducedDue fine={fine} view={view} now={now} />
    case 'full':
      return <FullDue fine={fine} view={view} />
    case 'pending':
      return <PendingDue fine={fine} view={view} />
    case 'overpaid':
      return <Overpaid fine={fine} view={view} />
    default:
      return <NothingDue fine={fine} view={view} />
  }
}

interface DueProps {
  readonly title: ReactNode
  /** Null when the section shows no amount. */
  readonly cents: Cents | null
  /** Shown beside the amount. */
  readonly tag?: string
  /** Nothing is due. */
  readonly isSettled?: boolean
  readonly children: ReactNode
}

/** Common frame of all amount states. */
function Due({ title, cents, tag, isSettled = false, children }: DueProps) {
  return (
    <MoneyBlock labelledBy="amount-due" isSettled={isSettled}>
      <Heading level={2} id="amount-due" className={cents === null ? styles.settledTitle : styles.label}>
        {title}
      </Heading>
      {cents !== null && (
        <p className={styles.amount}>
          <Amount cents={cents} size="display" />
          {tag !== undefined && <span className={styles.tag}>{tag}</span>}
        </p>
      )}
      {children}
    </MoneyBlock>
  )
}

interface UntilProps {
  readonly text: string
  readonly detail: string
  readonly isUrgent?: boolean
}

function Until({ text, detail, isUrgent: urgent = false }: UntilProps) {
  return (
    <p className={urgent ? `${styles.until} ${styles.urgent}` : styles.until}>
      <ClockIcon className={styles.icon} />
      <span>
        <span>{text}</span>
        <span className={styles.left}>{detail}</span>
      </span>
    </p>
  )
}

function ReducedDue({ fine, view, now }: Of<'reduced'> & AmountDueProps) {
  const { t, formatPrice } = useMessages()
  const { momentWithZone } = useMomentFormat()
  const left = timeLeft(view.until, now)
  return (
    <Due title={t('due.now')} cents={view.due} tag={t('due.reduced')}>
      <Until
        text={t('due.until', { moment: momentWithZone(view.until) })}
        detail={t(`due.left.${left.unit}`, { count: left.count })}
        isUrgent={isUrgent(view.until, now)}
      />
      <p className={styles.after}>{t('due.after', { price: formatPrice(view.after) })}</p>
      <AddToCalendar fine={fine} deadline={{ kind: 'reduced', at: view.until }} />
    </Due>
  )
}

function FullDue({ fine, view }: Of<'full'> & Pick<AmountDueProps, 'fine'>) {
  const { t } = useMessages()
  const { momentWithZone } = useMomentFormat()
  const { deadline, reducedEnded } = view
  const when = deadline?.isPast ? 'past' : 'to-come'
  return (
    <Due title={t('due.now')} cents={view.due}>
      {deadline !== null && (
        <Until
          text={t(`due.deadline.${when}`, { moment: momentWithZone(deadline.at) })}
          detail={t(`due.increase.${deadline.increase}`)}
        />
      )}
      {reducedEnded !== null && (
        <p className={styles.after}>{t('due.reduced-ended', { moment: momentWithZone(reducedEnded) })}</p>
      )}
      {deadline !== null && !deadline.isPast && (
        <AddToCalendar fine={fine} deadline={{ kind: 'payment', at: deadline.at }} />
      )}
    </Due>
  )
}

function PendingDue({ fine, view }: Of<'pending'> & Pick<AmountDueProps, 'fine'>) {
  const { t } = useMessages()
  return (
    <Due title={t('result.pending.title')} cents={view.amount}>
      <div className={styles.after}>
        <PendingPayment fine={fine} />
      </div>
    </Due>
  )
}

function NothingDue({ fine, view }: Of<'paid' | 'refunded' | 'nothing'> & Pick<AmountDueProps, 'fine'>) {
  const { t, formatPrice } = useMessages()
  const text = () => {
    if (view.kind === 'refunded') return t('due.refunded', { refunded: formatPrice(view.refunded) })
    if (view.kind === 'nothing') return t('due.cancelled')
    return t(view.isReduced ? 'due.paid-reduced' : 'due.paid', { paid: formatPrice(view.paid) })
  }
  const title = (
    <>
      <CircleCheckIcon className={styles.icon} />
      {t('due.nothing')}
    </>
  )
  return (
    <Due title={title} cents={null} isSettled>
      <p className={styles.after}>{text()}</p>
      <RefundLink fine={fine} />
    </Due>
  )
}

function Overpaid({ fine, view }: Of<'overpaid'> & Pick<AmountDueProps, 'fine'>) {
  const { t, formatPrice } = useMessages()
  const messageId = fine.refundId === null ? 'due.overpaid-text' : 'due.overpaid-refund'
  return (
    <Due title={t('due.overpaid')} cents={view.overpaid} isSettled>
      <p className={styles.after}>{t(messageId, { paid: formatPrice(view.paid) })}</p>
      <RefundLink fine={fine} />
    </Due>
  )
}

/** Number and plate reveal that there is a refund, so its link is shown. */
function RefundLink({ fine: { refundId, payouts } }: Pick<AmountDueProps, 'fine'>) {
  const { t } = useMessages()
  if (refundId === null) return null
  return (
    <p className={styles.refund}>
      <ButtonLink href={pathTo(PAGES.refund, { refundId })} icon={WalletIcon}>
        {t(payouts.length > 0 ? 'due.refund.paid' : 'due.refund')}
      </ButtonLink>
    </p>
  )
}
