import { type OperationStatus, paymentState } from '../payment/index.ts'
import type { Right } from './right.ts'

/**
 * The right as its latest payment leaves it, for screens that have read that too. A payment that has arrived while the
 * right does not say so yet is on its way: there is nothing to pay a second time.
 */
export function withLatestPayment(right: Right, latest: OperationStatus | null): Right {
  const isDue = right.status === 'awaiting-payment'
  const state = paymentState({ isDue, isPending: right.isPaymentPending }, latest)
  const isPaymentPending = state === 'pending' || state === 'paid'
  return isPaymentPending === right.isPaymentPending ? right : { ...right, isPaymentPending }
}
