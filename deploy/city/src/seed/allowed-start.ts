import { addDays, dayOf, later, weekdayOf } from '@parvis/shared-kernel/time'
import type { SeedRight } from '../cities/demo-shapes.ts'
import type { SeedContext } from './seed-context.ts'

const DAYS_A_WEEK = 7

const startWeekdaysOf = ({ kind, plan }: SeedRight, { city }: SeedContext): readonly string[] =>
  (kind === 'ticket'
    ? city.definitions?.find(one => one.parkingRightDefinitionId === plan)?.allowedWeekDays
    : city.offers?.find(({ id }) => id === plan)?.mustStartOnWeekDays) ?? []

/**
 * Moves a right to the nearest days on which its plan lets it start: earlier if it has ended, else later. Dates
 * relative to the city's first start fall on any weekday, and a week-end ticket cannot be granted on a Thursday.
 */
export function onAllowedStart(right: SeedRight, context: SeedContext): SeedRight {
  const weekdays = startWeekdaysOf(right, context)
  const startsOn = dayOf(later(context.now, { days: right.start }), context.timeZone)
  const step = right.end < 0 ? -1 : 1
  for (let days = 0; Math.abs(days) < DAYS_A_WEEK; days += step)
    if (weekdays.includes(weekdayOf(addDays(startsOn, days))))
      return { ...right, start: right.start + days, end: right.end + days }
  return right
}
