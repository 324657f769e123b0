import { addDays, dayOf, endOfDay, type Instant, startOfDay } from '@parvis/shared-kernel/time'
import { at } from '../db/schema.ts'

/** Both demo cities are in France. */
export const SEED_ZONE = 'Europe/Paris'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** A moment so many days from now, on a whole minute, as the database takes it. */
export const daysFrom = (now: Instant, days: number): string =>
  at((Math.floor((now + Math.round(days * DAY_MS)) / MINUTE_MS) * MINUTE_MS) as Instant)

/** From the first moment of the day so many days from now to the last second of the day before that other one. */
export const wholeDays = (now: Instant, [from, until]: readonly [number, number]) => {
  const today = dayOf(now, SEED_ZONE)
  return {
    start: at(startOfDay(addDays(today, from), SEED_ZONE)),
    end: at(endOfDay(addDays(today, until - 1), SEED_ZONE)),
  }
}
