import { type Day, dayFrom } from './day.ts'
import { addDays } from './day-arithmetic.ts'
import { easter } from './easter.ts'
import {
  type DayOfYear,
  HOLIDAYS,
  type HolidayCalendar,
  type HolidayName,
  holidaysOf,
} from './holiday-calendars.ts'

export interface Holiday {
  readonly day: Day
  readonly name: HolidayName
}

const dayIn = (year: number, when: DayOfYear): Day =>
  'fromEaster' in when ? addDays(easter(year), when.fromEaster) : dayFrom(year, when.month, when.date)

const byDay = (a: Holiday, b: Holiday) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)

/** The year's holidays, earliest first. Two may fall on one day (Ascension on 1 or 8 May). */
export const holidays = (year: number, calendar: HolidayCalendar): readonly Holiday[] =>
  holidaysOf(calendar)
    .map(name => ({ day: dayIn(year, HOLIDAYS[name]), name }))
    .sort(byDay)
