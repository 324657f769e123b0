import { describe, expect, test } from 'vitest'
import { offerId, orderId, zoneId } from '../ids/index.ts'
import type { Right } from '../orders/index.ts'
import { aDefinition, aSubscriber, aSubscription, aTicket, NOW } from '../testing/builders/index.ts'
import { addSeconds, type Instant } from '../time/index.ts'
import {
  chooseSubscription,
  listEntitlingSubscriptions,
  needsSubscription,
  type SubscriptionReference,
  subscriptionCovers,
  zoneWithSubscription,
} from './entitling-subscription.ts'

const scoped = aDefinition({ scopes: [{ offerId: offerId('resident'), optionIds: [] }] })
const [one, two] = [orderId('one'), orderId('two')]
const held = (id = one, changes: Parameters<typeof aSubscription>[0] = {}) =>
  aSubscription({ id, ...changes })
const fleet = held(two, { planId: offerId('fleet') })

const choice = (
  rights: readonly Right[],
  requested: Partial<SubscriptionReference> = {},
  definition = scoped,
) => {
  const answer = chooseSubscription(definition, rights, { id: null, planId: null, ...requested }, NOW)
  return answer.allowed ? (answer.subscription?.id ?? 'none') : answer.reason
}

describe('the subscription that carries a ticket', () => {
  test.each<[string, readonly Right[], Partial<SubscriptionReference>, string]>([
    ['is the only one that will do', [held(), fleet], {}, one],
    ['is not guessed between two', [held(one), held(two)], {}, 'subscription-ambiguous'],
    ['is the one that is named', [held(one), held(two)], { id: two }, two],
    ['is the one of the named plan', [held(), fleet], { planId: offerId('resident') }, one],
    ['is none of another plan', [held(), fleet], { planId: offerId('fleet') }, 'subscription-out-of-scope'],
    ['must exist', [held()], { id: orderId('nowhere') }, 'subscription-unknown'],
    ['is no ticket', [aTicket()], { id: orderId(aTicket().id) }, 'subscription-unknown'],
    ['must be in a scope', [fleet], { id: two }, 'subscription-out-of-scope'],
    [
      'must be of the plan that is said',
      [held()],
      { id: one, planId: fleet.planId },
      'subscription-out-of-scope',
    ],
    ['may be named with its plan', [held(one), held(two)], { id: two, planId: offerId('resident') }, two],
    [
      'must be in force',
      [held(one, { status: 'awaiting-payment' })],
      { id: one },
      'subscription-not-in-force',
    ],
    [
      'must not have ended',
      [held(one, { endOfValidity: addSeconds(NOW, -1) })],
      { id: one },
      'subscription-not-in-force',
    ],
  ])('%s', (_name, rights, requested, expected) => expect(choice(rights, requested)).toBe(expected))

  test('gives its zone, whichever stands before it', () => {
    const [centre, gare] = [
      held(one, { zoneIds: [zoneId('vm-centre')] }),
      held(two, { zoneIds: [zoneId('vm-gare')] }),
    ]
    const asked = { definition: scoped, subscriber: aSubscriber(), rights: [centre, gare], now: NOW }
    expect(zoneWithSubscription(gare, asked)).toBe('vm-gare')
    expect(zoneWithSubscription(null, asked)).toBe('vm-centre')
  })
  test('is not needed without scopes, and may still be named', () => {
    expect(choice([held()], {}, aDefinition())).toBe('none')
    expect(choice([held()], { id: one }, aDefinition())).toBe(one)
    expect(choice([], { id: one }, aDefinition())).toBe('subscription-unknown')
  })
})

describe('the subscription’s validity', () => {
  const subscription = held()
  const { startOfValidity: from, endOfValidity: to } = subscription as {
    startOfValidity: Instant
    endOfValidity: Instant
  }
  const next = held(two, { startOfValidity: addSeconds(to, 1), endOfValidity: addSeconds(to, 99) })
  test.each<[string, readonly Right[], Instant, Instant, string]>([
    ['holds both ends, its own included', [subscription], from, to, 'allowed'],
    ['does not hold a start before it', [subscription], addSeconds(from, -1), to, 'start-not-covered'],
    [
      'does not hold a start after it',
      [subscription, next],
      addSeconds(to, 1),
      addSeconds(to, 2),
      'start-not-covered',
    ],
    ['does not hold an end after it', [subscription], from, addSeconds(to, 1), 'end-not-covered'],
    ['is carried on by its renewal', [subscription, next], from, addSeconds(to, 99), 'allowed'],
    [
      'is not carried on past the renewal',
      [subscription, next],
      from,
      addSeconds(to, 100),
      'end-not-covered',
    ],
    [
      'is not carried on by a renewal under review',
      [subscription, { ...next, status: 'under-review' }],
      from,
      addSeconds(to, 2),
      'end-not-covered',
    ],
    [
      'is not carried on by another plan',
      [subscription, { ...next, planId: offerId('fleet') }],
      from,
      addSeconds(to, 2),
      'end-not-covered',
    ],
  ])('%s', (_name, rights, start, end, expected) => {
    const verdict = subscriptionCovers(scoped, subscription, rights, { start, end })
    expect(verdict.allowed ? 'allowed' : verdict.reason).toBe(expected)
  })
})

describe('the subscriptions among which one chooses', () => {
  const free = aDefinition()
  const plated = aDefinition({ shouldUseSubscriptionPlate: true })
  const ended = held(orderId('ended'), { endOfValidity: addSeconds(NOW, -1) })
  test.each([
    ['those of a scope', scoped, [one]],
    ['any in force where its plates are taken', plated, [one, two]],
    ['none where none is needed', free, []],
  ] as const)('%s', (_name, definition, expected) => {
    const found = listEntitlingSubscriptions(definition, [held(), fleet, ended, aTicket()], NOW)
    expect(found.map(({ id }) => id)).toEqual(expected)
  })
  test('stand in the order of the dashboard, however the city lists them', () => {
    const ending = (id: string, seconds: number) =>
      held(orderId(id), { endOfValidity: addSeconds(NOW, seconds) })
    const rights = [ending('soon', 10), ending('late', 30), ending('later', 20)]
    const found = listEntitlingSubscriptions(plated, rights, NOW)
    expect(found.map(({ id }) => id)).toEqual(['late', 'later', 'soon'])
  })
  test.each([
    [scoped, true],
    [plated, true],
    [aDefinition({ shouldUseSubscriptionPlate: true, mustOrderWithPlate: false }), false],
    [free, false],
  ] as const)('must be named or not', (definition, expected) =>
    expect(needsSubscription(definition)).toBe(expected),
  )
})
