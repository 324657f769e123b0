import { describe, expect, test } from 'vitest'
import { offerId, orderId, zoneId } from '../ids/index.ts'
import { aDefinition, anOffer, aSubscription, aTicket } from '../testing/builders/index.ts'
import { addMilliseconds, addSeconds, type Instant, instantFromMs } from '../time/index.ts'
import { renewability as answer, renewalOpensAt, successorOf } from './renewability.ts'
import type { Right } from './right.ts'
import type { RightPlan } from './right-plan.ts'
import { RIGHT_STATUSES } from './right-status.ts'

// A validity of 1000 s from the epoch: 80 % is exactly at 800 s.
const start = instantFromMs(0)
const end = addSeconds(start, 1000)
const at80 = addSeconds(start, 800)
const after80 = addMilliseconds(at80, 1)
const held = aSubscription({ startOfValidity: start, endOfValidity: end, zoneIds: [zoneId('z')] })
const plan = anOffer({ zoneIds: [zoneId('z')] })
const next = anOffer({ ...plan, id: offerId('next'), name: 'Résident 2027' })
const leading = anOffer({ ...plan, nextPlanId: next.id })

/** For a subscriber without other rights. */
const renewability = (right: Right, own: RightPlan | null, following: RightPlan | null, now: Instant) =>
  answer(right, own, following, now, [right])
const reasonOf = (answer: ReturnType<typeof renewability>) => (answer.renewable ? 'renewable' : answer.reason)

describe('when renewal opens (D3)', () => {
  test.each([
    ['at the start', start, 'too-early'],
    ['at 80 % exactly', at80, 'too-early'],
    ['a millisecond after 80 %', after80, 'renewable'],
    ['at the end', end, 'renewable'],
    ['long after the end', addSeconds(end, 99_999), 'renewable'],
  ] as const)('%s: %s', (_name, now, expected) => {
    expect(reasonOf(renewability(held, plan, null, now))).toBe(expected)
  })
  test('80 % exactly is not renewable however odd the length', () => {
    for (const length of [5, 35, 86_400_000, 31_535_995, 31_622_400_000]) {
      const odd = aSubscription({ startOfValidity: start, endOfValidity: instantFromMs(length), zoneIds: [] })
      const edge = instantFromMs((length * 4) / 5)
      expect(reasonOf(renewability(odd, plan, null, edge))).toBe('too-early')
      expect(renewalOpensAt(odd)).toBe(edge + 1)
      expect(reasonOf(renewability(odd, plan, null, addMilliseconds(edge, 1)))).toBe('renewable')
    }
  })
  test('it opens at the first millisecond after 80 %, also where 80 % is none', () => {
    for (const length of [1, 2, 3, 4, 86_399_999, 31_535_999_001]) {
      const odd = aSubscription({ startOfValidity: start, endOfValidity: instantFromMs(length), zoneIds: [] })
      const opens = renewalOpensAt(odd)!
      const open = [addMilliseconds(opens, -1), opens].map(
        now => renewability(odd, plan, null, now).renewable,
      )
      expect(open).toEqual([false, true])
    }
  })
  test('a right without start or end, or that ends before its start, never opens', () => {
    for (const missing of [{ endOfValidity: null }, { startOfValidity: null }]) {
      const undated = aSubscription(missing)
      expect(reasonOf(renewability(undated, plan, null, after80))).toBe('no-period')
      expect(renewalOpensAt(undated)).toBeNull()
    }
    expect(renewalOpensAt(aSubscription({ startOfValidity: end, endOfValidity: start }))).toBeNull()
  })
  test('of all statuses only granted and rejected may be renewed', () => {
    const open = RIGHT_STATUSES.filter(status => renewability({ ...held, status }, plan, null, end).renewable)
    expect(open).toEqual(['granted', 'rejected'])
  })
})

describe('what the next plan must allow, and what is said otherwise', () => {
  test.each([
    ['open', {}, 'renewable'],
    ['closed', { isOpen: false }, 'plan-closed'],
    ['not publicly orderable', { isPubliclyOrderable: false }, 'plan-not-public'],
    ['not renewable', { isRenewable: false }, 'plan-not-renewable'],
    ['deleted', { isDeleted: true }, 'plan-deleted'],
    ['without the zone', { zoneIds: [zoneId('other')] }, 'zone-gone'],
    ['good in every zone, since it names none', { zoneIds: [] }, 'renewable'],
  ] as const)('%s: %s', (_name, changes, expected) => {
    const target = anOffer({ ...next, ...changes })
    const answer = renewability(held, leading, target, after80)
    expect(reasonOf(answer)).toBe(expected)
    if (!answer.renewable) expect(answer.nextPlanName).toBe('Résident 2027')
    expect(reasonOf(renewability(held, anOffer({ ...plan, ...changes }), null, after80))).toBe(expected)
  })
  test('without a next plan the refusal names none: the default message', () => {
    const answer = renewability(held, anOffer({ ...plan, isOpen: false }), null, after80)
    expect(answer).toEqual({ renewable: false, reason: 'plan-closed', nextPlanName: null })
  })
  test('the plan itself need not be open once it names an open next one', () => {
    const answer = renewability(
      held,
      anOffer({ ...leading, isOpen: false, isRenewable: false }),
      next,
      after80,
    )
    expect(answer).toMatchObject({ renewable: true, planId: next.id })
  })
  test('a next plan that the city does not send, or a plan that is gone, says so', () => {
    expect(reasonOf(renewability(held, leading, null, after80))).toBe('next-plan-unknown')
    expect(reasonOf(renewability(held, null, null, after80))).toBe('plan-unknown')
  })
  test('every zone must remain, not only one', () => {
    const two = { ...held, zoneIds: [zoneId('z'), zoneId('y')] }
    expect(reasonOf(renewability(two, plan, null, after80))).toBe('zone-gone')
  })
})

describe('where a renewal starts', () => {
  const startsAt = (answer: ReturnType<typeof renewability>): Instant | null =>
    answer.renewable ? answer.startsAt : null
  const long = addSeconds(end, 500)
  test.each([
    ['while it lasts', after80, addSeconds(end, 1), addSeconds(end, 1)],
    ['once it has ended', long, long, addSeconds(end, 1)],
  ] as const)(
    'a subscription, %s: the later of now and one second after its end',
    (_when, now, start, notBefore) => {
      expect(renewability(held, plan, null, now)).toMatchObject({ startsAt: start, notBefore })
    },
  )
  test('a ticket: one second after the end, or now if that has passed', () => {
    const ticket = aTicket({ startOfValidity: start, endOfValidity: end, zoneIds: [] })
    expect(startsAt(renewability(ticket, aDefinition(), null, after80))).toBe(addSeconds(end, 1))
    expect(startsAt(renewability(ticket, aDefinition(), null, addSeconds(end, 1)))).toBe(addSeconds(end, 1))
    expect(startsAt(renewability(ticket, aDefinition(), null, long))).toBe(long)
  })
  test('a rejected right starts when it was asked for, or now if that has passed', () => {
    const rejected = { ...held, status: 'rejected' } as const
    expect(startsAt(renewability(rejected, plan, null, after80))).toBe(after80)
    expect(renewability(rejected, plan, null, instantFromMs(-5))).toMatchObject({
      startsAt: start,
      notBefore: null,
    })
  })
})

describe('a rejected right', () => {
  const rejected = { ...held, status: 'rejected' } as const
  test.each([
    ['leads to the next plan when it can be ordered', next, next.id],
    ['leads to its own plan while the next one is closed', anOffer({ ...next, isOpen: false }), plan.id],
  ] as const)('%s', (_name, target, expected) => {
    expect(renewability(rejected, leading, target, start)).toMatchObject({
      renewable: true,
      planId: expected,
    })
  })
  test.each([
    ['closed', { isOpen: false }, 'plan-closed'],
    ['not publicly orderable', { isPubliclyOrderable: false }, 'plan-not-public'],
    ['deleted', { isDeleted: true }, 'plan-deleted'],
    ['no more renewable, which it never was', { isRenewable: false }, 'renewable'],
  ] as const)('is not asked for again when its plan is %s: %s', (_name, changes, expected) => {
    const own = anOffer({ ...plan, ...changes })
    const alone = renewability(rejected, own, null, start)
    expect(reasonOf(alone)).toBe(expected)
    if (!alone.renewable) expect(alone.nextPlanName).toBeNull()
    const following = anOffer({ ...next, ...changes })
    const told = renewability(rejected, anOffer({ ...leading, isOpen: false }), following, start)
    expect(told).toMatchObject(
      expected === 'renewable' ? { renewable: true } : { nextPlanName: 'Résident 2027' },
    )
  })
  test('needs a plan that is known', () =>
    expect(reasonOf(renewability(rejected, null, null, start))).toBe('plan-unknown'))
})

describe('who may renew, and how often (D20)', () => {
  const successor = aSubscription({ id: orderId('new'), renewedId: held.id, status: 'under-review' })
  const rejected = { ...held, status: 'rejected' } as const
  test.each([
    ['the owner', held, [], after80, 'renewable'],
    ['a guest, before its time', { ...held, canWithdraw: true }, [], at80, 'too-early'],
    ['a guest', { ...held, canWithdraw: true }, [], after80, 'not-owner'],
    ['a guest of a rejected right', { ...rejected, canWithdraw: true }, [], start, 'not-owner'],
    ['once renewed', held, [successor], after80, 'already-renewed'],
    ['once asked for again', rejected, [successor], start, 'already-renewed'],
    ['when the renewal was rejected', held, [{ ...successor, status: 'rejected' }], after80, 'renewable'],
    ['when the renewal was canceled', held, [{ ...successor, status: 'canceled' }], after80, 'renewable'],
    [
      'with a change of plates under review',
      { ...held, status: 'plate-under-review' },
      [],
      after80,
      'plate-change-under-review',
    ],
    ['the same, before its time', { ...held, status: 'plate-under-review' }, [], at80, 'too-early'],
  ] as const)('%s', (_who, right, others, now, expected) => {
    expect(reasonOf(answer(right, plan, null, now, [right, ...others]))).toBe(expected)
  })
  test('of two successors the newest is the one', () => {
    const older = { ...successor, id: orderId('old'), createdAt: start }
    const newer = { ...successor, createdAt: end }
    const undated = { ...successor, createdAt: null }
    for (const all of [
      [undated, older, newer],
      [newer, older, undated],
    ])
      expect(successorOf(held, all)).toBe(newer)
    expect(successorOf(held, [held])).toBeNull()
  })
})

test('a refused renewal is followed by what renews in its place: neither it nor the right is renewed beside that', () => {
  const refused = aSubscription({ id: orderId('refused'), renewedId: held.id, status: 'rejected' })
  const renewal = aSubscription({ id: orderId('other'), renewedId: held.id, status: 'awaiting-payment' })
  for (const right of [held, refused]) {
    expect(successorOf(right, [held, refused, renewal])).toBe(renewal)
    expect(reasonOf(answer(right, plan, null, after80, [held, refused, renewal]))).toBe('already-renewed')
    expect(successorOf(right, [held, refused])).toBeNull()
  }
  const first = aSubscription({ id: orderId('first'), status: 'under-review' })
  expect(successorOf({ ...refused, renewedId: null }, [refused, first])).toBeNull()
  expect(successorOf({ ...refused, status: 'granted' }, [held, renewal])).toBeNull()
})
