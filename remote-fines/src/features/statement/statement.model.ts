import { type AmountDue, amountDue, type Fine } from '@parvis/shared-kernel/fines'
import type { Instant } from '@parvis/shared-kernel/time'
import { type PaymentLine, paymentLines } from '../../fine-access/payment-lines.model.ts'

export interface Statement extends Pick<AmountDue, 'price' | 'isReduced' | 'paid' | 'due' | 'overpaid'> {
  /** Oldest first; those of an unknown day last. */
  readonly lines: readonly PaymentLine[]
}

/** The account of a fine: its price, every payment of the three kinds, what remains or was too much (D9). */
export function statementOf(fine: Fine, now: Instant): Statement {
  const { price, isReduced, paid, due, overpaid } = amountDue(fine, now)
  return { lines: paymentLines(fine), price, isReduced, paid, due, overpaid }
}
