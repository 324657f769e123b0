import type { Brand } from '../ids/index.ts'

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

const FORM = /^(\d{4})-(\d{2})-(\d{2})$/
const DAY_MS = 86_400_000

/** Epoch ms of the day's midnight in UTC, the ruler for all sums of days. */
const utcOf = (value: Day): number => Date.parse(value)
const ofUtc = (ms: number): Day => new Date(ms).toISOString().slice(0, 10) as Day

/** A written day, or null when it has another form or the calendar has no such day (30 February). */
export function day(raw: string): Day | null {
  const found = FORM.exec(raw)
  if (!found) return null
  const [year, month, date] = found.slice(1).map(Number) as [number, number, number]
  return year > 0 && month >= 1 && month <= 12 && date >= 1 && date <= daysInMonth(year, month)
    ? (raw as Day)
    : null
}

export const isLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

/** @param month 1 to 12 */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** A day from numbers that are known to be right; a date past the end of its month becomes the month's last day. */
export function dayFrom(year: number, month: number, date: number): Day {
  const text = (value: number, width: number) => String(value).padStart(width, '0')
  return `${text(year, 4)}-${text(month, 2)}-${text(Math.min(date, daysInMonth(year, month)), 2)}` as Day
}

export const yearOf = (value: Day): number => Number(value.slice(0, 4))
export const monthOf = (value: Day): number => Number(value.slice(5, 7))
export const dateOf = (value: Day): number => Number(value.slice(8, 10))

export const addDays = (value: Day, days: number): Day => ofUtc(utcOf(value) + days * DAY_MS)

/** Calendar months: 31 January + 1 month is the last day of February, as a subscriber counts. */
export function addMonths(value: Day, months: number): Day {
  const count = yearOf(value) * 12 + monthOf(value) - 1 + months
  return dayFrom(Math.floor(count / 12), (count % 12) + 1, dateOf(value))
}

/** Whole days from `from` to `to`; negative when `to` comes first. */
export const daysBetween = (from: Day, to: Day): number => (utcOf(to) - utcOf(from)) / DAY_MS

export function weekdayOf(value: Day): Weekday {
  // 1 January 1970 was a Thursday, three days after a Monday.
  const index = (((utcOf(value) / DAY_MS + 3) % 7) + 7) % 7
  return WEEKDAYS[index] ?? 'MONDAY'
}
