import type { ZoneId } from '@parvis/shared-kernel/ids'
import { type Cents, cents, isFree } from '@parvis/shared-kernel/money'
import type { Zone } from '@parvis/shared-kernel/offers'
import type { PlanOption, RightPlan } from '@parvis/shared-kernel/orders'
import type { IsoDuration } from '@parvis/shared-kernel/time'

/** What one may choose today. */
export const openOptions = ({ options }: Pick<RightPlan, 'options'>): readonly PlanOption[] =>
  options.filter(({ isDeleted }) => !isDeleted)

export interface PriceFrom {
  readonly lowest: Cents
  /** Other choices cost more. */
  readonly isFrom: boolean
  readonly isFree: boolean
}

/** The lowest price of a plan, and whether it is where prices start. Without options, the default price (first document §4). */
export function priceFrom(plan: Pick<RightPlan, 'options' | 'defaultPrice'>): PriceFrom {
  const prices = openOptions(plan).map(({ price }) => price)
  const lowest = prices.length > 0 ? cents(Math.min(...prices)) : plan.defaultPrice
  const isFrom = prices.some(price => price !== lowest)
  return { lowest, isFrom, isFree: isFree(lowest) && !isFrom }
}

/** Every duration one may choose, each once, in the city's order; the plan's own where options say none. */
export function durationsOf(
  plan: Pick<RightPlan, 'options'>,
  ownDuration: IsoDuration | null,
): readonly IsoDuration[] {
  const said = openOptions(plan).map(({ duration }) => duration ?? ownDuration)
  const known = (said.length > 0 ? said : [ownDuration]).filter(duration => duration !== null)
  return [...new Set(known)]
}

/** Zones by name, in the city's order; one that the city no longer names is left out. */
export const namedZones = (ids: readonly ZoneId[], zones: readonly Zone[]): readonly Zone[] =>
  zones.filter(({ id }) => ids.includes(id))

/** Everywhere in the city: naming every zone would say less. */
export const isWholeCity = (ids: readonly ZoneId[], zones: readonly Zone[]): boolean =>
  ids.length === 0 || (zones.length > 1 && zones.every(({ id }) => ids.includes(id)))
