import * as v from 'valibot'
import type { DayRange, StartRules } from '../offers/index.ts'
import { type Day, day, HOLIDAY_NAMES, type HolidayName } from '../time/index.ts'
import { dayWire, weekdaysWire } from './calendar.wire.ts'
import { countWire } from './primitives.wire.ts'

/** When an offer may start (second document §3). Special days are inclusive ranges. */
export const startRulesEntries = {
  mustStartOnWeekDays: v.nullish(weekdaysWire),
  /** True: excludes every holiday of the city's calendar; a list: only the listed holidays and days. */
  mustNotStartOnFreeDays: v.nullish(v.union([v.boolean(), v.array(v.string())])),
  mustNotStartOnSpecialDays: v.nullish(v.array(v.object({ start: dayWire, end: dayWire }))),
  blockedPeriodFromStartOfValidityInDays: v.nullish(countWire),
}

const startRulesWire = v.object(startRulesEntries)
export type StartRulesWire = v.InferOutput<typeof startRulesWire>

const freeDay = (raw: string): HolidayName | Day | null =>
  HOLIDAY_NAMES.find(name => name === raw) ?? day(raw)

function freeDaysFromWire(wire: boolean | string[] | null | undefined): StartRules['holidays'] {
  if (wire === true) return 'all'
  return (wire || []).map(freeDay).filter(found => found !== null)
}

function rangeFromWire({ start, end }: { start: string; end: string }): DayRange | null {
  const [from, to] = [day(start), day(end)]
  return from && to ? { from, to } : null
}

export const startRulesFromWire = (wire: StartRulesWire): StartRules => ({
  weekdays: wire.mustStartOnWeekDays ?? [],
  holidays: freeDaysFromWire(wire.mustNotStartOnFreeDays),
  specialDays: (wire.mustNotStartOnSpecialDays ?? []).map(rangeFromWire).filter(range => range !== null),
  blockedDays: wire.blockedPeriodFromStartOfValidityInDays ?? 0,
})

export const startRulesToWire = (rules: StartRules): StartRulesWire => ({
  mustStartOnWeekDays: [...rules.weekdays],
  mustNotStartOnFreeDays: rules.holidays === 'all' ? true : [...rules.holidays],
  mustNotStartOnSpecialDays: rules.specialDays.map(({ from, to }) => ({ start: from, end: to })),
  blockedPeriodFromStartOfValidityInDays: rules.blockedDays,
})
