import { type Cents, isFree } from '../money/index.ts'
import type { Instant } from '../time/index.ts'
import { isPaymentDue } from './action-rules.ts'
import { isActive } from './in-force.ts'
import type { Right } from './right.ts'

export const RIGHT_PAYMENTS = ['nothing', 'unsaid', 'due', 'pending', 'lapsed', 'paid'] as const
/**
 * Payment state of a right. `lapsed`: not paid while it could be. `unsaid`: the city has not said yet, e.g. a request
 * under review, which owes nothing and is not paid either.
 */
export type RightPayment = (typeof RIGHT_PAYMENTS)[number]

/**
 * The payment state for badge, to-do list, details and timeline of a right, after `withLatestPayment`. A ticket that is
 * not free is granted once paid.
 * @param price the price of the right (`rightPrice`)
 */
export function rightPayment(right: Right, price: Cents, now: Instant): RightPayment {
  if (right.status === 'awaiting-payment') {
    if (right.isPaymentPending) return 'pending'
    return isPaymentDue(right, null, now).allowed ? 'due' : 'lapsed'
  }
  if (isFree(price)) return 'nothing'
  return isActive(right) && (right.kind === 'ticket' || right.isFullyPaid) ? 'paid' : 'unsaid'
}
