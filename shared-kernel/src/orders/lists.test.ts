import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { definitionId, offerId, operationId, orderId, zoneId } from '../ids/index.ts'
import { plate } from '../plates/index.ts'
import { aDefinition, aMoment, anOffer, aSubscription, aTicket, NOW } from '../testing/builders/index.ts'
import { addMilliseconds, instantFromMs } from '../time/index.ts'
import { type Occupancy, occupanciesOverlap, occupancyOf, overlap } from './overlap.ts'
import { nextPlanOf, planOf } from './right-plan.ts'
import { todoItems } from './todo.ts'
import { isHiddenByDefault, revealable } from './visibility.ts'

const before = addMilliseconds(NOW, -1)

describe('what is hidden by default (first document §4)', () => {
  test.each([
    ['a subscription that ended', aSubscription({ endOfValidity: before }), true],
    ['a subscription that ends now', aSubscription({ endOfValidity: NOW }), false],
    ['a canceled subscription', aSubscription({ status: 'canceled' }), true],
    ['a deleted subscription', aSubscription({ status: 'deleted' }), true],
    ['a rejected subscription', aSubscription({ status: 'rejected' }), false],
    ['a ticket that ended', aTicket({ endOfValidity: before }), true],
    ['a canceled ticket', aTicket({ status: 'canceled' }), true],
    ['a deleted ticket', aTicket({ status: 'deleted' }), false],
    ['a right without end', aTicket({ endOfValidity: null }), false],
  ] as const)('%s: %s', (_name, right, expected) => expect(isHiddenByDefault(right, NOW)).toBe(expected))
})

describe('the toggle', () => {
  const ended = aSubscription({ endOfValidity: before })
  test('appears only when a hidden right has a known plan', () => {
    expect(revealable([ended], [anOffer()], NOW)).toHaveLength(1)
    expect(revealable([ended], [anOffer({ id: offerId('other') })], NOW)).toEqual([])
    expect(revealable([aSubscription()], [anOffer()], NOW)).toEqual([])
  })
  test('does not take a definition for the offer of the same id', () => {
    expect(revealable([ended], [aDefinition({ id: definitionId('resident') })], NOW)).toEqual([])
  })
})

describe('plans', () => {
  test('a right finds its plan, and a plan its next', () => {
    const next = anOffer({ id: offerId('next') })
    const plan = anOffer({ nextPlanId: next.id })
    expect(planOf(aSubscription(), [next, plan])).toBe(plan)
    expect(nextPlanOf(plan, [plan, next])).toBe(next)
    expect(nextPlanOf(plan, [aDefinition({ id: definitionId('next') })])).toBeNull()
    expect(nextPlanOf(plan, [plan])).toBeNull()
    expect(nextPlanOf(next, [plan, next])).toBeNull()
  })
})

describe('to do', () => {
  const soon = aSubscription({ id: orderId('soon'), endOfValidity: aMoment('2026-06-20T00:00:00Z') })
  const evidence = aSubscription({ id: orderId('evidence'), status: 'awaiting-evidence' })
  const completion = aSubscription({ id: orderId('completion'), status: 'awaiting-completion' })
  const due = aTicket({ status: 'awaiting-payment' })
  const plans = [anOffer(), aDefinition()]

  test('lists what the citizen must act on by urgency: pay, complete, then what expires soon', () => {
    const quiet = [
      aSubscription(),
      aSubscription({ status: 'rejected' }),
      aSubscription({ status: 'under-review' }),
    ]
    const items = todoItems([soon, ...quiet, evidence, completion, due], plans, NOW)
    expect(items.map(({ kind, right }) => [kind, right.id])).toEqual([
      ['pay', due.id],
      ['complete', completion.id],
      ['complete', evidence.id],
      ['renew', soon.id],
    ])
  })
  test('a renewal is to do where the plan that follows is open', () => {
    const next = anOffer({ id: offerId('next') })
    const kinds = (isOpen: boolean) =>
      todoItems([soon], [anOffer({ isOpen: !isOpen, nextPlanId: next.id }), { ...next, isOpen }], NOW)
    expect(kinds(true).map(({ kind }) => kind)).toEqual(['renew'])
    expect(kinds(false)).toEqual([])
  })
  test('asks nobody to renew or to complete what somebody else shares with them', () => {
    const shared = [soon, evidence].map(right => ({ ...right, canWithdraw: true }))
    expect(todoItems(shared, plans, NOW)).toEqual([])
  })
  test('a payment on its way is followed, never made again', () => {
    const pending = { ...due, isPaymentPending: true, operationIds: [operationId('op-1')] }
    expect(todoItems([pending], plans, NOW).map(({ kind }) => kind)).toEqual(['follow-payment'])
    // The guest of a shared right does not see its owner's payments: there is nothing to follow or pay.
    expect(todoItems([{ ...pending, operationIds: [] }], plans, NOW)).toEqual([])
  })
  test('a document that a ticket waits for is its holder’s to hand in', () => {
    const awaited = aTicket({ status: 'awaiting-evidence' })
    expect(todoItems([awaited], plans, NOW).map(({ kind }) => kind)).toEqual(['hand-in'])
    expect(todoItems([{ ...awaited, canWithdraw: true }], plans, NOW)).toEqual([])
    expect(todoItems([{ ...awaited, endOfValidity: before }], plans, NOW)).toEqual([])
  })
  test('forgets what has ended, and what another order already renews', () => {
    const renewal = aSubscription({ id: orderId('renewal'), status: 'under-review', renewedId: soon.id })
    expect(todoItems([{ ...due, endOfValidity: before }, soon, renewal], plans, NOW)).toEqual([])
    expect(todoItems([soon, { ...renewal, status: 'rejected' }], plans, NOW)).toHaveLength(1)
  })
})

describe('the overlap warning (first document §5)', () => {
  const requested: Occupancy = {
    planId: offerId('resident'),
    plates: [plate('AB123CD')!],
    zoneIds: [zoneId('vm-centre')],
    period: { start: NOW, end: aMoment('2027-06-12T23:59:59+02:00') },
  }
  test.each([
    ['same plan, plate and zone', {}, true, true],
    ['another plan', { planId: offerId('other') }, true, false],
    ['another plate', { plates: [plate('ZZ999ZZ')!] }, true, false],
    ['no plate', { plates: [] }, true, false],
    ['another zone where zones are chosen', { zoneIds: [zoneId('other')] }, true, false],
    ['another zone where they are not', { zoneIds: [zoneId('other')] }, false, true],
    ['only under review', { status: 'under-review' }, true, false],
    ['plate under review', { status: 'plate-under-review' }, true, true],
    ['ended before the wished start', { endOfValidity: before }, true, false],
    ['ending at the wished start', { endOfValidity: NOW }, true, false],
    ['ending a millisecond into it', { endOfValidity: addMilliseconds(NOW, 1) }, true, true],
    ['without end', { endOfValidity: null }, true, true],
    ['without start', { startOfValidity: null }, true, false],
  ] as const)('%s', (_name, changes, hasZoneChoice, expected) => {
    const held = aSubscription(changes as Parameters<typeof aSubscription>[0])
    expect(overlap([held], requested, hasZoneChoice)).toBe(expected ? held : null)
  })
  test('a renewal one second after the end overlaps nothing', () => {
    const held = aSubscription()
    const start = addMilliseconds(held.endOfValidity!, 1000)
    expect(overlap([held], { ...requested, period: { start, end: null } }, true)).toBeNull()
  })
  test('is the same seen from either right', () => {
    const moment = fc.integer({ min: 0, max: 9 }).map(instantFromMs)
    const right = fc
      .record({
        planId: fc.constantFrom(offerId('a'), offerId('b')),
        plates: fc.subarray([plate('AA111AA')!, plate('BB222BB')!]),
        zoneIds: fc.subarray([zoneId('x'), zoneId('y')]),
        startOfValidity: moment,
        endOfValidity: fc.option(moment),
      })
      .map(changes => occupancyOf(aSubscription(changes))!)
    fc.assert(
      fc.property(right, right, fc.boolean(), (a, b, hasZoneChoice) => {
        return occupanciesOverlap(a, b, hasZoneChoice) === occupanciesOverlap(b, a, hasZoneChoice)
      }),
    )
  })
})
