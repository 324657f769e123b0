import { addDays, type Day, dayFrom, yearOf } from './day.ts'
import { easter } from './easter.ts'

export const HOLIDAY_CALENDARS = ['spec-fr', 'fr-legal', 'fr-alsace-moselle'] as const
/** Which days a city counts as public holidays (D7). `spec-fr` is the default: the dates of the original system. */
export type HolidayCalendar = (typeof HOLIDAY_CALENDARS)[number]

type DayOfYear = { readonly month: number; readonly date: number } | { readonly fromEaster: number }

const HOLIDAYS = {
  'new-year': { month: 1, date: 1 },
  'holy-thursday': { fromEaster: -3 },
  'good-friday': { fromEaster: -2 },
  easter: { fromEaster: 0 },
  'easter-monday': { fromEaster: 1 },
  'labour-day': { month: 5, date: 1 },
  'victory-1945': { month: 5, date: 8 },
  ascension: { fromEaster: 39 },
  'whit-monday': { fromEaster: 50 },
  'national-day': { month: 7, date: 14 },
  assumption: { month: 8, date: 15 },
  'all-saints': { month: 11, date: 1 },
  armistice: { month: 11, date: 11 },
  christmas: { month: 12, date: 25 },
  'saint-stephen': { month: 12, date: 26 },
} as const satisfies Record<string, DayOfYear>

export type HolidayName = keyof typeof HOLIDAYS

export interface Holiday {
  readonly day: Day
  readonly name: HolidayName
}

/** Plain data: the shell, which only needs the names of the calendars, ships nothing that would have to run for it. */
const ABSENT: Record<HolidayCalendar, readonly HolidayName[]> = {
  // Second document §9, as written.
  'spec-fr': ['good-friday'],
  // The eleven days of the labour code, L3133-1.
  'fr-legal': ['holy-thursday', 'good-friday', 'easter', 'saint-stephen'],
  // L3134-13 adds Good Friday and 26 December in the departments of Moselle, Bas-Rhin and Haut-Rhin.
  'fr-alsace-moselle': ['holy-thursday', 'easter'],
}

const namesOf = (calendar: HolidayCalendar) =>
  (Object.keys(HOLIDAYS) as HolidayName[]).filter(name => !ABSENT[calendar].includes(name))

const dayIn = (year: number, when: DayOfYear): Day =>
  'fromEaster' in when ? addDays(easter(year), when.fromEaster) : dayFrom(year, when.month, when.date)

const byDay = (a: Holiday, b: Holiday) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)

/** The year's holidays, earliest first. Two may fall on one day (Ascension on 1 or 8 May). */
export const holidays = (year: number, calendar: HolidayCalendar): readonly Holiday[] =>
  namesOf(calendar)
    .map(name => ({ day: dayIn(year, HOLIDAYS[name]), name }))
    .sort(byDay)

/** The holiday of that day, or null. */
export const holidayOn = (value: Day, calendar: HolidayCalendar): Holiday | null =>
  holidays(yearOf(value), calendar).find(holiday => holiday.day === value) ?? null

export const isHoliday = (value: Day, calendar: HolidayCalendar): boolean =>
  holidayOn(value, calendar) !== null
