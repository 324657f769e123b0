import { describe, expect, test } from 'vitest'
import { definitionId, type OrderId, offerId, orderId, zoneId } from '../ids/index.ts'
import type { Right } from '../orders/index.ts'
import type { Subscriber } from '../subscriber/index.ts'
import { anOffer, aSubscriber, aSubscription, aTicket, NOW } from '../testing/builders/index.ts'
import { addMilliseconds } from '../time/index.ts'
import type { Offer } from './offer.ts'
import { isOfferOpen, offerEligibility } from './offer-eligibility.ts'
import { orderableZones } from './orderable-zones.ts'
import type { Zone } from './zone.ts'

const zones: readonly Zone[] = ['vm-centre', 'vm-gare', 'vm-halles'].map(id => ({ id: zoneId(id), name: id }))
const answer = (
  offer: Partial<Offer>,
  who: Partial<Subscriber> = {},
  rights: readonly Right[] = [],
  renewedId: OrderId | null = null,
) => {
  const verdict = offerEligibility(anOffer(offer), aSubscriber(who), rights, zones, NOW, renewedId)
  return verdict.allowed ? 'allowed' : verdict.reason
}
const pro = { isProfessional: true, zoneId: null, address: null, professionalZoneId: zoneId('vm-gare') }
const other = offerId('other')
const held = (changes: Parameters<typeof aSubscription>[0] = {}) =>
  aSubscription({ planId: other, ...changes })

describe('who may ask for an offer (second document §6)', () => {
  test.each([
    ['an open offer', {}, {}, 'allowed'],
    ['a closed one', { isOpen: false }, {}, 'closed'],
    ['one without public orders', { isPubliclyOrderable: false }, {}, 'not-public'],
    ['a deleted one', { isDeleted: true }, {}, 'deleted'],
    ['a professional offer, as a resident', { scope: 'professional' }, {}, 'for-professionals'],
    ['a professional offer, as a company', { scope: 'professional' }, pro, 'allowed'],
    ['a personal offer, as a company', { scope: 'personal' }, pro, 'for-residents'],
    [
      'a personal offer, as a company that lives here',
      { scope: 'personal' },
      { isProfessional: true },
      'allowed',
    ],
    [
      'a personal offer, as a company with a home whose zone nobody knows',
      { scope: 'personal' },
      { isProfessional: true, zoneId: null },
      'allowed',
    ],
    [
      'a personal offer, as a company that lives in a zone, nobody knows where',
      { scope: 'personal' },
      { isProfessional: true, address: null },
      'allowed',
    ],
    [
      'a personal offer, as a resident of whom nothing is known',
      { scope: 'personal' },
      { zoneId: null, address: null },
      'allowed',
    ],
    ['an offer for both, as a company', { scope: 'both' }, pro, 'allowed'],
    ['a closed one for companies, as a resident', { isOpen: false, scope: 'professional' }, {}, 'closed'],
  ] as const)('%s', (_name, offer, who, expected) => expect(answer(offer, who)).toBe(expected))

  const before = addMilliseconds(NOW, -1)
  // A city may number offers and definitions alike.
  const sameNumber = (id: string) => aTicket({ planId: definitionId(id) })
  test.each([
    ['forbidden and held', { forbiddenPlanIds: [other] }, [held()], 'forbidden-right-held'],
    [
      'forbidden, held until a moment ago',
      { forbiddenPlanIds: [other] },
      [held({ endOfValidity: before })],
      'allowed',
    ],
    [
      'forbidden and asked for',
      { forbiddenPlanIds: [other] },
      [held({ status: 'under-review' })],
      'forbidden-right-requested',
    ],
    ['required and held', { requiredPlanIds: [other] }, [held()], 'allowed'],
    ['required and missing', { requiredPlanIds: [other] }, [], 'required-right-missing'],
    ['required, one of two held', { requiredPlanIds: [other, offerId('x')] }, [held()], 'allowed'],
    [
      'required, plate under review',
      { requiredPlanIds: [other] },
      [held({ status: 'plate-under-review' })],
      'allowed',
    ],
    [
      'required, not started',
      { requiredPlanIds: [other] },
      [held({ startOfValidity: addMilliseconds(NOW, 1) })],
      'required-right-missing',
    ],
    ['limit of one, one held', { orderLimit: 1 }, [aSubscription()], 'order-limit-reached'],
    [
      'limit of one, one shared by somebody else',
      { orderLimit: 1 },
      [aSubscription({ canWithdraw: true })],
      'allowed',
    ],
    ['limit of one, one rejected', { orderLimit: 1 }, [aSubscription({ status: 'rejected' })], 'allowed'],
    ['limit of two, one held', { orderLimit: 2 }, [aSubscription()], 'allowed'],
    ['limit of one, another plan held', { orderLimit: 1 }, [held()], 'allowed'],
    [
      'limit of one, one held until a moment ago',
      { orderLimit: 1 },
      [aSubscription({ endOfValidity: before })],
      'allowed',
    ],
    ['limit of one, a ticket of the same number', { orderLimit: 1 }, [sameNumber('resident')], 'allowed'],
    ['a limit of none', { orderLimit: 0 }, [aSubscription()], 'allowed'],
    [
      'forbidden, a ticket of the same number',
      { forbiddenPlanIds: [other] },
      [sameNumber('other')],
      'allowed',
    ],
  ] as const)('%s', (_name, offer, rights, expected) => expect(answer(offer, {}, rights)).toBe(expected))

  const mine = (id: string, changes: Parameters<typeof aSubscription>[0] = {}) =>
    aSubscription({ id: orderId(id), ...changes })
  test.each([
    ['limit of one, the only one is renewed', { orderLimit: 1 }, [mine('renewed')], 'allowed'],
    [
      'limit of one, another one is held beside',
      { orderLimit: 1 },
      [mine('renewed'), mine('beside')],
      'order-limit-reached',
    ],
    [
      'limit of two, another one is held beside',
      { orderLimit: 2 },
      [mine('renewed'), mine('beside')],
      'allowed',
    ],
    [
      'forbidden beside its successor, renewed by it',
      { forbiddenPlanIds: [other] },
      [mine('renewed', { planId: other })],
      'allowed',
    ],
    [
      'required for its successor, renewed by it',
      { requiredPlanIds: [other] },
      [mine('renewed', { planId: other })],
      'allowed',
    ],
    ['limit of one, renewed without being held', { orderLimit: 1 }, [mine('beside')], 'order-limit-reached'],
  ] as const)('a renewal: %s', (_name, offer, rights, expected) => {
    expect(answer(offer, {}, rights, orderId('renewed'))).toBe(expected)
  })

  const home = { isZoneFromResidence: true } as const
  test.each([
    ['lives in one of the zones', home, {}, [], 'allowed'],
    ['lives in one of the zones, for a personal offer', { ...home, scope: 'personal' }, {}, [], 'allowed'],
    [
      'only works in one of the zones',
      home,
      { zoneId: null, professionalZoneId: zoneId('vm-gare') },
      [],
      'allowed',
    ],
    ['lives elsewhere', home, { zoneId: zoneId('vm-halles') }, [], 'residence-zone'],
    ['lives nobody knows where', home, { zoneId: null }, [], 'residence-unknown'],
    ['works in one of the zones', { ...home, scope: 'professional' }, pro, [], 'allowed'],
    [
      'only lives there, for a professional offer',
      { ...home, scope: 'professional' },
      { isProfessional: true },
      [],
      'residence-unknown',
    ],
    [
      'holds the required right for one of the zones',
      { isZoneFromEligibility: true, requiredPlanIds: [other] },
      {},
      [held()],
      'allowed',
    ],
    [
      'holds the required right for another zone',
      { isZoneFromEligibility: true, requiredPlanIds: [other] },
      {},
      [held({ zoneIds: [zoneId('vm-halles')] })],
      'no-zone',
    ],
    [
      'lives nobody knows where, for an offer of all zones',
      { ...home, zoneIds: [] },
      { zoneId: null },
      [],
      'residence-unknown',
    ],
    [
      'holds the required right without zone, for an offer of all zones',
      { isZoneFromEligibility: true, requiredPlanIds: [other], zoneIds: [] },
      {},
      [held({ zoneIds: [] })],
      'no-zone',
    ],
    ['finds no zone of the offer left in the city', { zoneIds: [zoneId('gone')] }, {}, [], 'no-zone'],
  ] as const)('a subscriber who %s', (_name, offer, who, rights, expected) => {
    expect(answer(offer, who, rights)).toBe(expected)
  })
  test('in a city without zones, an offer that names none is open to all', () => {
    expect(offerEligibility(anOffer({ zoneIds: [] }), aSubscriber(), [], [], NOW).allowed).toBe(true)
  })
  test('isOfferOpen asks for all three: open, public, not deleted', () => {
    expect(
      [{}, { isOpen: false }, { isPubliclyOrderable: false }, { isDeleted: true }]
        .map(anOffer)
        .map(isOfferOpen),
    ).toEqual([true, false, false, false])
  })
})

describe('zones that one may ask for', () => {
  const ids = (offer: Partial<Offer>, rights: readonly Right[] = []) =>
    orderableZones(anOffer(offer), aSubscriber(), rights, zones, NOW).map(({ id }) => id)
  test('are the offer’s, in the city’s order, or all where it names none', () => {
    expect(ids({ zoneIds: [zoneId('vm-gare'), zoneId('vm-centre')] })).toEqual(['vm-centre', 'vm-gare'])
    expect(ids({ zoneIds: [] })).toEqual(['vm-centre', 'vm-gare', 'vm-halles'])
  })
  test('narrow to the residence, and to the zones of the required right', () => {
    expect(ids({ isZoneFromResidence: true })).toEqual(['vm-centre'])
    const gare = held({ id: orderId('o'), zoneIds: [zoneId('vm-gare')] })
    expect(ids({ isZoneFromEligibility: true, requiredPlanIds: [other] }, [gare])).toEqual(['vm-gare'])
  })
})
