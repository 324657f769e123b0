import type { Brand } from '../ids/index.ts'
import { addDays, addMonths } from './day.ts'
import { addMilliseconds, type Instant } from './instant.ts'
import { momentOf, wallTime } from './zone.ts'

/** A duration as the specification writes it (`P1Y`, `P6M`, `P30D`, `PT2H`), known to be well formed. */
export type IsoDuration = Brand<string, 'IsoDuration'>

export interface Duration {
  readonly years: number
  readonly months: number
  readonly weeks: number
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

/** What is shown of a duration: months stay under 12, weeks are counted in days (first document §9). */
export interface DurationParts {
  readonly years: number
  readonly months: number
  readonly days: number
  readonly hours: number
  readonly minutes: number
}

const FORM =
  /^P(?=[\dT])(?:(\d{1,6})Y)?(?:(\d{1,6})M)?(?:(\d{1,6})W)?(?:(\d{1,6})D)?(?:T(?=\d)(?:(\d{1,9})H)?(?:(\d{1,9})M)?(?:(\d{1,9}(?:\.\d{1,9})?)S)?)?$/

/** Null when the text is not an ISO 8601 duration of whole, positive parts (seconds may have a fraction). */
export function parseDuration(raw: string): Duration | null {
  const found = FORM.exec(raw)
  if (!found) return null
  const [years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = found
    .slice(1)
    .map(part => Number(part ?? 0))
  return { years, months, weeks, days, hours, minutes, seconds }
}

export const isoDuration = (raw: string): IsoDuration | null =>
  parseDuration(raw) ? (raw as IsoDuration) : null

const NOTHING: Duration = { years: 0, months: 0, weeks: 0, days: 0, hours: 0, minutes: 0, seconds: 0 }
const partsOf = (duration: IsoDuration): Duration => parseDuration(duration) ?? NOTHING

/**
 * Calendar-true in the city's zone: years, months, weeks and days move the date and keep the hour on the clock, even
 * when clocks change in between, and 31 January + P1M is the end of February; hours and below are exact time.
 */
export function addDuration(start: Instant, duration: IsoDuration, zone: string): Instant {
  const { years, months, weeks, days, hours, minutes, seconds } = partsOf(duration)
  const monthCount = years * 12 + months
  const dayCount = weeks * 7 + days
  const exact = Math.round(((hours * 60 + minutes) * 60 + seconds) * 1000)
  // Without a calendar part the clock is not asked: it would lose the second of two equal hours.
  if (monthCount === 0 && dayCount === 0) return addMilliseconds(start, exact)
  const wall = wallTime(start, zone)
  const date = addDays(addMonths(wall.day, monthCount), dayCount)
  return addMilliseconds(momentOf({ ...wall, day: date }, zone), exact)
}

export function durationParts(duration: IsoDuration): DurationParts {
  const { years, months, weeks, days, hours, minutes } = partsOf(duration)
  return {
    years: years + Math.floor(months / 12),
    months: months % 12,
    days: weeks * 7 + days,
    hours,
    minutes,
  }
}
