import type { AmountDue } from './amount-due.ts'
import type { FinePaymentStatus } from './fine.ts'

// The documents name PAID_REDUCED and OVERPAID_REDUCED; the other codes follow their pattern.
const BY_CODE: Readonly<Record<string, FinePaymentStatus>> = {
  UNPAID: 'unpaid',
  PARTIALLY_PAID: 'partly-paid',
  PAID: 'paid',
  PAID_REDUCED: 'paid-reduced',
  OVERPAID: 'overpaid',
  OVERPAID_REDUCED: 'overpaid-reduced',
}

export const finePaymentStatus = (code: string): FinePaymentStatus =>
  (Object.hasOwn(BY_CODE, code) ? BY_CODE[code] : undefined) ?? 'unknown'

/** The payment status that follows from the amounts. */
export function paymentStatusOf({
  paid,
  due,
  overpaid,
  isReduced,
}: Pick<AmountDue, 'paid' | 'due' | 'overpaid' | 'isReduced'>): FinePaymentStatus {
  if (paid === 0) return 'unpaid'
  if (due > 0) return 'partly-paid'
  if (overpaid > 0) return isReduced ? 'overpaid-reduced' : 'overpaid'
  return isReduced ? 'paid-reduced' : 'paid'
}

const SETTLED = {
  unpaid: false,
  'partly-paid': false,
  paid: true,
  'paid-reduced': true,
  overpaid: true,
  'overpaid-reduced': true,
  unknown: false,
} as const satisfies Record<FinePaymentStatus, boolean>

/** Whether the city counts the fine as settled. The amount due comes from `amountDue`, never from this status alone. */
export const isSettled = (status: FinePaymentStatus): boolean => SETTLED[status]
