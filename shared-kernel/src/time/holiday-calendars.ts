// Plain data, separate from the date computation, so that code that only names holidays does not load luxon.

export const HOLIDAY_CALENDARS = ['spec-fr', 'fr-legal', 'fr-alsace-moselle'] as const
/** Which days a city counts as public holidays (D7). `spec-fr` is the default: the dates of the original system. */
export type HolidayCalendar = (typeof HOLIDAY_CALENDARS)[number]

export type DayOfYear = { readonly month: number; readonly date: number } | { readonly fromEaster: number }

export const HOLIDAYS = {
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

export const HOLIDAY_NAMES = Object.keys(HOLIDAYS) as readonly HolidayName[]

const ABSENT: Record<HolidayCalendar, readonly HolidayName[]> = {
  // Second document §9, as written.
  'spec-fr': ['good-friday'],
  // The eleven days of the labour code, L3133-1.
  'fr-legal': ['holy-thursday', 'good-friday', 'easter', 'saint-stephen'],
  // L3134-13 adds Good Friday and 26 December in the departments of Moselle, Bas-Rhin and Haut-Rhin.
  'fr-alsace-moselle': ['holy-thursday', 'easter'],
}

/** The holidays that a calendar counts. */
export const holidaysOf = (calendar: HolidayCalendar): readonly HolidayName[] =>
  HOLIDAY_NAMES.filter(name => !ABSENT[calendar].includes(name))
