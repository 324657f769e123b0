import { DateTime } from 'luxon'
import { type Day, WEEKDAYS, type Weekday } from './day.ts'

/** The day's midnight in UTC, for luxon's calendar arithmetic: days in UTC have equal length. */
export const utcMidnight = (value: Day): DateTime => DateTime.fromMillis(Date.parse(value), { zone: 'utc' })

const dayIn = (date: DateTime): Day => date.toISODate() as Day

export const addDays = (value: Day, days: number): Day => dayIn(utcMidnight(value).plus({ days }))

/** Adds calendar months: 31 January + 1 month is the last day of February. */
export const addMonths = (value: Day, months: number): Day => dayIn(utcMidnight(value).plus({ months }))

export const weekdayOf = (value: Day): Weekday => WEEKDAYS[utcMidnight(value).weekday - 1] ?? 'MONDAY'
