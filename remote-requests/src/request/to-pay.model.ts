import { isPaymentDue, planOf, type Right, type RightPlan } from '@parvis/shared-kernel/orders'
import type { Instant } from '@parvis/shared-kernel/time'

/** The latest right of this plan that waits for its payment; null if none does. */
export const toPayOf = (rights: readonly Right[], plan: RightPlan, now: Instant): Right | null =>
  rights
    .filter(right => planOf(right, [plan]) !== null && isPaymentDue(right, plan, now).allowed)
    .toSorted((a, b) => (b.createdAt ?? 0) - (a.createdAt ?? 0))[0] ?? null
