import { beforeAll, describe, expect, test } from 'vitest'
import { testCity } from '../../testing/city-of-file.ts'
import { requestsOf } from '../../testing/requests.ts'

const city = testCity()
const requests = requestsOf(city)

const scoped = (...plans: string[]) => ({
  parkingRightScopes: plans.map(subscriptionPlanId => ({
    subscriptionPlanId,
    subscriptionPlanOptionsIds: [],
  })),
})

beforeAll(async () => {
  await requests.addPerson('zoe')
  await requests.addPerson('zoneless', { zone: null })
  await requests.addPerson('homeless', { zone: null, address: null })
  await requests.addOffer('base')
  await requests.addOffer('unrelated')
  const weekday = new Date(requests.day(1)).toLocaleDateString('en', {
    weekday: 'long',
    timeZone: 'Europe/Paris',
  })
  await requests.addDefinition('day')
  await requests.addDefinition('closed', { userStatus: 'REQUEST_CLOSED' })
  await requests.addDefinition('deleted', { deleted: true })
  await requests.addDefinition('private', { publicOrdersEnabled: false })
  await requests.addDefinition('weekly', { allowedWeekDays: [weekday.toUpperCase()] })
  await requests.addDefinition('several', { multipleOrderAllowed: true })
  await requests.addDefinition('choice', { validityAreasChoiceEnabled: true })
  await requests.addDefinition('own-zone', { validityAreasAutoSelection: true })
  await requests.addDefinition('halles', { residenceZoneIds: ['vm-halles'] })
  await requests.addDefinition('mailed', { canUseCustomEmail: true })
  await requests.addDefinition('hour', { computeExactHourlyEnd: true, validityPeriod: 'PT2H' })
  await requests.addDefinition('carried', scoped('base'))
  await requests.addDefinition('carried-closed', { ...scoped('base'), userStatus: 'REQUEST_CLOSED' })
  await requests.addDefinition('plated', { ...scoped('base'), shouldUseSubscriptionPlate: true })
})

const refusal = async (as: string, definition: string, body: object = {}) => {
  const { status, body: said } = await requests.order(as, definition, {
    startOfValidity: requests.day(1),
    ...body,
  })
  return [status, said.error ?? 'created', said.fields?.[0]?.path]
}

describe('a ticket is refused', () => {
  const CLOSED = 'OrderCreationNotAvailable'
  test.each([
    ['of a definition that is closed', 'closed', {}, [409, CLOSED, undefined]],
    ['of a definition that is deleted', 'deleted', {}, [409, CLOSED, undefined]],
    ['of a definition that is not for the public', 'private', {}, [409, CLOSED, undefined]],
    ['of a definition that does not exist', 'nowhere', {}, [409, CLOSED, undefined]],
    ['of another city', 'ps-beach-day', {}, [409, CLOSED, undefined]],
    [
      'with an option that does not exist',
      'vm-hourly',
      { selectedOptionId: 'x', validityAreaId: 'vm-gare' },
      [400, 'ValidationFailed', 'selectedOptionId'],
    ],
    ['without plate', 'day', { plates: [' '] }, [409, 'OrderPlateRequirementNotFulfilled', 'plates']],
    [
      'with three plates',
      'day',
      { plates: ['AA111AA', 'BB222BB', 'CC333CC'] },
      [409, 'OrderPlateMaxLengthExceeded', 'plates'],
    ],
    ['with what is no plate', 'day', { plates: ['?'] }, [400, 'ValidationFailed', 'plates.0']],
    ['without zone among several', 'choice', {}, [409, 'AtLeastOneZoneIsMandatory', 'validityAreaId']],
    [
      'in a zone that is not on offer',
      'choice',
      { validityAreaId: 'vm-halles' },
      [409, 'OrderRestrictionViolation', 'validityAreaId'],
    ],
    ['for people of another zone', 'halles', {}, [409, 'SubscriberDoesNotResideInRequiredZones', undefined]],
    [
      'with an address that is none',
      'mailed',
      { customEmail: 'nobody' },
      [400, 'ValidationFailed', 'customEmail'],
    ],
    ['several in a row without an end', 'several', {}, [400, 'ValidationFailed', 'desiredEndOfValidity']],
    [
      'that ends on a day that does not exist',
      'day',
      { desiredEndOfValidity: '2090-02-30T00:00:00+01:00' },
      [400, 'ValidationFailed', 'desiredEndOfValidity'],
    ],
    ['for holders of a subscription', 'carried', {}, [409, 'ActiveRightMandatory', undefined]],
  ] as const)('%s', async (_name, definition, body, expected) => {
    expect(await refusal('zoe', definition, body)).toEqual(expected)
  })

  test.each([
    ['homeless', 'day', 'SubscriberProfileResidenceMissing'],
    ['zoneless', 'own-zone', 'OrderCreationSubscriberNeedAZone'],
    ['zoneless', 'halles', 'OrderCreationSubscriberNeedAZone'],
  ])('to %s, for %s: %s', async (as, definition, error) => {
    expect(await refusal(as, definition)).toEqual([409, error, undefined])
  })
})

describe('a ticket’s period is refused', () => {
  const START = 'startOfValidity'
  const END = 'desiredEndOfValidity'
  const cases = (): [string, string, string, string | null, string, string][] => [
    ['that is past', 'day', requests.day(-1), null, 'OrderPeriodViolation', START],
    ['that was over this morning', 'hour', requests.day(0, 0), null, 'OrderPeriodViolation', START],
    [
      'on another weekday',
      'weekly',
      requests.day(2),
      null,
      'ValidityPeriodDoesNotStartOnOneOfRequiredWeekDay',
      START,
    ],
    [
      'that ends before it starts',
      'several',
      requests.day(5),
      requests.day(4, 12),
      'OrderPeriodStartAfterEnd',
      END,
    ],
    [
      'that ends as it starts',
      'several',
      requests.day(5),
      requests.day(5),
      'ValidityPeriodStartDateEqualsEndDate',
      END,
    ],
    [
      'longer than its option',
      'day',
      requests.day(5),
      requests.endOf(6),
      'ValidityPeriodDurationExceedsOptionDuration',
      END,
    ],
    [
      'by the hour longer than its option',
      'hour',
      requests.day(5, 10),
      requests.day(5, 12, 1),
      'ValidityPeriodDurationExceedsOptionDuration',
      END,
    ],
    [
      'of four hundred days',
      'several',
      requests.day(5),
      requests.endOf(500),
      'RequestedDurationUnreachable',
      END,
    ],
  ]
  test('in each of these cases', async () => {
    // Shortly after midnight a two-hour ticket from the day's start has not ended.
    const isEarly = city.clock.now() - Date.parse(requests.day(0)) < 4 * 3_600_000
    if (isEarly) city.clock.moveBy(4 * 3_600_000)
    for (const [name, definition, startOfValidity, desiredEndOfValidity, error, path] of cases()) {
      const [status, said, field] = await refusal('zoe', definition, {
        startOfValidity,
        desiredEndOfValidity,
      })
      expect([name, said, field]).toEqual([name, error, path])
      expect(status).toBe(409)
    }
    city.clock.reset()
  })
})

describe('the subscription that carries a ticket is refused', () => {
  let held: string
  let unpaid: string
  let other: string
  let theirs: string
  beforeAll(async () => {
    await requests.addPerson('holder')
    held = await requests.addRight('holder', { plan: 'base', plates: ['HH111HH'], end: 20 })
    unpaid = await requests.addRight('holder', { plan: 'base', status: 'awaiting-payment' })
    other = await requests.addRight('holder', { plan: 'unrelated' })
    theirs = await requests.addRight('zoe', { plan: 'unrelated' })
  })
  const carried = async (subscriptionId: string | null, body: object = {}, definition = 'carried') =>
    (await refusal('holder', definition, { subscriptionId, ...body })).slice(0, 2)

  test('when it is not there, or not seen', async () => {
    expect(await carried('nowhere')).toEqual([404, 'UsedOrderNotFound'])
    expect(await carried(theirs)).toEqual([404, 'UsedOrderNotFound'])
  })
  test('when it is of another offer, or of another than is said', async () => {
    const REFUSED = [409, 'OrderActiveRightDoesNotMatchAnyRequiredProduct']
    expect(await carried(other)).toEqual(REFUSED)
    expect(await carried(held, { subscriptionPlanId: 'unrelated' })).toEqual(REFUSED)
    expect(await carried(null, { subscriptionPlanId: 'unrelated' })).toEqual(REFUSED)
    // Whoever names one is told its fault, not that they hold none.
    const named = { subscriptionId: theirs }
    expect((await refusal('zoe', 'carried', named)).slice(0, 2)).toEqual(REFUSED)
    expect(await carried(other, {}, 'carried-closed')).toEqual([409, 'OrderCreationNotAvailable'])
  })
  test('when it is not valid', async () => {
    expect(await carried(unpaid)).toEqual([409, 'OrderActiveRightNotFulfilled'])
  })
  test('when it does not cover the start, or the end', async () => {
    const start = { startOfValidity: requests.day(25) }
    expect(await carried(held, start)).toEqual([409, 'ActiveRightDoesNotCoverStartingDateOfOrders'])
    const last = { startOfValidity: requests.day(20) }
    expect(await carried(held, last)).toEqual([
      409,
      'OrderPeriodEndOutsideEligibilityPeriodAndAnyFallbackEligibility',
    ])
  })
  test('when a plate is not one of its own', async () => {
    expect(await carried(held, {}, 'plated')).toEqual([409, 'OrderActiveRightDoesNotCoverEveryPlate'])
    expect(await carried(held, { plates: ['hh-111-hh'] }, 'plated')).toEqual([201, 'created'])
  })
  test('when it is not said which of two it is', async () => {
    await requests.addRight('holder', { plan: 'base' })
    expect(await carried(null)).toEqual([409, 'MissingActiveRightUsed'])
    expect(await carried(held)).toEqual([201, 'created'])
  })
})
