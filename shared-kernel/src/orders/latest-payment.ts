import { type OperationStatus, paymentState } from '../payment/index.ts'
import type { Right } from './right.ts'

/**
 * Applies the status of the latest payment to a right. A payment that was received but is not yet reflected in the
 * right counts as pending, so that nobody pays twice.
 */
export function withLatestPayment(right: Right, latest: OperationStatus | null): Right {
  const isDue = right.status === 'awaiting-payment'
  const state = paymentState({ isDue, isPending: right.isPaymentPending }, latest)
  const isPaymentPending = state === 'pending' || state === 'paid'
  return isPaymentPending === right.isPaymentPending ? right : { ...right, isPaymentPending }
}
