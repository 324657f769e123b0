import { ALLOWED, refused, type Verdict } from '../errors/index.ts'
import {
  addDays,
  type Day,
  dayOf,
  type HolidayCalendar,
  holidays,
  type Instant,
  weekdayOf,
  yearOf,
} from '../time/index.ts'
import type { Offer, StartRules } from './offer.ts'

export type StartDayRefusal =
  | 'past'
  | 'blocked-period'
  | 'weekday'
  | 'holiday'
  | 'special-day'
  | 'before-renewed-end'
export type StartDayRule = (day: Day) => Verdict<StartDayRefusal>

function isForbiddenHoliday(rules: StartRules, calendar: HolidayCalendar, day: Day): boolean {
  const names = holidays(yearOf(day), calendar).filter(holiday => holiday.day === day)
  if (rules.holidays === 'all') return names.length > 0
  const listed: readonly string[] = rules.holidays
  return listed.includes(day) || names.some(({ name }) => listed.includes(name))
}

const isSpecial = ({ specialDays }: StartRules, day: Day): boolean =>
  specialDays.some(({ from, to }) => from <= day && day <= to)

/**
 * On which days an offer may start (second document §5): not in the past, not before today plus the blocked days,
 * on an allowed weekday, not on a listed holiday, not in a special-day range.
 * @param calendar the city's holidays (D7)
 * @param today the city's day
 */
export function startDayRules(
  { startRules: rules }: Offer,
  calendar: HolidayCalendar,
  today: Day,
): StartDayRule {
  const earliest = addDays(today, rules.blockedDays)
  return day => {
    if (day < today) return refused('past')
    if (day < earliest) return refused('blocked-period')
    if (rules.weekdays.length > 0 && !rules.weekdays.includes(weekdayOf(day))) return refused('weekday')
    if (isForbiddenHoliday(rules, calendar, day)) return refused('holiday')
    return isSpecial(rules, day) ? refused('special-day') : ALLOWED
  }
}

/** The same rule for a renewal, which may not start before the renewed right's last day. */
export const renewalDayRule =
  (rule: StartDayRule, notBefore: Instant | null, zone: string): StartDayRule =>
  day =>
    notBefore !== null && day < dayOf(notBefore, zone) ? refused('before-renewed-end') : rule(day)

const HORIZON_DAYS = 3 * 366

/** Returns the first day from `from` that a rule allows, within three years; null when there is none. */
export function firstAllowedDay(rule: (day: Day) => Verdict<unknown>, from: Day): Day | null {
  for (let i = 0; i < HORIZON_DAYS; i += 1) {
    const day = addDays(from, i)
    if (rule(day).allowed) return day
  }
  return null
}
