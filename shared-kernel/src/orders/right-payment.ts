import { type Cents, isFree } from '../money/index.ts'
import type { Instant } from '../time/index.ts'
import { isPaymentDue } from './action-rules.ts'
import { isActive } from './in-force.ts'
import type { Right } from './right.ts'

export const RIGHT_PAYMENTS = ['nothing', 'unsaid', 'due', 'pending', 'lapsed', 'paid'] as const
/**
 * How it stands with the money of a right. `lapsed`: nobody paid while it could be paid. `unsaid`: the city has not said
 * yet, as of a request that is still looked at, which owes nothing and has not been paid either.
 */
export type RightPayment = (typeof RIGHT_PAYMENTS)[number]

/**
 * The one answer for badge, to-do, facts and timeline of a right, read after its latest payment (`withLatestPayment`). A
 * ticket that costs something is granted once it is paid.
 * @param price what it costs (`rightPrice`)
 */
export function rightPayment(right: Right, price: Cents, now: Instant): RightPayment {
  if (right.status === 'awaiting-payment') {
    if (right.isPaymentPending) return 'pending'
    return isPaymentDue(right, null, now).allowed ? 'due' : 'lapsed'
  }
  if (isFree(price)) return 'nothing'
  return isActive(right) && (right.kind === 'ticket' || right.isFullyPaid) ? 'paid' : 'unsaid'
}
