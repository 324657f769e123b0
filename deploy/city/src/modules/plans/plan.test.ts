import { offerFromWire, plansFromWire, plansWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { demoCities } from '../../cities/demo.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { requestsOf } from '../../testing/requests.ts'

const city = testCity()

// First document §3 and second document §3, word for word.
const OFFER_FIELDS = [
  ...['id', 'name', 'description', 'options', 'userStatus', 'nextSubscriptionPlanId', 'renewableEnabled'],
  ...['validityAreas', 'validityAreasChoiceEnabled', 'mustContainPlate', 'nbMaxPlates', 'professional'],
  ...['canEditPlateDuringValidity', 'canRequestForPlateChange', 'orderShareEnabled', 'applicationProcedure'],
  ...['subscriptionPlanId', 'restrictions', 'zones', 'conditions', 'publicOrdersEnabled', 'deleted'],
  ...['mustStartOnWeekDays', 'mustNotStartOnFreeDays', 'mustNotStartOnSpecialDays'],
  'blockedPeriodFromStartOfValidityInDays',
]

describe('the offers of a city', () => {
  test.each(['valmont', 'port-sable'])('of %s carry every field of the specification', async cityId => {
    const as = cityId === 'valmont' ? 'camille' : 'elodie'
    const { body } = await city.ask('/api/plans', { as, city: cityId })
    const { plans } = v.parse(plansWire, body)
    expect(plans).toHaveLength(demoCities.find(one => one.cityId === cityId)?.offers?.length ?? 0)
    for (const plan of body.plans) {
      expect(Object.keys(plan)).toEqual(expect.arrayContaining(OFFER_FIELDS))
      expect(Object.keys(plan.applicationProcedure)).toEqual(
        expect.arrayContaining(['description', 'documentationLinks', 'customFields', 'supportingEvidences']),
      )
      for (const option of plan.options)
        expect(Object.keys(option)).toEqual(expect.arrayContaining(['id', 'validityPeriod', 'price']))
    }
  })

  test('are what a request is judged by: nothing is lost on the way', async () => {
    const requests = requestsOf(city)
    const terms = {
      nbMaxPlates: 3,
      validityAreasChoiceEnabled: true,
      mustStartOnWeekDays: ['MONDAY'],
      mustNotStartOnFreeDays: ['national-day', '2026-06-24'],
      mustNotStartOnSpecialDays: [{ start: '2026-08-01', end: '2026-08-15' }],
      blockedPeriodFromStartOfValidityInDays: 2,
      restrictions: { renewable: true, orderLimitCounter: 2, vehicleCritairs: ['E', '1'] },
      conditions: { activeProductsRequired: ['a'], activeProductsForbidden: ['b'], productScope: 'BOTH' },
      zones: { zoneIds: ['vm-gare'], restrictFromEligibility: true, restrictFromSubscriberResidence: true },
      applicationProcedure: {
        customFields: [{ key: 'floor', label: 'Étage', deleted: false }],
        supportingEvidences: [{ id: 'home', name: 'Domicile', mandatory: true, expirationPeriod: 'P3M' }],
      },
    }
    await requests.addOffer('rich', terms)
    const { body } = await city.ask('/api/plans', { as: 'camille' })
    const { plans } = plansFromWire(v.parse(plansWire, body))
    const options = [{ id: 'rich-year', price: 1_000, validityPeriod: 'P1Y' }]
    const common = { userStatus: 'SUBSCRIPTION_OPENED', publicOrdersEnabled: true, mustContainPlate: true }
    const expected = offerFromWire(
      v.parse(plansWire, { plans: [{ ...common, ...terms, id: 'rich', name: 'rich', options }] })
        .plans[0] as never,
    )
    expect(plans.find(plan => plan.id === 'rich')).toEqual(expected)
  })

  test('leave out what is deleted, and are not told to somebody else', async () => {
    await requestsOf(city).addOffer('gone', { deleted: true })
    const { body } = await city.ask('/api/plans?subscriberId=sub-camille', { as: 'camille' })
    expect(body.plans.map((plan: { id: string }) => plan.id)).not.toContain('gone')
    expect((await city.ask('/api/plans?subscriberId=sub-yanis', { as: 'camille' })).status).toBe(404)
  })

  test('come with every zone by name, and ask for an address of who has none', async () => {
    const ask = async (as: string) => (await city.ask('/api/plans', { as })).body
    expect((await ask('camille')).zones).toContainEqual({ id: 'vm-centre', name: 'Centre' })
    expect([(await ask('camille')).shouldAskForAddress, (await ask('louise')).shouldAskForAddress]).toEqual([
      false,
      true,
    ])
  })
})
