import { describe, expect, test } from 'vitest'
import { optionId } from '../ids/index.ts'
import { cents } from '../money/index.ts'
import { planPrice } from '../orders/index.ts'
import { aDefinition, aMoment, aSubscription, aTicket, NOW } from '../testing/builders/index.ts'
import { addMilliseconds, day, type Instant, isoDuration, toIsoIn } from '../time/index.ts'
import type { Definition } from './definition.ts'
import { quotaRule, remainingTickets, usedTickets } from './quota.ts'
import {
  desiredEnd,
  exactHourlyEnd,
  isTicketBegun,
  ticketEnd,
  ticketSeries,
  ticketStart,
  ticketStartDay,
} from './ticket-period.ts'

const zone = 'Europe/Paris'
const shown = (moment: ReturnType<typeof aMoment> | null) => (moment === null ? null : toIsoIn(moment, zone))
const saturday = aMoment('2026-06-13T00:00:00+02:00')

describe('the day a ticket may start', () => {
  const mondays: Definition['allowedWeekDays'] = ['MONDAY']
  test.each([
    ['yesterday', [], '2026-06-12', 'past'],
    ['today', [], '2026-06-13', 'allowed'],
    ['a Monday, Mondays only', mondays, '2026-06-15', 'allowed'],
    ['a Sunday, Mondays only', mondays, '2026-06-14', 'weekday'],
    ['a Monday that is past', mondays, '2026-06-08', 'past'],
  ] as const)('%s', (_name, allowedWeekDays, raw, expected) => {
    const verdict = ticketStartDay({ allowedWeekDays }, day('2026-06-13')!)(day(raw)!)
    expect(verdict.allowed ? 'allowed' : verdict.reason).toBe(expected)
  })
})

describe('when a ticket starts and ends', () => {
  const hours = aDefinition({ computeExactHourlyEnd: true, validityPeriod: isoDuration('P1D') })
  test('it starts with its day, or at the chosen hour with exact hours', () => {
    const time = { hour: 14, minute: 30 }
    expect(shown(ticketStart(aDefinition(), day('2026-06-13')!, time, zone, saturday))).toBe(
      '2026-06-13T00:00:00+02:00',
    )
    expect(shown(ticketStart(hours, day('2026-06-13')!, time, zone, saturday))).toBe(
      '2026-06-13T14:30:00+02:00',
    )
  })
  test.each([
    ['a week', { validityPeriod: isoDuration('P7D') }, saturday, '2026-06-19T23:59:59+02:00'],
    ['a day', { validityPeriod: isoDuration('P1D') }, saturday, '2026-06-13T23:59:59+02:00'],
    [
      'a month from 31 January',
      { validityPeriod: isoDuration('P1M') },
      aMoment('2026-01-31T00:00:00+01:00'),
      '2026-02-27T23:59:59+01:00',
    ],
    [
      'a day on which clocks go forward',
      { validityPeriod: isoDuration('P1D') },
      aMoment('2026-03-29T00:00:00+01:00'),
      '2026-03-29T23:59:59+02:00',
    ],
    ['no duration: its day', { validityPeriod: null }, saturday, '2026-06-13T23:59:59+02:00'],
    [
      'a day to the hour, over the change of clocks',
      { computeExactHourlyEnd: true, validityPeriod: isoDuration('P1D') },
      aMoment('2026-03-28T14:30:00+01:00'),
      '2026-03-29T14:30:00+02:00',
    ],
    [
      'two hours',
      { computeExactHourlyEnd: true, validityPeriod: isoDuration('PT2H') },
      aMoment('2026-06-13T23:00:00+02:00'),
      '2026-06-14T01:00:00+02:00',
    ],
  ] as const)('%s', (_name, changes, start, expected) => {
    expect(shown(ticketEnd(aDefinition(changes), null, start, zone))).toBe(expected)
  })
  test('with exact hours the wished end takes the start’s hour and minute, on any day', () => {
    const start = aMoment('2026-03-28T14:30:00+01:00')
    expect(shown(exactHourlyEnd(start, day('2026-03-30')!, zone))).toBe('2026-03-30T14:30:00+02:00')
    expect(shown(desiredEnd(hours, start, day('2026-03-30')!, zone))).toBe('2026-03-30T14:30:00+02:00')
    expect(shown(desiredEnd(aDefinition(), start, day('2026-03-30')!, zone))).toBe(
      '2026-03-30T23:59:59+02:00',
    )
  })
})

describe('a ticket that runs already', () => {
  const start = aMoment('2026-06-13T19:00:00+02:00')
  test.each([
    ['18:59:59', true, false],
    ['19:04:59', true, false],
    ['19:05:00', true, true],
    ['19:05:00', false, false],
  ])('at %s, with exact hours %s: %s', (time, computeExactHourlyEnd, isBegun) => {
    const now = aMoment(`2026-06-13T${time}+02:00`)
    expect(isTicketBegun(aDefinition({ computeExactHourlyEnd }), start, now)).toBe(isBegun)
  })
})

describe('the option decides price and duration', () => {
  const definition = aDefinition({
    options: [
      { id: optionId('day'), duration: isoDuration('P1D'), price: cents(150), isDeleted: false },
      { id: optionId('gone'), duration: isoDuration('P1M'), price: cents(1), isDeleted: true },
    ],
  })
  test('a chosen option’s price, else the default', () => {
    expect(planPrice(definition, optionId('day'))).toBe(150)
    expect(planPrice(definition, optionId('gone'))).toBe(500)
    expect(planPrice(definition, null)).toBe(500)
  })
  test('a chosen option’s duration, else the definition’s', () => {
    expect(shown(ticketEnd(definition, optionId('day'), saturday, zone))).toBe('2026-06-13T23:59:59+02:00')
    for (const none of [null, optionId('gone')])
      expect(shown(ticketEnd(definition, none, saturday, zone))).toBe('2026-06-19T23:59:59+02:00')
  })
})

describe('several tickets at once', () => {
  const days = aDefinition({ isMultipleOrderAllowed: true, validityPeriod: isoDuration('P1D') })
  const hours = { ...days, computeExactHourlyEnd: true }
  test.each([
    ['one wished day', days, '2026-06-13T23:59:59+02:00', 1],
    ['three wished days', days, '2026-06-15T23:59:59+02:00', 3],
    ['a second more is another ticket', days, '2026-06-16T00:00:00+02:00', 4],
    ['two days to the hour', hours, '2026-06-15T00:00:00+02:00', 2],
    ['two days and a second to the hour', hours, '2026-06-15T00:00:01+02:00', 3],
  ] as const)('%s', (_name, definition, requested, count) => {
    const series = ticketSeries(definition, null, saturday, aMoment(requested), zone)
    expect(series).toMatchObject({ count, price: 500 * count })
    expect(series!.end).toBeGreaterThanOrEqual(aMoment(requested))
  })
  test('one ticket where only one is allowed, whatever end is wished', () => {
    expect(ticketSeries(aDefinition(), null, saturday, aMoment('2027-01-01T00:00:00Z'), zone)?.count).toBe(1)
    expect(ticketSeries(days, null, saturday, null, zone)?.count).toBe(1)
  })
  test('none for an end that is not after the start, nor for a mistyped year', () => {
    expect(ticketSeries(days, null, saturday, saturday, zone)).toBeNull()
    expect(ticketSeries(days, null, saturday, aMoment('2206-06-13T00:00:00Z'), zone)).toBeNull()
  })
})

describe('how many tickets remain (first document §9)', () => {
  const subscription = aSubscription({
    startOfValidity: aMoment('2026-03-01T00:00:00+01:00'),
    endOfValidity: aMoment('2027-02-28T23:59:59+01:00'),
  })
  const civilYear = quotaRule({ quotaBasis: 'civil-year' }, 2026, null, zone)
  test('a civil year is the city’s, to the last millisecond', () => {
    const [start, after] = ['2026-01-01T00:00:00+01:00', '2027-01-01T00:00:00+01:00'].map(aMoment) as [
      Instant,
      Instant,
    ]
    const edges = [addMilliseconds(start, -1), start, addMilliseconds(after, -1), after]
    expect(edges.map(civilYear)).toEqual([false, true, true, false])
  })
  test.each([
    ['civil year', 'civil-year', subscription, '2026-01-01T00:00:00+01:00'],
    ['eligibility period', 'eligibility-period', subscription, '2026-03-01T00:00:00+01:00'],
    ['eligibility period without a subscription', 'eligibility-period', null, '2026-01-01T00:00:00+01:00'],
  ] as const)('%s', (_name, quotaBasis, held, expected) => {
    const rule = quotaRule({ quotaBasis }, 2026, held, zone)
    const start = aMoment(expected)
    expect([addMilliseconds(start, -1), start].map(rule)).toEqual([false, true])
  })
  test('counts what starts in the period and came to something', () => {
    const at = (iso: string) => aTicket({ startOfValidity: aMoment(iso) })
    const lapsed = { status: 'awaiting-payment', endOfValidity: addMilliseconds(NOW, -1) } as const
    const tickets = [
      at('2025-12-31T23:59:59+01:00'),
      at('2026-01-01T00:00:00+01:00'),
      at('2026-12-31T23:59:59+01:00'),
      at('2027-01-01T00:00:00+01:00'),
      aTicket({ status: 'awaiting-payment' }),
      aTicket({ ...lapsed, endOfValidity: NOW }),
      aTicket({ ...lapsed, isPaymentPending: true }),
      aTicket(lapsed),
      aTicket({ status: 'canceled' }),
      aTicket({ status: 'rejected' }),
      aTicket({ status: 'deleted' }),
      aTicket({ planId: 'other' as never }),
      aTicket({ startOfValidity: null }),
    ]
    expect(usedTickets(aDefinition(), tickets, civilYear, NOW)).toBe(5)
  })
  test.each([
    [null, 7, null],
    [10, 0, 10],
    [10, 10, 0],
    [10, 11, 0],
    [0, 0, 0],
  ] as const)('limit %s, used %s: %s', (maximumTicketNumberPerYear, used, expected) => {
    expect(remainingTickets({ maximumTicketNumberPerYear }, used)).toBe(expected)
  })
})
