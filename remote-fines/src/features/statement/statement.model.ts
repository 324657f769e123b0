import {
  type AmountDue,
  amountDue,
  type Fine,
  type FinePayment,
  finePayments,
} from '@parvis/shared-kernel/fines'
import type { Cents } from '@parvis/shared-kernel/money'
import type { Instant } from '@parvis/shared-kernel/time'

/** Who took the money: the city, the national agency (ANTAI), or the office that recovers debts (second document §3). */
export type PaymentPlace = 'city' | 'agency' | 'recovery'

export interface StatementLine {
  readonly key: string
  readonly place: PaymentPlace
  readonly amount: Cents
  readonly paidAt: Instant | null
}

export interface Statement extends Pick<AmountDue, 'price' | 'isReduced' | 'paid' | 'due' | 'overpaid'> {
  /** Oldest first; those of an unknown day last. */
  readonly lines: readonly StatementLine[]
}

const placeOf = (fine: Fine, payment: FinePayment): PaymentPlace => {
  if (fine.agencyPayments.includes(payment)) return 'agency'
  return fine.debtRecoveryPayments.includes(payment) ? 'recovery' : 'city'
}

const byDay = (a: StatementLine, b: StatementLine) =>
  (a.paidAt ?? Number.POSITIVE_INFINITY) - (b.paidAt ?? Number.POSITIVE_INFINITY) || 0

/** The account of a fine: its price, every payment of the three kinds, what remains or was too much (D9). */
export function statementOf(fine: Fine, now: Instant): Statement {
  const lines = finePayments(fine).map((payment, index) => ({
    key: `${payment.operationId ?? ''} ${index}`,
    place: placeOf(fine, payment),
    amount: payment.amount,
    paidAt: payment.paidAt,
  }))
  const { price, isReduced, paid, due, overpaid } = amountDue(fine, now)
  return { lines: lines.toSorted(byDay), price, isReduced, paid, due, overpaid }
}
