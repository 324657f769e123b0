import { isFree } from '@parvis/shared-kernel/money'
import { needsReview } from '@parvis/shared-kernel/offers'
import { priceRange } from '@parvis/shared-kernel/orders'
import type { Plan } from './sorted-for-place.model.ts'

/** Delay from request to right. */
export type Delay =
  /** Granted without review or payment. */
  | { readonly kind: 'at-once' }
  | { readonly kind: 'once-paid' }
  | { readonly kind: 'reviewed'; readonly days: number | null }

/** Delay by the city's rule (`needsReview`); the days are the city's usual delay. */
export function delayOf(plan: Plan): Delay {
  if (plan.kind === 'offer' && needsReview(plan))
    return { kind: 'reviewed', days: plan.procedure.decisionDays ?? null }
  const { lowest, isFrom } = priceRange(plan)
  return isFree(lowest) && !isFrom ? { kind: 'at-once' } : { kind: 'once-paid' }
}
