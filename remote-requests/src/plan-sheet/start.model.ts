import { firstAllowedDay, type Offer, startDayRules } from '@parvis/shared-kernel/offers'
import { type Definition, ticketStartDay } from '@parvis/shared-kernel/tickets'
import {
  type Day,
  dayOf,
  type HolidayCalendar,
  type Instant,
  WEEKDAYS,
  type Weekday,
} from '@parvis/shared-kernel/time'

export interface CityDays {
  readonly timeZone: string
  readonly holidayCalendar: HolidayCalendar
}

/** The first day on which it may start, by the kernel's rules; null when no day of the next years will do. */
export function earliestStart(plan: Offer | Definition, city: CityDays, now: Instant): Day | null {
  const today = dayOf(now, city.timeZone)
  const rule =
    plan.kind === 'offer' ? startDayRules(plan, city.holidayCalendar, today) : ticketStartDay(plan, today)
  return firstAllowedDay(rule, today)
}

/** The weekdays on which it may start, Monday first; empty where every day will do. */
export function startWeekdays(plan: Offer | Definition): readonly Weekday[] {
  const allowed = plan.kind === 'offer' ? plan.startRules.weekdays : plan.allowedWeekDays
  const named = WEEKDAYS.filter(weekday => allowed.includes(weekday))
  return named.length === WEEKDAYS.length ? [] : named
}

/** Whether holidays narrow the choice: all of them, some, or none. */
export function holidayLimit(plan: Offer | Definition): 'all' | 'some' | 'none' {
  if (plan.kind === 'definition') return 'none'
  const { holidays } = plan.startRules
  if (holidays === 'all') return 'all'
  return holidays.length > 0 ? 'some' : 'none'
}
