import { describe, expect, test } from 'vitest'
import { definitionId, evidenceId, offerId, orderId, vehicleId } from '../ids/index.ts'
import { cents } from '../money/index.ts'
import type { Right, RightStatus } from '../orders/index.ts'
import { profileRule } from '../orders/index.ts'
import { dropBlankPlates } from '../plates/index.ts'
import { EMPTY_ADDRESS } from '../subscriber/index.ts'
import { anOffer, aSubscriber, aSubscription, aTicket, NOW } from '../testing/builders/index.ts'
import { addMilliseconds } from '../time/index.ts'
import { offerEligibility } from './offer-eligibility.ts'
import { statusOfNewSubscription } from './request-outcome.ts'
import { vehicleFaults, vehicleRule } from './vehicle-rule.ts'

const said = (verdict: { allowed: true } | { allowed: false; reason: string }) =>
  verdict.allowed ? 'allowed' : verdict.reason

describe('who asks must be known', () => {
  const nameless = { firstName: ' ', lastName: '' }
  test.each([
    ['name and address', {}, false, 'allowed'],
    ['no first name', { firstName: '' }, false, 'identity-missing'],
    ['a blank first name', { firstName: ' ' }, false, 'identity-missing'],
    ['no last name', { lastName: ' ' }, false, 'identity-missing'],
    ['neither name nor address', { ...nameless, address: null }, false, 'profile-missing'],
    ['neither name nor a word of address', { ...nameless, address: EMPTY_ADDRESS }, false, 'profile-missing'],
    ['no address', { address: null }, false, 'address-incomplete'],
    ['a company without address', {}, true, 'professional-address-incomplete'],
    ['a company without name or address', nameless, true, 'profile-missing'],
  ] as const)('%s', (_name, who, isProfessional, expected) => {
    expect(said(profileRule({ isProfessional }, aSubscriber(who)))).toBe(expected)
  })
})

describe('somebody who may not hold two offers may not ask for both', () => {
  const other = offerId('other')
  const offer = anOffer({ forbiddenPlanIds: [other], zoneIds: [] })
  const held = (status: RightStatus, changes: Parameters<typeof aSubscription>[0] = {}) =>
    aSubscription({ planId: other, status, ...changes })
  const tomorrow = { startOfValidity: addMilliseconds(NOW, 86_400_000) }
  test.each<[string, Right, string]>([
    ['waiting for payment', held('awaiting-payment'), 'forbidden-right-to-pay'],
    ['under review', held('under-review'), 'forbidden-right-requested'],
    ['waiting for evidence', held('awaiting-evidence'), 'forbidden-right-requested'],
    ['granted, to come', held('granted', tomorrow), 'forbidden-right-requested'],
    ['granted and in force', held('granted'), 'forbidden-right-held'],
    ['rejected', held('rejected'), 'allowed'],
    ['canceled', held('canceled'), 'allowed'],
    ['unpaid and over', held('awaiting-payment', { endOfValidity: addMilliseconds(NOW, -1) }), 'allowed'],
    ['of a plan that is not forbidden', aSubscription({ status: 'under-review' }), 'allowed'],
    [
      'a ticket of the same number',
      aTicket({ planId: definitionId('other'), status: 'awaiting-payment' }),
      'allowed',
    ],
  ])('%s', (_name, right, expected) => {
    expect(said(offerEligibility(offer, aSubscriber(), [right], [], NOW))).toBe(expected)
  })

  test('what is renewed is not in the way of its successor', () => {
    const renewed = held('under-review', { id: orderId('renewed') })
    expect(said(offerEligibility(offer, aSubscriber(), [renewed], [], NOW, renewed.id))).toBe('allowed')
  })
})

describe('an offer with a Crit’Air filter', () => {
  const [mine = null, theirs = null] = dropBlankPlates(['AB123CD', 'EF456GH'])
  const vehicle = (vehicleCritair: string | null, deleted = false) => ({
    id: vehicleId('v'),
    plate: mine,
    vehicleCritair,
    deleted,
  })
  const plates = (...given: readonly (typeof mine)[]) => given.filter(plate => plate !== null)
  test.each([
    ['no filter, unknown vehicle', [], plates(theirs), [], 'allowed'],
    ['a class that is listed', ['E', '1'], plates(mine), [vehicle('E')], 'allowed'],
    ['a class that is not', ['E'], plates(mine), [vehicle('3')], 'vehicle-class'],
    ['a vehicle without class', ['E'], plates(mine), [vehicle(null)], 'vehicle-class'],
    ['a vehicle that nobody knows', ['E'], plates(theirs), [vehicle('E')], 'vehicle-unknown'],
    ['one known, one not', ['E'], plates(mine, theirs), [vehicle('E')], 'vehicle-unknown'],
    ['a vehicle that was removed', ['E'], plates(mine), [vehicle('E', true)], 'vehicle-unknown'],
    ['no plate', ['E'], [], [], 'allowed'],
  ] as const)('%s', (_name, vehicleCritairs, given, garage, expected) => {
    expect(said(vehicleRule({ vehicleCritairs }, given, garage))).toBe(expected)
  })
  test('names each line of a form at fault, but none that is blank, unreadable or on the right already', () => {
    const lines = ['', 'ab 123 cd', '?', 'EF-456-GH', 'GK-553-TN']
    const held = dropBlankPlates(['GK553TN'])
    expect(vehicleFaults({ vehicleCritairs: ['E'] }, lines, [vehicle('3')], held)).toEqual([
      { field: 'plates.1', reason: 'vehicle-class' },
      { field: 'plates.3', reason: 'vehicle-unknown' },
    ])
    expect(vehicleFaults({ vehicleCritairs: [] }, lines, [])).toEqual([])
  })
})

describe('where a new subscription request begins', () => {
  const evidence = { id: evidenceId('e'), name: 'e', mandatory: false, expirationPeriod: null }
  const field = { id: 'f', label: 'f', isDeleted: false }
  const nothing = { description: '', documentationLinks: [], customFields: [], supportingEvidences: [] }
  test.each([
    ['an optional document is asked', { supportingEvidences: [evidence] }, 0, 'under-review'],
    ['a question is asked', { customFields: [field] }, 100, 'under-review'],
    ['a question was asked once', { customFields: [{ ...field, isDeleted: true }] }, 100, 'awaiting-payment'],
    ['nothing is asked, it costs', {}, 1, 'awaiting-payment'],
    ['nothing is asked, it is free', {}, 0, 'granted'],
  ] as const)('%s', (_name, asked, price, expected) => {
    expect(statusOfNewSubscription({ procedure: { ...nothing, ...asked } }, cents(price))).toBe(expected)
  })
})
