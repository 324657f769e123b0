export { type CalendarEvent, calendarHref, lastHourBefore } from './calendar-event.ts'
export { type CityClock, createCityClock } from './city-clock.ts'
export * from './day.ts'
export { addDays, addMonths, weekdayOf } from './day-arithmetic.ts'
export * from './duration.ts'
export { easter } from './easter.ts'
export {
  HOLIDAY_CALENDARS,
  HOLIDAY_NAMES,
  type HolidayCalendar,
  type HolidayName,
} from './holiday-calendars.ts'
export * from './holidays.ts'
export * from './instant.ts'
export * from './interval.ts'
export {
  type Duration,
  type DurationParts,
  durationParts,
  ISO_DURATION,
  type IsoDuration,
  isoDuration,
  parseDuration,
} from './iso-duration.ts'
export type { Instant } from './moment.ts'
export * from './period.ts'
export { isFreshOnTab, TAB_MAX_AGE_SECONDS } from './tab-age.ts'
export {
  atHour,
  endOfDay,
  isTimeZone,
  momentOf,
  offsetAt,
  startOfDay,
  toIsoIn,
  type WallTime,
  wallTime,
} from './zone.ts'
