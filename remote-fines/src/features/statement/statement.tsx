import type { Fine } from '@parvis/shared-kernel/fines'
import type { Instant } from '@parvis/shared-kernel/time'
import { Amount, Note, Section, VisuallyHidden } from '@parvis/shared-kernel/ui'
import type { PaymentLine } from '../../fine-access/payment-lines.model.ts'
import { useMessages } from '../../use-messages.ts'
import { type Statement as Account, statementOf } from './statement.model.ts'
import styles from './statement.module.css'

/** Price, payments and remainder as a visible sum. */
export function Statement({ fine, now }: { readonly fine: Fine; readonly now: Instant }) {
  const { t } = useMessages()
  const account = statementOf(fine, now)
  return (
    <Section title={t('statement.title')} gap={2}>
      <table className={styles.table}>
        <caption className="parvis-hidden">{t('statement.caption')}</caption>
        <thead>
          <tr className={styles.columns}>
            <th scope="col">
              <VisuallyHidden>{t('statement.what')}</VisuallyHidden>
            </th>
            <th scope="col">
              <VisuallyHidden>{t('statement.amount')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t(account.isReduced ? 'statement.price-reduced' : 'statement.price')}</th>
            <td>
              <Amount cents={account.price} />
            </td>
          </tr>
          {account.lines.map(line => (
            <PaymentRow key={line.key} line={line} />
          ))}
          {account.payouts.map(payout => (
            <PayoutRow key={payout.key} payout={payout} />
          ))}
        </tbody>
        <tfoot>
          <Total account={account} />
        </tfoot>
      </table>
      {account.lines.length === 0 && <Note>{t('statement.no-payment')}</Note>}
    </Section>
  )
}

function PaymentRow({ line }: { readonly line: PaymentLine }) {
  const { t, formatDateTimeLong } = useMessages()
  return (
    <tr>
      <th scope="row">
        {t(`statement.payment.${line.place}`)}
        <span className={styles.when}>
          {line.paidAt === null ? t('statement.day-unknown') : formatDateTimeLong(line.paidAt)}
        </span>
      </th>
      <td>
        <Amount cents={-line.amount} />
      </td>
    </tr>
  )
}

function PayoutRow({ payout: { amount, paidAt } }: { readonly payout: Account['payouts'][number] }) {
  const { t, formatDateTimeLong } = useMessages()
  return (
    <tr>
      <th scope="row">
        {t('statement.payout')}
        <span className={styles.when}>
          {paidAt === null ? t('statement.day-unknown') : formatDateTimeLong(paidAt)}
        </span>
      </th>
      <td>
        <Amount cents={amount} />
      </td>
    </tr>
  )
}

function Total({ account }: { readonly account: Account }) {
  const { t } = useMessages()
  const isOverpaid = account.overpaid > 0
  return (
    <tr className={styles.total}>
      <th scope="row">{t(isOverpaid ? 'statement.overpaid' : 'statement.remaining')}</th>
      <td>
        <Amount cents={isOverpaid ? account.overpaid : account.due} size="large" />
      </td>
    </tr>
  )
}
