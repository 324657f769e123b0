import { isFree } from '../money/index.ts'
import type { Instant } from '../time/index.ts'
import { isPaymentDue } from './action-rules.ts'
import { isActive } from './in-force.ts'
import type { Right } from './right.ts'
import { type RightPlan, rightPrice } from './right-plan.ts'

export const RIGHT_PAYMENTS = ['nothing', 'unsaid', 'due', 'pending', 'lapsed', 'paid'] as const
/**
 * Payment state of a right. `lapsed`: not paid while it could be. `unsaid`: the city has not said yet, e.g. a request
 * under review, which owes nothing and is not paid either.
 */
export type RightPayment = (typeof RIGHT_PAYMENTS)[number]

/**
 * The payment state for badge, to-do list, details and timeline of a right, after `withLatestPayment`. A ticket that is
 * not free is granted once paid.
 */
export function rightPayment(right: Right, plan: RightPlan | null, now: Instant): RightPayment {
  if (right.status === 'awaiting-payment') {
    if (right.isPaymentPending) return 'pending'
    const due = isPaymentDue(right, plan, now)
    if (due.allowed) return 'due'
    return due.reason === 'free' ? 'nothing' : 'lapsed'
  }
  if (isFree(rightPrice(right, plan))) return 'nothing'
  return isActive(right) && (right.kind === 'ticket' || right.isFullyPaid) ? 'paid' : 'unsaid'
}
