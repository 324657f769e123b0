import { describe, expect, test } from 'vitest'
import { offerId } from '../ids/index.ts'
import { aDefinition, aMoment, aSubscriber, aSubscription, NOW } from '../testing/builders/index.ts'
import { type Day, day, isoDuration, toIsoIn } from '../time/index.ts'
import type { Definition } from './definition.ts'
import { draftedOrder, endDayRule, periodFaults, startDayRule } from './drafted-period.ts'
import type { TicketDraft, TicketStepContext } from './ticket-draft.ts'

const PARIS = 'Europe/Paris'
const daily = { validityPeriod: isoDuration('P1D') }
const hourly = { validityPeriod: isoDuration('PT2H'), computeExactHourlyEnd: true }
const several = { ...daily, isMultipleOrderAllowed: true }
const subscription = aSubscription()
const scoped = { scopes: [{ offerId: offerId('resident'), optionIds: [] }] }
const on = (text: string) => day(text) as Day

const context = (
  changes: Partial<Definition> = {},
  more: Partial<TicketStepContext> = {},
): TicketStepContext => ({
  definition: aDefinition({ ...daily, ...changes }),
  subscriber: aSubscriber(),
  entitlingSubscriptions: [],
  rights: [],
  zoneIds: [],
  now: NOW,
  timeZone: PARIS,
  remaining: () => null,
  ...more,
})
const carried = (changes: Partial<Definition> = {}) =>
  context({ ...scoped, ...changes }, { entitlingSubscriptions: [subscription], rights: [subscription] })
const entitledBy = (changes: Parameters<typeof aSubscription>[0], terms: Partial<Definition> = {}) => {
  const entitlingSubscriptions = [aSubscription(changes)]
  return context({ ...scoped, ...terms }, { entitlingSubscriptions, rights: entitlingSubscriptions })
}
const carriedFrom = (start: string, terms: Partial<Definition> = {}) =>
  entitledBy({ startOfValidity: aMoment(start) }, terms)
const toTheTwentieth = entitledBy({ endOfValidity: aMoment('2026-06-20T00:00:00+02:00') })
const left = (count: number, year = 2026) => ({
  remaining: (_subscription: unknown, asked: number) => (asked === year ? count : null),
})
const draft = (changes: Partial<TicketDraft> = {}): TicketDraft => ({
  optionId: null,
  hasConsent: true,
  startDay: on('2026-06-15'),
  startTime: null,
  endDay: null,
  plates: [],
  zoneId: null,
  customEmail: '',
  subscriptionId: subscription.id,
  ...changes,
})
const at = (hour: number, minute = 0) => ({ startTime: { hour, minute } })

describe('days on which a ticket may start', () => {
  test.each<[string, TicketStepContext, string, string]>([
    ['today', context(), '2026-06-13', 'allowed'],
    ['yesterday', context(), '2026-06-12', 'past'],
    ['a day of the list', context({ allowedWeekDays: ['MONDAY'] }), '2026-06-15', 'allowed'],
    ['a day beside the list', context({ allowedWeekDays: ['MONDAY'] }), '2026-06-16', 'weekday'],
    ['the last day of a year used up', context({}, left(0)), '2026-12-31', 'quota-used-up'],
    ['the first day of the next year', context({}, left(0)), '2027-01-01', 'allowed'],
    ['a year with one left', context({}, left(1)), '2026-12-31', 'allowed'],
    ['the first day of the subscription', carriedFrom('2026-06-20T00:00:00+02:00'), '2026-06-20', 'allowed'],
    ['the day before it', carriedFrom('2026-06-20T00:00:00+02:00'), '2026-06-19', 'start-not-covered'],
    ['the day whose first moment is the subscription’s last', toTheTwentieth, '2026-06-20', 'allowed'],
    ['the last day of the subscription', carried(), '2026-12-31', 'allowed'],
    ['the day after the subscription', carried(), '2027-01-01', 'start-not-covered'],
    ['any day of a subscription without end', entitledBy({ endOfValidity: null }), '2027-01-01', 'allowed'],
    ['the day after the subscription, by the hour', carried(hourly), '2027-01-01', 'start-not-covered'],
  ])('%s', (_name, where, date, expected) => {
    const verdict = startDayRule(draft(), where)(on(date))
    expect(verdict.allowed ? 'allowed' : verdict.reason).toBe(expected)
  })

  test('the day on which the subscription starts at noon is for tickets by the hour only', () => {
    const of = (kind: object) => carriedFrom('2026-06-20T12:00:00+02:00', kind)
    expect(startDayRule(draft(), of(daily))(on('2026-06-20'))).toMatchObject({ reason: 'start-not-covered' })
    expect(startDayRule(draft(), of(hourly))(on('2026-06-20')).allowed).toBe(true)
  })
})

describe('on the day on which the subscription began this morning', () => {
  const today = { startDay: on('2026-06-13') }
  const began = (terms: Partial<Definition>) => carriedFrom('2026-06-13T10:00:00+02:00', terms)
  test.each<[string, Partial<Definition>, Partial<TicketDraft>, string]>([
    ['a ticket by the day is covered', daily, {}, ''],
    ['several in a row are', several, { endDay: on('2026-06-14') }, ''],
    ['a ticket by the hour is, from then on', hourly, at(10), ''],
    ['but not before', { ...hourly, validityPeriod: isoDuration('PT3H') }, at(9), 'start: start-not-covered'],
  ])('%s', (_name, terms, changes, expected) => {
    const filled = draft({ ...today, ...changes })
    const faults = periodFaults(filled, began(terms)).map(({ field, reason }) => `${field}: ${reason}`)
    expect(faults.join()).toBe(expected)
    expect(startDayRule(filled, began(terms))(on('2026-06-13')).allowed).toBe(true)
    expect(endDayRule(filled, began(terms))(on('2026-06-14')).allowed).toBe(true)
  })
})

describe('days to which tickets in a row may last', () => {
  test.each<[string, TicketStepContext, Partial<TicketDraft>, string, string]>([
    ['any, while no start is chosen', context(several), { startDay: null }, '2026-01-01', 'allowed'],
    ['the day of the start', context(several), {}, '2026-06-15', 'allowed'],
    ['the day before', context(several), {}, '2026-06-14', 'end-before-start'],
    ['the same day by the hour', context({ ...several, ...hourly }), at(9), '2026-06-15', 'end-before-start'],
    ['as many as are left', context(several, left(3)), {}, '2026-06-17', 'allowed'],
    ['one more', context(several, left(3)), {}, '2026-06-18', 'quota-exceeded'],
    ['more than any order may have', context(several, left(3)), {}, '2027-07-20', 'quota-exceeded'],
    ['none is left, which the start says', context(several, left(0)), {}, '2026-06-15', 'allowed'],
    ['400 in a row', context(several), {}, '2027-07-19', 'allowed'],
    ['401 in a row', context(several), {}, '2027-07-20', 'unreachable'],
    ['the last day of the subscription', carried(several), {}, '2026-12-31', 'allowed'],
    ['the day after', carried(several), {}, '2027-01-01', 'end-not-covered'],
    [
      'none is covered, which the start says',
      carried(several),
      { startDay: on('2027-01-01') },
      '2027-01-02',
      'allowed',
    ],
  ])('%s', (_name, where, changes, date, expected) => {
    const verdict = endDayRule(draft(changes), where)(on(date))
    expect(verdict.allowed ? 'allowed' : verdict.reason).toBe(expected)
  })
})

describe('what the draft asks for, shown while it is typed', () => {
  const shown = (changes: Partial<Definition>, filled: Partial<TicketDraft>) => {
    const order = draftedOrder(draft(filled), context(changes))
    if (order === null || !order.allowed) return order
    const { count, end, price } = order.series
    return [toIsoIn(order.start, PARIS), toIsoIn(end, PARIS), count, price]
  }
  test.each<[string, Partial<Definition>, Partial<TicketDraft>, unknown]>([
    ['a day, to its last second', {}, {}, ['2026-06-15T00:00:00+02:00', '2026-06-15T23:59:59+02:00', 1, 500]],
    [
      'a day of 25 hours',
      {},
      { startDay: on('2026-10-25') },
      ['2026-10-25T00:00:00+02:00', '2026-10-25T23:59:59+01:00', 1, 500],
    ],
    [
      'two hours over the change of clocks',
      hourly,
      { startDay: on('2027-03-28'), ...at(1, 30) },
      ['2027-03-28T01:30:00+01:00', '2027-03-28T04:30:00+02:00', 1, 500],
    ],
    [
      'a month from 31 January ends with February',
      { validityPeriod: isoDuration('P1M') },
      { startDay: on('2027-01-31') },
      ['2027-01-31T00:00:00+01:00', '2027-02-27T23:59:59+01:00', 1, 500],
    ],
    [
      'three days in a row',
      several,
      { endDay: on('2026-06-17') },
      ['2026-06-15T00:00:00+02:00', '2026-06-17T23:59:59+02:00', 3, 1500],
    ],
    ['nothing while the hour lacks', hourly, {}, null],
    ['nothing while the end lacks', several, {}, null],
  ])('%s', (_name, definition, filled, expected) => expect(shown(definition, filled)).toEqual(expected))
})

test('two hours that are asked for in the second hour of October begin in that one', () => {
  const now = aMoment('2026-10-25T02:15:00+01:00')
  const order = draftedOrder(draft({ startDay: on('2026-10-25'), ...at(2, 30) }), context(hourly, { now }))
  expect(order).toMatchObject({
    allowed: true,
    start: aMoment('2026-10-25T02:30:00+01:00'),
    series: { end: aMoment('2026-10-25T04:30:00+01:00') },
  })
})

describe('what is in the way of a period', () => {
  test.each<[string, TicketStepContext, Partial<TicketDraft>, string]>([
    ['nothing', context(), {}, ''],
    ['an hour that is over', context(hourly), { startDay: on('2026-06-13'), ...at(9, 59) }, 'hour: past'],
    ['an hour that ends this minute', context(hourly), { startDay: on('2026-06-13'), ...at(10) }, ''],
    ['a day that is over', context(), { startDay: on('2026-06-12') }, 'start: past'],
    ['no ticket left this year', context({}, left(0)), {}, 'start: quota-used-up'],
    [
      'a row without a ticket left',
      context(several, left(0)),
      { endDay: on('2026-06-17') },
      'start: quota-used-up',
    ],
    [
      'a row on another weekday',
      context({ ...several, allowedWeekDays: ['TUESDAY'] }),
      { endDay: on('2026-06-17') },
      'start: weekday',
    ],
    [
      'more than are left, which outlive the subscription',
      { ...carried(several), ...left(2) },
      { endDay: on('2027-01-01') },
      'end: quota-exceeded',
    ],
    ['more than are left', context(several, left(2)), { endDay: on('2026-06-17') }, 'end: quota-exceeded'],
    ['all that are left', context(several, left(3)), { endDay: on('2026-06-17') }, ''],
    ['too many', context(several), { endDay: on('2027-07-20') }, 'end: unreachable'],
    ['a start after the subscription', carried(), { startDay: on('2027-01-01') }, 'start: start-not-covered'],
    [
      'a row that starts after the subscription',
      carried(several),
      { startDay: on('2027-01-01'), endDay: on('2027-01-02') },
      'start: start-not-covered',
    ],
    [
      'a week that outlives the subscription',
      carried({ validityPeriod: isoDuration('P7D') }),
      { startDay: on('2026-12-28') },
      'start: end-not-covered',
    ],
    ['a row that outlives it', carried(several), { endDay: on('2027-01-01') }, 'end: end-not-covered'],
  ])('%s', (_name, where, changes, expected) => {
    const faults = periodFaults(draft(changes), where)
    expect(faults.map(({ field, reason }) => `${field}: ${reason}`).join()).toBe(expected)
  })
})
