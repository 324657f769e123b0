import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { testCity } from '../../testing/city-of-file.ts'
import { requestsOf } from '../../testing/requests.ts'

const city = testCity()
const requests = requestsOf(city)

const FIELD = { customFields: [{ key: 'floor', label: 'Étage' }] }

beforeAll(async () => {
  await requests.addPerson('zoe')
  await requests.addPerson('nameless', { firstName: '', lastName: '' })
  await requests.addPerson('nobody', { firstName: '', lastName: '', address: null, zone: null })
  await requests.addPerson('nameless-company', {
    ...{ firstName: '', lastName: '', isProfessional: true },
    ...{ address: null, zone: null },
  })
  await requests.addPerson('homeless', { address: null, zone: null })
  await requests.addPerson('zoneless', { zone: null })
  await requests.addPerson('company', { isProfessional: true, address: null, zone: null })
  await requests.addOffer('plain')
  await requests.addOffer('closed', { userStatus: 'SUBSCRIPTION_CLOSED' })
  await requests.addOffer('deleted', { deleted: true })
  await requests.addOffer('private', { publicOrdersEnabled: false })
  await requests.addOffer('pro', { conditions: { productScope: 'PROFESSIONAL' } })
  await requests.addOffer('office', { professional: true })
  await requests.addOffer('home', { conditions: { productScope: 'PERSONAL' } })
  await requests.addOffer('choice', { validityAreasChoiceEnabled: true })
  const zones = { zoneIds: ['vm-centre', 'vm-gare'], restrictFromSubscriberResidence: true }
  await requests.addOffer('near', { validityAreasChoiceEnabled: true, zones })
  await requests.addOffer('far', { zones: { ...zones, zoneIds: ['vm-halles'] } })
  await requests.addOffer('electric', { restrictions: { vehicleCritairs: ['E'] } })
  await requests.addOffer('asking', { applicationProcedure: FIELD })
  await requests.addOffer('never', {
    mustNotStartOnSpecialDays: [{ start: '2020-01-01', end: '2099-12-31' }],
  })
  await requests.addOffer('later', { blockedPeriodFromStartOfValidityInDays: 3 })
  const weekday = new Date(requests.day(1)).toLocaleDateString('en', {
    weekday: 'long',
    timeZone: 'Europe/Paris',
  })
  await requests.addOffer('weekly', { mustStartOnWeekDays: [weekday.toUpperCase()] })
  for (const [id, plate, critair] of [
    ['veh-e', 'EE111EE', 'E'],
    ['veh-3', 'DD333DD', '3'],
  ] as const)
    await city.deps.db
      .insertInto('vehicles')
      .values({
        city_id: 'valmont',
        vehicle_id: id,
        subscriber_id: 'sub-zoe',
        name: id,
        plate,
        vehicle_category: 'CAR',
        vehicle_critair: critair,
        created_at: new Date().toISOString(),
      })
      .execute()
})

const answer = async (as: string, plan: string, body: object = {}) => {
  const { status, body: said } = await requests.subscribe(as, plan, body)
  return [status, said.error ?? 'created', said.fields?.[0]?.path]
}

describe('a request is refused for who asks', () => {
  test.each([
    ['nobody', 'plain', 'SubscriberProfileMissing'],
    ['nameless', 'plain', 'SubscriberProfileIdMissing'],
    ['homeless', 'plain', 'SubscriberProfileResidenceMissing'],
    ['zoe', 'office', 'SubscriberProfileCompanyMissing'],
    ['zoe', 'pro', 'OrderRequirementNotFulfilled'],
    ['company', 'home', 'OrderRequirementNotFulfilled'],
    // Nobody completes a profile for an offer that is not for them, and a zone is asked of complete ones alone.
    ['nameless', 'closed', 'OrderCreationNotAvailable'],
    ['nameless', 'private', 'OrderCreationNotAvailable'],
    ['nameless', 'pro', 'OrderRequirementNotFulfilled'],
    ['nameless-company', 'home', 'OrderRequirementNotFulfilled'],
    ['homeless', 'near', 'SubscriberProfileResidenceMissing'],
    ['nameless', 'far', 'SubscriberProfileIdMissing'],
    ['zoneless', 'near', 'OrderCreationSubscriberNeedAZone'],
    ['zoe', 'far', 'SubscriberDoesNotResideInRequiredZones'],
  ])('%s may not ask for %s: %s', async (as, plan, error) => {
    expect(await answer(as, plan)).toEqual([409, error, undefined])
  })
})

describe('a request is refused for what it asks', () => {
  const CLOSED = 'OrderCreationNotAvailable'
  test.each([
    ['an offer that is closed', 'closed', {}, [409, CLOSED, undefined]],
    ['an offer that is deleted', 'deleted', {}, [409, CLOSED, undefined]],
    ['an offer that is not for the public', 'private', {}, [409, CLOSED, undefined]],
    ['an offer that does not exist', 'nowhere', {}, [409, CLOSED, undefined]],
    ['an offer of another city', 'ps-season', {}, [409, CLOSED, undefined]],
    [
      'an option that does not exist',
      'plain',
      { subscriptionPlanOptionId: 'x' },
      [400, 'ValidationFailed', 'subscriptionPlanOptionId'],
    ],
    [
      'no option',
      'plain',
      { subscriptionPlanOptionId: null },
      [400, 'ValidationFailed', 'subscriptionPlanOptionId'],
    ],
    ['no plate', 'plain', { plates: ['', ' '] }, [409, 'OrderPlateRequirementNotFulfilled', 'plates']],
    [
      'three plates',
      'plain',
      { plates: ['AA111AA', 'BB222BB', 'CC333CC'] },
      [409, 'OrderPlateMaxLengthExceeded', 'plates'],
    ],
    ['what is no plate', 'plain', { plates: ['?'] }, [400, 'ValidationFailed', 'plates.0']],
    ['a plate twice', 'plain', { plates: ['AB-123-CD', 'ab123cd'] }, [400, 'ValidationFailed', 'plates.1']],
    ['a vehicle that the garage does not know', 'electric', {}, [409, 'OrderPlateNoVehicle', 'plates']],
    [
      'a vehicle of another class',
      'electric',
      { plates: ['DD333DD'] },
      [409, 'OrderRestrictionViolation', 'plates'],
    ],
    ['no answer to a question', 'asking', {}, [400, 'ValidationFailed', 'customFields.floor']],
    ['no zone among several', 'choice', {}, [409, 'AtLeastOneZoneIsMandatory', 'validityAreaId']],
    [
      'a zone that is not on offer',
      'choice',
      { validityAreaId: 'vm-halles' },
      [409, 'OrderRestrictionViolation', 'validityAreaId'],
    ],
    [
      'a zone where one does not live',
      'near',
      { validityAreaId: 'vm-gare' },
      [409, 'SubscriberDoesNotResideInRequiredZones', 'validityAreaId'],
    ],
    ['a day that never comes', 'never', {}, [409, 'RequestedDurationUnreachable', 'startOfValidity']],
    [
      'a day that does not exist',
      'plain',
      { startOfValidity: '2090-02-30T00:00:00+01:00' },
      [400, 'ValidationFailed', 'startOfValidity'],
    ],
  ] as const)('%s', async (_name, plan, body, expected) => {
    expect(await answer('zoe', plan, body)).toEqual(expected)
  })

  test('no zone among those where one lives and works', async () => {
    const as = await requests.addPerson('commuter', { professionalZone: 'vm-gare' })
    expect(await answer(as, 'near')).toEqual([409, 'AtLeastOneZoneIsMandatory', 'validityAreaId'])
  })

  test.each([
    ['yesterday', 'plain', -1, 'OrderRestrictionViolation'],
    ['too soon', 'later', 2, 'OrderRestrictionViolation'],
    ['on a closed day', 'never', 5, 'OrderRestrictionViolation'],
    ['on another weekday', 'weekly', 2, 'ValidityPeriodDoesNotStartOnOneOfRequiredWeekDay'],
  ])('a start %s', async (_name, plan, day, error) => {
    const body = { startOfValidity: requests.day(day) }
    expect(await answer('zoe', plan, body)).toEqual([409, error, 'startOfValidity'])
  })

  test.each([
    ['on the first day that is not too soon', 'later', { days: 3 }],
    ['on the right weekday', 'weekly', { days: 1 }],
  ])('but not a start %s', async (_name, plan, { days }) => {
    const as = await requests.addPerson(`early-${plan}`)
    const body = { startOfValidity: requests.day(days), plates: [`X${plan}`.slice(0, 7)] }
    expect((await requests.subscribe(as, plan, body)).status).toBe(201)
  })

  test('but not a vehicle of the right class, nor the only zone that is left', async () => {
    expect((await requests.subscribe('zoe', 'electric', { plates: ['EE111EE'] })).status).toBe(201)
    const { status, body } = await requests.subscribe('zoe', 'near', { plates: ['NE111AR'] })
    expect([status, body.validityAreas]).toEqual([201, ['vm-centre']])
  })

  test.each([
    ['no body', {}],
    ['a plate that is too long', { plates: ['A'.repeat(21)] }],
    ['a start without offset', { startOfValidity: '2026-01-01T00:00:00' }],
  ])('and for its form: %s', async (_name, change) => {
    const whole = {
      subscriptionPlanId: 'plain',
      plates: ['AB123CD'],
      customFields: [],
      attachmentEvidences: [],
    }
    const body = Object.keys(change).length === 0 ? {} : { ...whole, ...change }
    const path = `/api/subscriber/subscriptions/${randomUUID()}`
    const { status, body: said } = await city.ask(path, { method: 'PUT', as: 'zoe', body })
    expect([status, said.error]).toEqual([400, 'ValidationFailed'])
  })

  test('and nothing is made', async () => {
    expect(await requests.rightsOf('nameless')).toEqual([])
  })
})

test('a visitor asks for nothing', async () => {
  const path = `/api/subscriber/subscriptions/${randomUUID()}`
  expect((await city.ask(path, { method: 'PUT', body: {} })).status).toBe(401)
  expect((await city.ask('/api/tickets', { body: {} })).status).toBe(401)
})
