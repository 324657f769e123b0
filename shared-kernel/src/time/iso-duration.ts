import type { Brand } from '../ids/index.ts'

/** A valid duration in the specification's format (`P1Y`, `P6M`, `P30D`, `PT2H`). */
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

/** Displayed parts of a duration: months stay under 12, weeks are shown in days (first document §9). */
export interface DurationParts {
  readonly years: number
  readonly months: number
  readonly days: number
  readonly hours: number
  readonly minutes: number
}

/**
 * Accepted durations: whole, positive parts (seconds may have a fraction). Not luxon's pattern, which also accepts
 * signs, half months and a bare `P`, and would load luxon to show an offer's duration.
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
