import type { ZoneId } from '@parvis/shared-kernel/ids'
import type { Zone } from '@parvis/shared-kernel/offers'
import { liveOptions, type RightPlan } from '@parvis/shared-kernel/orders'
import type { IsoDuration } from '@parvis/shared-kernel/time'

/** Every duration one may choose, each once, in the city's order; the plan's own where options say none. */
export function durationsOf(
  plan: Pick<RightPlan, 'options'>,
  ownDuration: IsoDuration | null,
): readonly IsoDuration[] {
  const said = liveOptions(plan).map(({ duration }) => duration ?? ownDuration)
  const known = (said.length > 0 ? said : [ownDuration]).filter(duration => duration !== null)
  return [...new Set(known)]
}

/** Zones by name, in the city's order; one that the city no longer names is left out. */
export const namedZones = (ids: readonly ZoneId[], zones: readonly Zone[]): readonly Zone[] =>
  zones.filter(({ id }) => ids.includes(id))

/** Everywhere in the city: naming every zone would say less. */
export const isWholeCity = (ids: readonly ZoneId[], zones: readonly Zone[]): boolean =>
  ids.length === 0 || (zones.length > 1 && zones.every(({ id }) => ids.includes(id)))
