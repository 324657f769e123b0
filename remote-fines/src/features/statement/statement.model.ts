import { type AmountDue, amountDue, type Fine } from '@parvis/shared-kernel/fines'
import type { Instant } from '@parvis/shared-kernel/time'
import { type PaymentLine, paymentLines } from '../../fine-access/payment-lines.model.ts'

export interface Statement extends Pick<AmountDue, 'price' | 'isReduced' | 'paid' | 'due' | 'overpaid'> {
  /** Money that went back, oldest first. */
  readonly payouts: readonly (Fine['payouts'][number] & { readonly key: string })[]
  /** Oldest first; those of an unknown day last. */
  readonly lines: readonly PaymentLine[]
}

/** The account of a fine: its price, every payment of the three kinds, what remains or was too much (D9). */
export function statementOf(fine: Fine, now: Instant): Statement {
  const { price, isReduced, paid, due, overpaid } = amountDue(fine, now)
  // Two of one day, or of no known day, may be alike in everything else.
  const payouts = fine.payouts.map((payout, index) => ({ ...payout, key: `payout ${index}` }))
  return { lines: paymentLines(fine), payouts, price, isReduced, paid, due, overpaid }
}
