import { type AmountDue, amountDue, type Fine } from '@parvis/shared-kernel/fines'
import type { Instant } from '@parvis/shared-kernel/time'
import { type PaymentLine, paymentLines } from '../../fine-access/payment-lines.model.ts'

export interface Statement extends Pick<AmountDue, 'price' | 'isReduced' | 'paid' | 'due' | 'overpaid'> {
  /** Money that went back, oldest first. */
  readonly payouts: readonly (Fine['payouts'][number] & { readonly key: string })[]
  /** Oldest first, undated last. */
  readonly lines: readonly PaymentLine[]
}

/** Statement of a fine: price, all payments of the three kinds, remainder or overpayment (D9). */
export function statementOf(fine: Fine, now: Instant): Statement {
  const { price, isReduced, paid, due, overpaid } = amountDue(fine, now)
  // Index as key: two payouts may be identical.
  const payouts = fine.payouts.map((payout, index) => ({ ...payout, key: `payout ${index}` }))
  return { lines: paymentLines(fine), payouts, price, isReduced, paid, due, overpaid }
}
