import { describe, expect, test } from 'vitest'
import { subscriberId } from '../ids/index.ts'
import { aMoment, aSubscription, aTicket, NOW } from '../testing/builders/index.ts'
import { addMilliseconds } from '../time/index.ts'
import { displayedStatus, statusNote } from './displayed-status.ts'
import { isActive, isExpired, isInForce, isShared } from './in-force.ts'
import { RIGHT_STATUSES, type RightStatus } from './right-status.ts'

const before = addMilliseconds(NOW, -1)
const after = addMilliseconds(NOW, 1)
const long = {
  startOfValidity: aMoment('2026-01-01T00:00:00Z'),
  endOfValidity: aMoment('2026-12-31T00:00:00Z'),
}

describe('the displayed status (D2)', () => {
  test.each([
    ['awaiting-payment', 'to-pay'],
    ['awaiting-completion', 'to-complete'],
    ['awaiting-evidence', 'await-evidence'],
    ['under-review', 'dropped'],
    ['plate-under-review', 'active'],
    ['granted', 'active'],
    ['rejected', 'rejected'],
    ['canceled', 'canceled'],
    ['deleted', 'deleted'],
    ['unknown', 'unknown'],
  ] as const)('%s reads %s during its validity', (status, expected) => {
    expect(displayedStatus(aSubscription({ ...long, status }), NOW)).toBe(expected)
  })
  test.each([
    ['granted, starts in a millisecond', 'granted', after, null, 'to-come'],
    ['granted, starts now', 'granted', NOW, null, 'active'],
    ['plate under review, starts in a millisecond', 'plate-under-review', after, null, 'to-come'],
    ['under review with a future start is not to come', 'under-review', after, null, 'dropped'],
    ['granted, ends now', 'granted', before, NOW, 'active'],
    ['granted, ended a millisecond ago', 'granted', null, before, 'expired'],
    ['rejected and ended', 'rejected', null, before, 'expired'],
    ['deleted and ended', 'deleted', null, before, 'expired'],
    ['unknown and ended', 'unknown', null, before, 'expired'],
    ['canceled and ended stays canceled', 'canceled', null, before, 'canceled'],
    ['granted without start or end', 'granted', null, null, 'active'],
    ['a future start comes before a past end', 'granted', after, before, 'to-come'],
  ] as const)('%s', (_name, status, startOfValidity, endOfValidity, expected) => {
    expect(displayedStatus(aTicket({ status, startOfValidity, endOfValidity }), NOW)).toBe(expected)
  })
  test('a payment on its way hides nothing but that one is due', () => {
    const paying = (status: RightStatus) => displayedStatus(aTicket({ status, isPaymentPending: true }), NOW)
    expect(RIGHT_STATUSES.filter(status => paying(status) === 'payment-pending')).toEqual([
      'awaiting-payment',
    ])
  })
  test.each([
    ['while it runs', after, { 'plate-under-review': 'plate-change-under-review' }],
    ['once it has ended', before, { rejected: 'rejected', deleted: 'deleted' }],
  ])('what the badge leaves out has a note: %s', (_name, endOfValidity, expected) => {
    const noteOf = (status: RightStatus) => {
      const right = aTicket({ status, startOfValidity: null, endOfValidity })
      return statusNote(right, displayedStatus(right, NOW))
    }
    const noted = RIGHT_STATUSES.map(status => [status, noteOf(status)]).filter(([, note]) => note !== null)
    expect(Object.fromEntries(noted)).toEqual(expected)
  })
})

describe('what a right is now', () => {
  test('active means granted or plate under review', () => {
    expect(RIGHT_STATUSES.filter(status => isActive({ status }))).toEqual(['plate-under-review', 'granted'])
  })
  test.each([
    ['ends a millisecond ago', before, true],
    ['ends now', NOW, false],
    ['has no end', null, false],
  ] as const)('a right that %s: expired is %s', (_name, endOfValidity, expected) => {
    expect(isExpired({ endOfValidity }, NOW)).toBe(expected)
  })
  test.each([
    ['from now on', NOW, null, true],
    ['until now', null, NOW, true],
    ['from the next millisecond', after, null, false],
    ['until the last millisecond', null, before, false],
  ] as const)('in force %s', (_name, startOfValidity, endOfValidity, expected) => {
    expect(isInForce(aSubscription({ startOfValidity, endOfValidity }), NOW)).toBe(expected)
  })
  test('shared when the city says so or when the latest holders are several', () => {
    const [one, two] = [subscriberId('camille'), subscriberId('sacha')]
    expect(isShared(aSubscription({ subscriberIds: [one] }))).toBe(false)
    expect(isShared(aSubscription({ subscriberIds: [one, two] }))).toBe(true)
    expect(isShared(aTicket({ isCurrentlyShared: true }))).toBe(true)
  })
})
