import { isFree } from '@parvis/shared-kernel/money'
import { needsReview } from '@parvis/shared-kernel/offers'
import { priceRange } from '@parvis/shared-kernel/orders'
import type { Plan } from './sorted-for-place.model.ts'

/** How long it takes from the request to the right. */
export type Delay =
  /** Nobody has to look at it. */
  | { readonly kind: 'at-once' }
  | { readonly kind: 'once-paid' }
  | { readonly kind: 'reviewed'; readonly days: number | null }

/** By the rule that the city follows (`needsReview`); the days are what the city says that it usually takes. */
export function delayOf(plan: Plan): Delay {
  if (plan.kind === 'offer' && needsReview(plan))
    return { kind: 'reviewed', days: plan.procedure.decisionDays ?? null }
  const { lowest, isFrom } = priceRange(plan)
  return isFree(lowest) && !isFrom ? { kind: 'at-once' } : { kind: 'once-paid' }
}
