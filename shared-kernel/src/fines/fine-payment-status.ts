import type { AmountDue } from './amount-due.ts'
import type { FinePaymentStatus } from './fine.ts'

// The documents show PAID_REDUCED and OVERPAID_REDUCED; the others are named after them.
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

/** The label that the amounts give a fine. */
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

/** The city counts the fine as settled. What is still to pay comes from `amountDue`, never from this label alone. */
export const isSettled = (status: FinePaymentStatus): boolean => SETTLED[status]
