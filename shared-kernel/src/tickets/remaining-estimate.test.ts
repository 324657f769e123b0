import { expect, test } from 'vitest'
import { definitionId, offerId, orderId, ticketId } from '../ids/index.ts'
import type { Subscription } from '../orders/index.ts'
import { aDefinition, aMoment, aSubscription, aTicket, NOW } from '../testing/builders/index.ts'
import { quotaPeriod, quotaState } from './quota.ts'
import { estimateRemaining } from './remaining-estimate.ts'

const PARIS = 'Europe/Paris'
const visitor = aDefinition({ maximumTicketNumberPerYear: 20 })
const ticket = (id: string, changes = {}) => aTicket({ id: ticketId(id), ...changes })

test('tickets of this civil year are counted, those that came to nothing are given back', () => {
  const tickets = [
    ticket('used'),
    ticket('canceled', { status: 'canceled' }),
    ticket('last-year', { startOfValidity: aMoment('2025-12-31T23:59:59+01:00') }),
    ticket('another', { planId: definitionId('other') }),
  ]
  expect(estimateRemaining(visitor, [], tickets, NOW, PARIS)).toEqual({
    year: 2026,
    subscriptionId: undefined,
    count: 19,
    isOfSubscription: false,
  })
})

test('the year is the city’s: at 23:30 in Paris it is next year already in Auckland', () => {
  const newYearsEve = aMoment('2026-12-31T23:30:00+01:00')
  expect(estimateRemaining(visitor, [], [], newYearsEve, PARIS).year).toBe(2026)
  expect(estimateRemaining(visitor, [], [], newYearsEve, 'Pacific/Auckland').year).toBe(2027)
})

test('the subscription that carries the tickets is named to the city', () => {
  const definition = aDefinition({
    maximumTicketNumberPerYear: 20,
    scopes: [{ offerId: offerId('resident'), optionIds: [] }],
  })
  const held = aSubscription({ id: orderId('held') })
  const other = aSubscription({ id: orderId('other'), planId: offerId('fleet') })
  expect(estimateRemaining(definition, [other, held], [], NOW, PARIS).subscriptionId).toBe('held')
})

test('where tickets count by the validity that carries them, those of its first year do', () => {
  const definition = aDefinition({
    maximumTicketNumberPerYear: 20,
    quotaBasis: 'eligibility-period',
    scopes: [{ offerId: offerId('resident'), optionIds: [] }],
  })
  const held = aSubscription({ startOfValidity: aMoment('2025-07-01T00:00:00+02:00') })
  const tickets = [ticket('last-year', { startOfValidity: aMoment('2025-12-31T23:59:59+01:00') })]
  expect(estimateRemaining(definition, [held], tickets, NOW, PARIS)).toMatchObject({
    count: 19,
    isOfSubscription: true,
  })
})

const counted = aDefinition({
  maximumTicketNumberPerYear: 2,
  quotaBasis: 'eligibility-period',
  scopes: [{ offerId: offerId('resident'), optionIds: [] }],
})

test('of two subscriptions the one with more tickets left is told of, as the citizen may choose it', () => {
  const long = aSubscription({ id: orderId('long'), startOfValidity: aMoment('2025-07-01T00:00:00+02:00') })
  const short = aSubscription({ id: orderId('short'), startOfValidity: aMoment('2026-06-01T00:00:00+02:00') })
  const tickets = [ticket('may', { startOfValidity: aMoment('2026-05-02T00:00:00+02:00') })]
  for (const held of [
    [long, short],
    [short, long],
  ])
    expect(estimateRemaining(counted, held, tickets, NOW, PARIS)).toMatchObject({
      subscriptionId: 'short',
      count: 2,
    })
})

test('of two alike it is the one that is listed first, which ends last', () => {
  const ending = aSubscription({ id: orderId('ending'), endOfValidity: aMoment('2026-07-01T00:00:00+02:00') })
  const lasting = aSubscription({ id: orderId('lasting') })
  expect(estimateRemaining(counted, [ending, lasting], [], NOW, PARIS).subscriptionId).toBe('lasting')
})

test('a subscription is counted too where its plates alone are taken', () => {
  const definition = { ...counted, scopes: [], shouldUseSubscriptionPlate: true }
  expect(estimateRemaining(definition, [aSubscription()], [], NOW, PARIS)).toMatchObject({
    subscriptionId: aSubscription().id,
    isOfSubscription: true,
  })
})

test('a ticket of the day on which the subscription began counts, though its midnight was before', () => {
  const began = aSubscription({ startOfValidity: aMoment('2026-06-13T10:00:00+02:00') })
  const at = (moment: string) => [ticket('of-the-day', { startOfValidity: aMoment(moment) })]
  const count = (moment: string) => estimateRemaining(counted, [began], at(moment), NOW, PARIS).count
  expect([count('2026-06-13T00:00:00+02:00'), count('2026-06-12T23:59:59+02:00')]).toEqual([1, 2])
})

test.each([
  ['no subscription', null, false],
  ['one without a known start', aSubscription({ startOfValidity: null }), false],
  ['one with a start', aSubscription(), true],
] as const)('tickets count by the validity of %s or by the year', (_which, subscription, expected) => {
  expect(quotaPeriod(counted, subscription) !== null).toBe(expected)
  expect(quotaPeriod({ quotaBasis: 'civil-year' }, subscription)).toBeNull()
})

const [one, two] = [aSubscription({ id: orderId('one') }), aSubscription({ id: orderId('two') })]
test.each([
  ['the year’s last one is left', 'civil-year', [], { none: 1 }, 'left'],
  ['none of the year is left', 'civil-year', [], { none: 0 }, 'used-up-this-year'],
  ['there is no limit', 'civil-year', [], { none: null }, 'left'],
  ['one of two subscriptions has one left', 'eligibility-period', [one, two], { one: 0, two: 1 }, 'left'],
  ['neither has', 'eligibility-period', [one, two], { one: 0, two: 0 }, 'used-up-for-good'],
  ['neither has in this year', 'civil-year', [one, two], { one: 0, two: 0 }, 'used-up-this-year'],
  ['none is left, and none is carried', 'eligibility-period', [], { none: 0 }, 'used-up-this-year'],
] as const)('where %s, the citizen is told so', (_, quotaBasis, entitlingSubscriptions, left, expected) => {
  const remaining = (subscription: Subscription | null, year: number) =>
    year === 2026 ? ((left as Record<string, number | null>)[subscription?.id ?? 'none'] ?? null) : null
  expect(quotaState({ quotaBasis }, entitlingSubscriptions, 2026, remaining)).toBe(expected)
})

test('without a limit there is nothing to count', () => {
  expect(estimateRemaining(aDefinition(), [], [], NOW, PARIS).count).toBeNull()
})
