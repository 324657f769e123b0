import type { Brand } from '../ids/index.ts'
import type { Instant } from './moment.ts'

/** A day of the calendar, `YYYY-MM-DD`, years 0001 to 9999. It has no hour and no zone; days compare with `<`. */
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

/** A written day, or null when it has another form or the calendar has no such day (30 February). */
export function day(raw: string): Day | null {
  // Some engines read 30 February as 2 March, others refuse it: neither gives back what was written.
  const read = FORM.test(raw) ? new Date(raw) : null
  const exists = read !== null && !Number.isNaN(read.getTime()) && read.toISOString().startsWith(raw)
  return exists ? (raw as Day) : null
}

/** A day from numbers that are known to be right. @param month 1 to 12 */
export function dayFrom(year: number, month: number, date: number): Day {
  const text = (value: number, width: number) => String(value).padStart(width, '0')
  return `${text(year, 4)}-${text(month, 2)}-${text(date, 2)}` as Day
}

export const yearOf = (value: Day): number => Number(value.slice(0, 4))

// A formatter costs far more to make than to use, and a city has one zone.
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
 * Which day it is in the zone at that moment. Asked of `Intl`, because every first screen asks it and none of them
 * loads luxon. @throws RangeError for a zone that does not exist
 */
export function dayOf(moment: Instant, zone: string): Day {
  const shown: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  for (const { type, value } of calendarOf(zone).formatToParts(moment)) shown[type] = Number(value)
  const { year = 0, month = 1, day: date = 1 } = shown
  return dayFrom(year, month, date)
}

const DAY_MS = 86_400_000

/** Whole days from `from` to `to`; negative when `to` comes first. A written day is read in UTC, where all are as long. */
export const daysBetween = (from: Day, to: Day): number => (Date.parse(to) - Date.parse(from)) / DAY_MS
