import type { ZoneId } from '@parvis/shared-kernel/ids'
import type { Zone } from '@parvis/shared-kernel/offers'
import { liveOptions, type RightPlan } from '@parvis/shared-kernel/orders'
import type { IsoDuration } from '@parvis/shared-kernel/time'

/** Available durations without duplicates, in the city's order; the plan's own when options have none. */
export function durationsOf(
  plan: Pick<RightPlan, 'options'>,
  ownDuration: IsoDuration | null,
): readonly IsoDuration[] {
  const said = liveOptions(plan).map(({ duration }) => duration ?? ownDuration)
  const known = (said.length > 0 ? said : [ownDuration]).filter(duration => duration !== null)
  return [...new Set(known)]
}

/** Named zones in the city's order; unknown ones are omitted. */
export const namedZones = (ids: readonly ZoneId[], zones: readonly Zone[]): readonly Zone[] =>
  zones.filter(({ id }) => ids.includes(id))

/** The plan covers every zone: say so instead of naming them all. */
export const isWholeCity = (ids: readonly ZoneId[], zones: readonly Zone[]): boolean =>
  ids.length === 0 || (zones.length > 1 && zones.every(({ id }) => ids.includes(id)))
