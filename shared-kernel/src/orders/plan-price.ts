import type { OptionId } from '../ids/index.ts'
import { type Cents, cents, isFree } from '../money/index.ts'
import type { PlanOption, RightPlan } from './right-plan.ts'

/** Options that may be chosen. */
export const liveOptions = ({ options }: Pick<RightPlan, 'options'>): readonly PlanOption[] =>
  options.filter(({ isDeleted }) => !isDeleted)

/** The price of a request: the chosen option's, else the default one (first document §4). */
export const planPrice = (plan: RightPlan, optionId: OptionId | null): Cents =>
  liveOptions(plan).find(({ id }) => id === optionId)?.price ?? plan.defaultPrice

/** Price of a plan before an option is chosen. */
export interface PriceRange {
  readonly lowest: Cents
  /** Options differ in price: `price` is the lowest. */
  readonly isFrom: boolean
  /** Every option is free. */
  readonly isFree: boolean
}

/** The lowest price of the available options, else the default price (first document §4). */
export function priceRange(plan: Pick<RightPlan, 'options' | 'defaultPrice'>): PriceRange {
  const prices = liveOptions(plan).map(({ price }) => price)
  const lowest = prices.length === 0 ? plan.defaultPrice : cents(Math.min(...prices))
  const isFrom = prices.some(price => price !== lowest)
  return { lowest, isFrom, isFree: isFree(lowest) && !isFrom }
}
