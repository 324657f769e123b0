import { describe, expect, test } from 'vitest'
import { definitionId, offerId, optionId } from '../ids/index.ts'
import { cents } from '../money/index.ts'
import { aMoment, anOffer, aSubscription, aTicket, NOW } from '../testing/builders/index.ts'
import { addSeconds, dayOf, isoDuration, toIsoIn } from '../time/index.ts'
import { startDayRules } from './start-day.ts'
import { requiredRightCovers, subscriptionPeriod } from './subscription-period.ts'

const timeZone = 'Europe/Paris'
const month = { id: optionId('month'), duration: isoDuration('P1M'), price: cents(1), isDeleted: false }
const hours = { ...month, id: optionId('hours'), duration: isoDuration('PT12H') }
const mixed = { ...month, id: optionId('day and hours'), duration: isoDuration('P1DT12H') }
const endless = { id: optionId('ever'), duration: null, price: cents(1), isDeleted: false }

const period = (
  requested: string | null,
  { notBefore, rules, option = 'month' }: { notBefore?: string; rules?: object; option?: string } = {},
) => {
  const startRules = { ...anOffer().startRules, ...rules }
  const offer = anOffer({ options: [month, hours, mixed, endless], startRules })
  const answer = subscriptionPeriod(
    {
      startsAt: requested === null ? null : aMoment(requested),
      notBefore: notBefore === undefined ? null : aMoment(notBefore),
    },
    {
      offer,
      optionId: optionId(option),
      startDay: startDayRules(offer, 'spec-fr', dayOf(NOW, timeZone)),
      now: NOW,
      timeZone,
    },
  )
  if (!answer.allowed) return answer.reason
  const { start, end } = answer.period
  return [toIsoIn(start, timeZone), end === null ? null : toIsoIn(end, timeZone)]
}

// NOW is Saturday 13 June 2026.
const now = toIsoIn(NOW, timeZone)

describe('when a requested subscription starts and ends', () => {
  test.each([
    [
      'the end of January by the month ends with February',
      '2027-01-31T00:00:00+01:00',
      {},
      ['2027-01-31T00:00:00+01:00', '2027-02-27T23:59:59+01:00'],
    ],
    [
      'over the change of clocks it keeps its hour',
      '2026-10-20T00:00:00+02:00',
      {},
      ['2026-10-20T00:00:00+02:00', '2026-11-19T23:59:59+01:00'],
    ],
    [
      'an option without duration never ends',
      '2026-06-20T00:00:00+02:00',
      { option: 'ever' },
      ['2026-06-20T00:00:00+02:00', null],
    ],
    ['yesterday', '2026-06-12T23:59:59+02:00', {}, 'past'],
    ['within the blocked days', '2026-06-15T00:00:00+02:00', { rules: { blockedDays: 3 } }, 'blocked-period'],
    ['on another weekday', '2026-06-16T00:00:00+02:00', { rules: { weekdays: ['MONDAY'] } }, 'weekday'],
    [
      'a renewal wished for the day of the renewed end starts right after it',
      '2026-07-01T00:00:00+02:00',
      { notBefore: '2026-07-01T12:00:00+02:00' },
      ['2026-07-01T12:00:00+02:00', '2026-08-01T23:59:59+02:00'],
    ],
    [
      'a renewal wished before the renewed end',
      '2026-06-30T23:59:59+02:00',
      { notBefore: '2026-07-01T12:00:00+02:00' },
      'before-renewed-end',
    ],
  ] as const)('%s', (_name, requested, options, expected) =>
    expect(period(requested, options)).toEqual(expected),
  )
})

describe('as soon as possible', () => {
  test('is now, when today is allowed', () => expect(period(null, { option: 'ever' })).toEqual([now, null]))
  test.each([
    ['the first allowed weekday', { weekdays: ['MONDAY'] }, '2026-06-15T00:00:00+02:00'],
    ['after the blocked days', { blockedDays: 2 }, '2026-06-15T00:00:00+02:00'],
    [
      'after a closed season',
      { specialDays: [{ from: '2026-06-01', to: '2026-06-30' }] },
      '2026-07-01T00:00:00+02:00',
    ],
  ] as const)('is %s', (_name, rules, expected) => expect(period(null, { rules })[0]).toBe(expected))
  test('is when the renewed right ends, or now when it has ended', () => {
    const notBefore = '2026-07-01T12:00:00+02:00'
    expect(period(null, { notBefore })[0]).toBe(notBefore)
    expect(period(null, { notBefore: '2026-05-01T12:00:00+02:00' })[0]).toBe(now)
  })
  test.each([
    ['the whole last day, which pages and papers name without an hour', 'month', '2026-07-13T23:59:59+02:00'],
    ['its hours', 'hours', toIsoIn(addSeconds(NOW, 12 * 3_600 - 1), timeZone)],
    ['its days and hours', 'day and hours', toIsoIn(addSeconds(NOW, 36 * 3_600 - 1), timeZone)],
  ])('lasts %s', (_what, option, end) => {
    expect(period(null, { option })).toEqual([now, end])
  })
  test('is followed by a renewal without a gap, from the next midnight on', () => {
    const [, end = ''] = period(null) as string[]
    const notBefore = toIsoIn(addSeconds(aMoment(end ?? ''), 1), timeZone)
    expect(period(null, { notBefore })).toEqual(['2026-07-14T00:00:00+02:00', '2026-08-13T23:59:59+02:00'])
  })
  test('is never, when no day is allowed', () => {
    expect(period(null, { rules: { specialDays: [{ from: '2026-01-01', to: '2036-01-01' }] } })).toBe(
      'no-possible-day',
    )
  })
})

describe('the right that an offer requires', () => {
  const required = { requiredPlanIds: [offerId('resident')] }
  const held = aSubscription()
  const end = held.endOfValidity!
  test.each([
    ['covers its last second', required, [held], end, true],
    ['does not cover the one before it', required, [held], addSeconds(held.startOfValidity!, -1), false],
    ['does not cover the next', required, [held], addSeconds(end, 1), false],
    [
      'is followed by another, already granted',
      required,
      [held, aSubscription({ startOfValidity: addSeconds(end, 1), endOfValidity: null })],
      addSeconds(end, 1),
      true,
    ],
    [
      'is followed by another that is not granted yet',
      required,
      [aSubscription({ status: 'under-review', endOfValidity: null })],
      end,
      false,
    ],
    ['is no other plan’s', required, [aSubscription({ planId: offerId('other') })], end, false],
    [
      'is no ticket’s of the same number',
      required,
      [aTicket({ planId: definitionId('resident') })],
      aTicket().endOfValidity!,
      false,
    ],
    ['has begun where nobody says when', required, [aSubscription({ startOfValidity: null })], end, true],
    ['is none where none is required', { requiredPlanIds: [] }, [], end, true],
  ] as const)('%s', (_name, offer, rights, start, expected) => {
    expect(requiredRightCovers(offer, rights, start).allowed).toBe(expected)
  })
})
