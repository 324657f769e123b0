import { addDays, dayOf, endOfDay, type Instant, later, startOfDay } from '@parvis/shared-kernel/time'
import { DateTime } from 'luxon'
import { at } from '../db/schema.ts'

/** Both demo cities are in France. */
export const SEED_ZONE = 'Europe/Paris'

/** A moment so many days from now, on a whole minute, as the database takes it. */
export const daysFrom = (now: Instant, days: number): string =>
  at(DateTime.fromMillis(later(now, { days }), { zone: 'utc' }).startOf('minute').toMillis() as Instant)

/** From the first moment of the day so many days from now to the last second of the day before that other one. */
export const wholeDays = (now: Instant, [from, until]: readonly [number, number]) => {
  const today = dayOf(now, SEED_ZONE)
  return {
    start: at(startOfDay(addDays(today, from), SEED_ZONE)),
    end: at(endOfDay(addDays(today, until - 1), SEED_ZONE)),
  }
}
