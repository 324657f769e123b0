import { offerId, orderId } from '@parvis/shared-kernel/ids'
import {
  aDefinition,
  aMoment,
  anOffer,
  aSubscriber,
  aSubscription,
  aTicket,
  NOW,
} from '@parvis/shared-kernel/testing'
import { describe, expect, it } from 'vitest'
import { audienceOf, openToOthers, rightOfOffer, sortedOffers } from './sorted-plans.model.ts'

const person = { subscriber: aSubscriber(), rights: [], now: NOW }
const zones = [{ id: anOffer().zoneIds[0]!, name: 'Centre' }]

describe('offers are listed', () => {
  it.each([
    ['as open', {}, 'open'],
    ['as refused when closed', { isOpen: false }, 'closed'],
    ['as neither when deleted', { isDeleted: true }, undefined],
    ['as neither when the city alone grants them', { isPubliclyOrderable: false }, undefined],
  ] as const)('%s', (_how, changes, expected) => {
    const { open, refused } = sortedOffers({ offers: [anOffer(changes)], zones }, person)
    expect([...open.map(() => 'open'), ...refused.map(({ reason }) => reason)][0]).toBe(expected)
  })

  it('for one vehicle with the number of those for others', () => {
    const offers = [anOffer(), anOffer({ id: offerId('car'), vehicleCategories: ['M1'] })]
    expect(openToOthers({ offers, zones }, { ...person, category: 'L3' })).toBe(1)
    expect(openToOthers({ offers, zones }, { ...person, category: 'M1' })).toBe(0)
  })
})

it.each([
  [anOffer({ scope: 'personal' }), 'personal'],
  [aDefinition({ isProfessional: true }), 'professional'],
  [aDefinition(), 'both'],
] as const)('an offer says for whom it is, a definition whether for professionals: %#', (plan, audience) => {
  expect(audienceOf(plan)).toBe(audience)
})

describe('what somebody has of an offer', () => {
  const ended = { endOfValidity: aMoment('2026-06-12T00:00:00+02:00') }
  it.each([
    ['granted', {}, 'held'],
    ['plate-under-review', {}, 'held'],
    ['awaiting-payment', {}, 'held'],
    ['under-review', {}, 'requested'],
    ['awaiting-evidence', {}, 'requested'],
    ['rejected', {}, undefined],
    ['canceled', {}, undefined],
    ['unknown', {}, undefined],
    ['granted', ended, undefined],
    ['granted', { planId: offerId('other') }, undefined],
  ] as const)('is, of one that is %s with %j: %s', (status, changes, state) => {
    const rights = [aSubscription({ status, ...changes })]
    expect(rightOfOffer(anOffer(), { rights, now: NOW })?.state).toBe(state)
  })

  it('is the request on its way before what is held, else the first, and never a ticket', () => {
    const held = aSubscription()
    const requested = aSubscription({ id: orderId('asked'), status: 'under-review' })
    const of = (...rights: readonly ReturnType<typeof aSubscription>[]) =>
      rightOfOffer(anOffer(), { rights, now: NOW })?.right
    expect(of(held, requested)).toBe(requested)
    expect(of(held, aSubscription({ id: orderId('second') }))).toBe(held)
    expect(rightOfOffer(aDefinition(), { rights: [aTicket()], now: NOW })).toBeNull()
  })
})
