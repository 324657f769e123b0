import { describe, expect, test } from 'vitest'
import { aMoment, anOffer } from '../testing/builders/index.ts'
import { type Day, day, type HolidayCalendar } from '../time/index.ts'
import type { StartRules } from './offer.ts'
import { firstAllowedDay, renewalDayRule, startDayRules } from './start-day.ts'

const on = (raw: string): Day => day(raw)!
const none: StartRules = { weekdays: [], holidays: [], specialDays: [], blockedDays: 0 }
const today = on('2026-06-13')
const answer = (rules: Partial<StartRules>, raw: string, calendar: HolidayCalendar = 'spec-fr') => {
  const verdict = startDayRules(anOffer({ startRules: { ...none, ...rules } }), calendar, today)(on(raw))
  return verdict.allowed ? 'allowed' : verdict.reason
}

describe('the day on which an offer may start (second document §5)', () => {
  const august = [{ from: on('2026-08-01'), to: on('2026-08-15') }]
  test.each([
    ['yesterday', {}, '2026-06-12', 'past'],
    ['today', {}, '2026-06-13', 'allowed'],
    ['two days on, three are blocked', { blockedDays: 3 }, '2026-06-15', 'blocked-period'],
    ['three days on, three are blocked', { blockedDays: 3 }, '2026-06-16', 'allowed'],
    ['yesterday, even where days are blocked', { blockedDays: 3 }, '2026-06-12', 'past'],
    ['a Monday, Mondays only', { weekdays: ['MONDAY'] }, '2026-06-15', 'allowed'],
    ['a Tuesday, Mondays only', { weekdays: ['MONDAY'] }, '2026-06-16', 'weekday'],
    ['14 July, no holidays', { holidays: 'all' }, '2026-07-14', 'holiday'],
    ['14 July, holidays do not matter', {}, '2026-07-14', 'allowed'],
    ['14 July by its name', { holidays: ['national-day'] }, '2026-07-14', 'holiday'],
    ['15 August, only 14 July listed', { holidays: ['national-day'] }, '2026-08-15', 'allowed'],
    ['a listed day that is no holiday', { holidays: [on('2026-06-24')] }, '2026-06-24', 'holiday'],
    ['the day before a special range', { specialDays: august }, '2026-07-31', 'allowed'],
    ['the first day of a special range', { specialDays: august }, '2026-08-01', 'special-day'],
    ['the last day of a special range', { specialDays: august }, '2026-08-15', 'special-day'],
    ['the day after a special range', { specialDays: august }, '2026-08-16', 'allowed'],
  ] as const)('%s', (_name, rules, raw, expected) => {
    expect(answer(rules as Partial<StartRules>, raw)).toBe(expected)
  })
  test.each([
    ['spec-fr', '2027-03-25', 'holiday'],
    ['fr-legal', '2027-03-25', 'allowed'],
    ['fr-legal', '2026-12-26', 'allowed'],
    ['fr-alsace-moselle', '2027-03-26', 'holiday'],
    ['fr-alsace-moselle', '2026-12-26', 'holiday'],
  ] as const)('the calendar %s decides of %s: %s', (calendar, raw, expected) => {
    expect(answer({ holidays: 'all' }, raw, calendar)).toBe(expected)
  })
  test('the first allowed day passes over what is refused', () => {
    const rule = startDayRules(
      anOffer({ startRules: { ...none, weekdays: ['MONDAY'], blockedDays: 3 } }),
      'spec-fr',
      today,
    )
    expect(firstAllowedDay(rule, today)).toBe('2026-06-22')
    expect(firstAllowedDay(() => ({ allowed: false, reason: 'never' }), today)).toBeNull()
  })
})

describe('a renewal', () => {
  const end = aMoment('2026-07-01T00:00:00+02:00')
  const rule = startDayRules(
    anOffer({ startRules: { ...none, weekdays: ['WEDNESDAY', 'THURSDAY'] } }),
    'spec-fr',
    today,
  )
  test.each([
    ['the day before the renewed right is over', '2026-06-30', 'before-renewed-end'],
    ['the day on which it begins', '2026-07-01', 'allowed'],
    ['a later day that the offer allows', '2026-07-02', 'allowed'],
    ['a later day that it does not', '2026-07-03', 'weekday'],
  ])('starting on %s', (_name, raw, expected) => {
    const verdict = renewalDayRule(rule, end, 'Europe/Paris')(on(raw))
    expect(verdict.allowed ? 'allowed' : verdict.reason).toBe(expected)
  })
})
