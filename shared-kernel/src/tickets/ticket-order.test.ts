import { describe, expect, test } from 'vitest'
import { optionId } from '../ids/index.ts'
import { cents } from '../money/index.ts'
import { aDefinition, aMoment, aTicket, NOW } from '../testing/builders/index.ts'
import { isoDuration, toIsoIn } from '../time/index.ts'
import type { Definition } from './definition.ts'
import { quotaRule, usedTickets } from './quota.ts'
import { ticketOrder } from './ticket-order.ts'

const zone = 'Europe/Paris'
const day: Partial<Definition> = { validityPeriod: isoDuration('P1D'), defaultPrice: cents(300) }
const days: Partial<Definition> = { ...day, isMultipleOrderAllowed: true }
const twoHours = { id: optionId('two'), duration: isoDuration('PT2H'), price: cents(280), isDeleted: false }
const hours: Partial<Definition> = { computeExactHourlyEnd: true, options: [twoHours] }

const order = (terms: Partial<Definition>, start: string, end: string | null = null) => {
  const requested = {
    optionId: terms.options?.[0]?.id ?? null,
    startsAt: aMoment(start),
    endsAt: end === null ? null : aMoment(end),
  }
  const answer = ticketOrder(aDefinition(terms), requested, NOW, zone)
  if (!answer.allowed) return answer.reason
  const { count, price, end: last } = answer.series
  return [toIsoIn(answer.start, zone), toIsoIn(last, zone), count, price]
}

// NOW is Saturday 13 June 2026, and Paris is two hours ahead of UTC.
describe('a ticket by the day', () => {
  const sunday = ['2026-06-14T00:00:00+02:00', '2026-06-14T23:59:59+02:00', 1, 300]
  test.each([
    ['starts with its day and ends with it', day, '2026-06-14T15:30:00+02:00', null, sunday],
    ['may say its end', day, '2026-06-14T00:00:00+02:00', '2026-06-14T23:59:59+02:00', sunday],
    [
      'may say it as the next midnight',
      day,
      '2026-06-14T00:00:00+02:00',
      '2026-06-15T00:00:00+02:00',
      sunday,
    ],
    [
      'cannot last longer',
      day,
      '2026-06-14T00:00:00+02:00',
      '2026-06-15T00:00:01+02:00',
      'longer-than-option',
    ],
    ['cannot start yesterday', day, '2026-06-12T10:00:00+02:00', null, 'past'],
    [
      'cannot end before it starts',
      day,
      '2026-06-15T00:00:00+02:00',
      '2026-06-14T10:00:00+02:00',
      'end-before-start',
    ],
    [
      'cannot end as it starts',
      day,
      '2026-06-15T00:00:00+02:00',
      '2026-06-15T00:00:00+02:00',
      'end-equals-start',
    ],
    [
      'starts on its weekdays',
      { ...day, allowedWeekDays: ['MONDAY'] as const },
      '2026-06-14T00:00:00+02:00',
      null,
      'weekday',
    ],
  ] as const)('%s', (_name, terms, start, end, expected) =>
    expect(order(terms, start, end)).toEqual(expected),
  )
})

describe('several days in one order', () => {
  test.each([
    ['need their end', '2026-06-14T00:00:00+02:00', null, 'end-missing'],
    [
      'count and cost as many as they are',
      '2026-06-14T00:00:00+02:00',
      '2026-06-16T12:00:00+02:00',
      ['2026-06-14T00:00:00+02:00', '2026-06-16T23:59:59+02:00', 3, 900],
    ],
    [
      'pass the change of clocks',
      '2026-10-24T00:00:00+02:00',
      '2026-10-26T23:59:59+01:00',
      ['2026-10-24T00:00:00+02:00', '2026-10-26T23:59:59+01:00', 3, 900],
    ],
    ['are not a mistyped century', '2026-06-14T00:00:00+02:00', '2126-06-14T00:00:00+02:00', 'unreachable'],
  ] as const)('%s', (_name, start, end, expected) => expect(order(days, start, end)).toEqual(expected))
})

describe('a ticket by the hour', () => {
  const at = '2026-06-14T15:30:00+02:00'
  const two = [at, '2026-06-14T17:30:00+02:00', 1, 280]
  test.each([
    ['ends to the minute', at, null, two],
    ['may say its end', at, '2026-06-14T17:30:00+02:00', two],
    ['cannot last longer', at, '2026-06-14T17:30:01+02:00', 'longer-than-option'],
    ['cannot end as it starts', at, at, 'end-equals-start'],
    ['cannot end before', at, '2026-06-14T15:29:59+02:00', 'end-before-start'],
    ['cannot be over already', '2026-06-13T00:00:00+02:00', null, 'past'],
  ] as const)('%s', (_name, start, end, expected) => expect(order(hours, start, end)).toEqual(expected))
  test('several in a row cannot end on their first day', () => {
    expect(order({ ...hours, isMultipleOrderAllowed: true }, at, '2026-06-14T18:00:00+02:00')).toBe(
      'end-equals-start',
    )
  })
})

describe('the number of tickets that are used', () => {
  const year = quotaRule({ quotaBasis: 'civil-year' }, 2026, null, zone)
  test('counts every ticket of an order, and none of somebody else’s', () => {
    const tickets = [aTicket({ ticketCount: 3 }), aTicket(), aTicket({ canWithdraw: true, ticketCount: 9 })]
    expect(usedTickets(aDefinition(), tickets, year, NOW)).toBe(4)
  })
})
