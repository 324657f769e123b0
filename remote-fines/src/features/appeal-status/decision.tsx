import {
  type Appeal,
  amountDue,
  decidedPrice,
  dueNow,
  type Fine,
  finePaymentState,
  versionInForce,
} from '@parvis/shared-kernel/fines'
import { PAGES, pathTo } from '@parvis/shared-kernel/paths'
import type { Instant } from '@parvis/shared-kernel/time'
import { Amount, ButtonLink, Consequences, Note, Section } from '@parvis/shared-kernel/ui'
import { AgentQuote } from '../../appeal/agent-quote.tsx'
import styles from '../../appeal/appeal.module.css'
import { PendingPayment } from '../../fine-access/pending-payment.tsx'
import { useMomentFormat } from '../../fine-access/use-moment-format.ts'
import { useMessages } from '../../use-messages.ts'

interface DecisionProps {
  readonly fine: Fine
  readonly appeal: Appeal
  readonly now: Instant
}

/** The authority's decision, its message and the effect on the amount due. */
export function Decision(props: DecisionProps) {
  const { appeal } = props
  const { t } = useMessages()
  const { moment } = useMomentFormat()
  if (appeal.answer === null) return null
  return (
    <Section title={t('appeal.decision')} gap={3}>
      {appeal.answeredAt !== null && (
        <Note>{t('appeal.decision.on', { moment: moment(appeal.answeredAt) })}</Note>
      )}
      <AgentQuote text={appeal.answer} />
      {appeal.state === 'accepted' && <NewPrice {...props} />}
      <Due {...props} />
    </Section>
  )
}

/** Both prices when a corrected notice has replaced the former. */
function NewPrice({ fine, appeal }: DecisionProps) {
  const { t } = useMessages()
  if (versionInForce(fine).price === 0) return <p className={styles.text}>{t('appeal.decision.cancelled')}</p>
  const decided = decidedPrice(fine, appeal)
  if (decided === null) return null
  return (
    <>
      <Consequences
        caption={t('appeal.decision.corrected')}
        heads={[t('appeal.decision.before'), t('appeal.decision.after')]}
        rows={[
          {
            label: t('statement.price'),
            today: <Amount cents={decided.before} isFormer />,
            after: <Amount cents={decided.after} />,
          },
        ]}
      />
      {decided.isReplaced && <p className={styles.text}>{t('appeal.decision.replaced')}</p>}
    </>
  )
}

function Due({ fine, appeal, now }: DecisionProps) {
  const { t, formatPrice } = useMessages()
  const { moment } = useMomentFormat()
  const { overpaid } = amountDue(fine, now)
  const { refundId } = fine
  const asked = dueNow(fine, now)
  if (overpaid > 0)
    return (
      <>
        <p className={styles.text}>{t('appeal.decision.refund', { price: formatPrice(overpaid) })}</p>
        <div className="parvis-no-print">
          {refundId === null ? (
            <ButtonLink href={pathTo(PAGES.fine, { fineId: fine.id })}>
              {t('appeal.decision.see-refund')}
            </ButtonLink>
          ) : (
            <ButtonLink href={pathTo(PAGES.refund, { refundId })}>{t('due.refund')}</ButtonLink>
          )}
        </div>
      </>
    )
  if (asked === null || appeal.state === 'transferred') return null
  if (finePaymentState(fine, now) === 'pending') return <PendingPayment fine={fine} />
  const { due, until, isLate, later } = asked
  const price = formatPrice(due)
  const isOpen = until !== null && !isLate
  return (
    <>
      <p className={styles.text}>
        {[
          isOpen
            ? t('appeal.decision.due-until', { price, moment: moment(until) })
            : t('appeal.decision.due', { price }),
          until !== null && isLate && `${t('due.deadline.past', { moment: moment(until) })}.`,
          later !== null && t('due.after', { price: formatPrice(later) }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <div className="parvis-no-print">
        <ButtonLink href={pathTo(PAGES.finePayments, { fineId: fine.id })}>
          {t('choices.pay.action', { price })}
        </ButtonLink>
      </div>
    </>
  )
}
