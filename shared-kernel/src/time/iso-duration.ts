import type { Brand } from '../ids/index.ts'

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

/**
 * The one form in which durations are taken: whole, positive parts (seconds may have a fraction). It is not luxon's: that
 * one takes signs, half months and a bare `P` too, and would have to be loaded to show how long an offer lasts.
 */
export const ISO_DURATION =
  /^P(?=[\dT])(?:(\d{1,6})Y)?(?:(\d{1,6})M)?(?:(\d{1,6})W)?(?:(\d{1,6})D)?(?:T(?=\d)(?:(\d{1,9})H)?(?:(\d{1,9})M)?(?:(\d{1,9}(?:\.\d{1,9})?)S)?)?$/

/** Null when the text is not an ISO 8601 duration of whole, positive parts (seconds may have a fraction). */
export function parseDuration(raw: string): Duration | null {
  const found = ISO_DURATION.exec(raw)
  if (!found) return null
  const [years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = found
    .slice(1)
    .map(part => Number(part ?? 0))
  return { years, months, weeks, days, hours, minutes, seconds }
}

export const isoDuration = (raw: string): IsoDuration | null =>
  parseDuration(raw) ? (raw as IsoDuration) : null

const NOTHING: Duration = { years: 0, months: 0, weeks: 0, days: 0, hours: 0, minutes: 0, seconds: 0 }
export const partsOf = (duration: IsoDuration): Duration => parseDuration(duration) ?? NOTHING

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
