import type { ZoneId } from '@parvis/shared-kernel/ids'
import type { Cents } from '@parvis/shared-kernel/money'
import type { Offer, Zone } from '@parvis/shared-kernel/offers'
import { liveOptions } from '@parvis/shared-kernel/orders'
import type { Definition } from '@parvis/shared-kernel/tickets'
import type { IsoDuration } from '@parvis/shared-kernel/time'

type PricedPlan =
  | Pick<Offer, 'kind' | 'options' | 'defaultPrice'>
  | Pick<Definition, 'kind' | 'options' | 'defaultPrice' | 'validityPeriod'>

/** Duration of options without their own. */
export const ownDuration = (plan: PricedPlan): IsoDuration | null =>
  plan.kind === 'definition' ? plan.validityPeriod : null

interface PricedDuration {
  readonly id: string
  readonly duration: IsoDuration | null
  readonly price: Cents
}

/** Available options in the city's order, each with its price; the plan itself where it has none. */
export function pricesOf(plan: PricedPlan): readonly PricedDuration[] {
  const own = ownDuration(plan)
  const options = liveOptions(plan)
  if (options.length === 0) return [{ id: 'own', duration: own, price: plan.defaultPrice }]
  return options.map(({ id, duration, price }) => ({ id, duration: duration ?? own, price }))
}

/** Available durations without duplicates, in the city's order. */
export const durationsOf = (plan: PricedPlan): readonly IsoDuration[] => [
  ...new Set(pricesOf(plan).flatMap(({ duration }) => duration ?? [])),
]

/** Named zones in the city's order; unknown ones are omitted. */
export const namedZones = (ids: readonly ZoneId[], zones: readonly Zone[]): readonly Zone[] =>
  zones.filter(({ id }) => ids.includes(id))

/** Whether the plan covers every zone: the text then says so instead of listing them. */
export const isWholeCity = (ids: readonly ZoneId[], zones: readonly Zone[]): boolean =>
  ids.length === 0 || (zones.length > 1 && zones.every(({ id }) => ids.includes(id)))
