import { type OperationStatus, type PaymentState, paymentState } from '../payment/index.ts'
import type { Instant } from '../time/index.ts'
import { amountDue } from './amount-due.ts'
import type { Fine } from './fine.ts'

/**
 * How it stands with what is to be paid of a fine: its page, the list, the payment and every screen of an appeal read
 * this and nothing else, so that none asks for money that another says is on its way.
 * @param latest status of the latest attempt to pay; null while nobody has asked
 */
export const finePaymentState = (
  fine: Fine,
  now: Instant,
  latest: OperationStatus | null = null,
): PaymentState =>
  paymentState({ isDue: amountDue(fine, now).due > 0, isPending: fine.isPaymentPending }, latest)
