import type { Brand } from '../ids/index.ts'
import type { Instant } from './moment.ts'

/** A calendar day, `YYYY-MM-DD`, years 0001 to 9999, without hour or time zone; days compare with `<`. */
export type Day = Brand<string, 'Day'>

export const WEEKDAYS = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const
export type Weekday = (typeof WEEKDAYS)[number]

const FORM = /^(?!0000)\d{4}-\d{2}-\d{2}$/

/** Parses a day; null for another format or a day that does not exist (30 February). */
export function day(raw: string): Day | null {
  // Some engines parse 30 February as 2 March, others reject it: only a real day reads back unchanged.
  const read = FORM.test(raw) ? new Date(raw) : null
  const exists = read !== null && !Number.isNaN(read.getTime()) && read.toISOString().startsWith(raw)
  return exists ? (raw as Day) : null
}

/** A day from valid numbers. @param month 1 to 12 */
export function dayFrom(year: number, month: number, date: number): Day {
  const text = (value: number, width: number) => String(value).padStart(width, '0')
  return `${text(year, 4)}-${text(month, 2)}-${text(date, 2)}` as Day
}

export const yearOf = (value: Day): number => Number(value.slice(0, 4))

// Cached: a formatter is expensive to create, and a city has one time zone.
const calendars = new Map<string, Intl.DateTimeFormat>()

function calendarOf(zone: string): Intl.DateTimeFormat {
  const known = calendars.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-GB-u-ca-iso8601-nu-latn', {
    timeZone: zone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  })
  calendars.set(zone, made)
  return made
}

/**
 * The day in the time zone at that moment. Uses `Intl`, as every first screen needs it and none loads luxon. @throws
 * RangeError for an unknown time zone
 */
export function dayOf(moment: Instant, zone: string): Day {
  const shown: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  for (const { type, value } of calendarOf(zone).formatToParts(moment)) shown[type] = Number(value)
  const { year = 0, month = 1, day: date = 1 } = shown
  return dayFrom(year, month, date)
}

const DAY_MS = 86_400_000

/**
 * Whole days from `from` to `to`; negative when `to` comes first. Days are parsed as UTC, where all have equal length.
 */
export const daysBetween = (from: Day, to: Day): number => (Date.parse(to) - Date.parse(from)) / DAY_MS
