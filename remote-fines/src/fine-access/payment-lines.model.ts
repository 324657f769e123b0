import { type Fine, type FinePayment, finePayments } from '@parvis/shared-kernel/fines'
import type { Cents } from '@parvis/shared-kernel/money'
import type { Instant } from '@parvis/shared-kernel/time'

/**
 * Who collected the payment: the city, the national agency (ANTAI), or the debt recovery office (second document §3).
 */
export type PaymentPlace = 'city' | 'agency' | 'recovery'

export interface PaymentLine {
  readonly key: string
  readonly place: PaymentPlace
  readonly amount: Cents
  readonly paidAt: Instant | null
}

const placeOf = (fine: Fine, payment: FinePayment): PaymentPlace => {
  if (fine.agencyPayments.includes(payment)) return 'agency'
  return fine.debtRecoveryPayments.includes(payment) ? 'recovery' : 'city'
}

const byDay = (a: PaymentLine, b: PaymentLine) =>
  (a.paidAt ?? Number.POSITIVE_INFINITY) - (b.paidAt ?? Number.POSITIVE_INFINITY)

/** All payments of the three kinds, oldest first, undated last. */
export const paymentLines = (fine: Fine): readonly PaymentLine[] =>
  finePayments(fine)
    .map((payment, index) => ({
      key: `${payment.operationId ?? ''} ${index}`,
      place: placeOf(fine, payment),
      amount: payment.amount,
      paidAt: payment.paidAt,
    }))
    .toSorted(byDay)
