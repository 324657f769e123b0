import { type Cents, cents, isFree } from '@parvis/shared-kernel/money'
import type { RightPlan } from '@parvis/shared-kernel/orders'

/** What a plan costs, before an option is chosen. */
export interface PlanPrice {
  readonly lowest: Cents
  /** Options cost differently: the lowest is where they start. */
  readonly isFrom: boolean
  readonly isFree: boolean
}

/** The lowest of the options that can still be chosen, else the default price (first document §4). */
export function planPriceRange({ options, defaultPrice }: RightPlan): PlanPrice {
  const prices = options.filter(({ isDeleted }) => !isDeleted).map(({ price }) => price)
  const lowest = prices.length === 0 ? defaultPrice : cents(Math.min(...prices))
  const isFrom = prices.some(price => price !== lowest)
  return { lowest, isFrom, isFree: isFree(lowest) && !isFrom }
}
