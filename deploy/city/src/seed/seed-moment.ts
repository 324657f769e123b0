import { addDays, dayOf, endOfDay, type Instant, later, startOfDay, toIso } from '@parvis/shared-kernel/time'
import { DateTime } from 'luxon'
import { at } from '../db/schema.ts'

/** A moment the given days from now, on a whole minute, in database format. */
export const daysFrom = (now: Instant, days: number): string =>
  toIso(DateTime.fromMillis(later(now, { days }), { zone: 'utc' }).startOf('minute').toMillis() as Instant)

/** From the start of day `from` to the last second before day `until`, in days from now. */
export const wholeDays = (now: Instant, timeZone: string, [from, until]: readonly [number, number]) => {
  const today = dayOf(now, timeZone)
  return {
    start: at(startOfDay(addDays(today, from), timeZone)),
    end: at(endOfDay(addDays(today, until - 1), timeZone)),
  }
}
