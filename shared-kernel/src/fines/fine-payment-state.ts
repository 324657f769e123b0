import { type OperationStatus, type PaymentState, paymentState } from '../payment/index.ts'
import type { Instant } from '../time/index.ts'
import { amountDue } from './amount-due.ts'
import type { Fine } from './fine.ts'

/**
 * Payment state of a fine. Its page, the list, the payment and every appeal screen use only this, so that none asks for
 * money that another shows as pending.
 * @param latest status of the latest payment operation; null when it was not fetched
 */
export const finePaymentState = (
  fine: Fine,
  now: Instant,
  latest: OperationStatus | null = null,
): PaymentState =>
  paymentState({ isDue: amountDue(fine, now).due > 0, isPending: fine.isPaymentPending }, latest)
