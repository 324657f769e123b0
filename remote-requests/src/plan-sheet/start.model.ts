import { firstAllowedDay, type Offer, renewalDayRule, startDayRules } from '@parvis/shared-kernel/offers'
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

/**
 * The first allowed start by the kernel's rules; null if there is none in the coming years.
 * @param notBefore end of the right that an offer's request renews; null without one
 */
export function earliestStart(
  plan: Offer | Definition,
  city: CityDays,
  now: Instant,
  notBefore: Instant | null = null,
): Day | null {
  const today = dayOf(now, city.timeZone)
  const rule =
    plan.kind === 'offer'
      ? renewalDayRule(startDayRules(plan, city.holidayCalendar, today), notBefore, city.timeZone)
      : ticketStartDay(plan, today)
  return firstAllowedDay(rule, today)
}

/** Allowed weekdays for the start, Monday first; empty when all are. */
export function startWeekdays(plan: Offer | Definition): readonly Weekday[] {
  const allowed = plan.kind === 'offer' ? plan.startRules.weekdays : plan.allowedWeekDays
  const named = WEEKDAYS.filter(weekday => allowed.includes(weekday))
  return named.length === WEEKDAYS.length ? [] : named
}

/** Whether holidays restrict the start: all, some or none of them. */
export function holidayLimit(plan: Offer | Definition): 'all' | 'some' | 'none' {
  if (plan.kind === 'definition') return 'none'
  const { holidays } = plan.startRules
  if (holidays === 'all') return 'all'
  return holidays.length > 0 ? 'some' : 'none'
}
