import { beforeAll, describe, expect, test } from 'vitest'
import { testCity } from '../../testing/city-of-file.ts'
import { requestsOf } from '../../testing/requests.ts'

const city = testCity()
const requests = requestsOf(city)

beforeAll(async () => {
  await requests.addOffer('base')
})

const SCOPED = { parkingRightScopes: [{ subscriptionPlanId: 'base', subscriptionPlanOptionsIds: [] }] }

describe('the number of tickets a year', () => {
  test('is not passed, and a canceled one is given back', async () => {
    await requests.addDefinition('twice', {
      maximumTicketNumberPerYear: 2,
      canCancelBeforeStartOfValidity: true,
    })
    const as = await requests.addPerson('frequent')
    const startOfValidity = requests.day(1)
    const order = () => requests.order(as, 'twice', { startOfValidity })
    const { id } = (await order()).body
    await order()
    expect((await order()).body.error).toBe('OrderMaximumNumberOfOrdersExceeded')
    await city.ask(`/api/order/${id}`, { method: 'DELETE', as })
    expect((await order()).status).toBe(201)
  })

  test('does not count a ticket that ended before it was paid', async () => {
    await requests.addDefinition('once', { maximumTicketNumberPerYear: 1 })
    const as = await requests.addPerson('unpaid')
    await requests.addRight(as, {
      kind: 'ticket',
      plan: 'once',
      status: 'awaiting-payment',
      start: -0.02,
      end: -0.01,
    })
    const order = () => requests.order(as, 'once', { startOfValidity: requests.day(0) })
    expect((await order()).status).toBe(201)
    expect((await order()).body.error).toBe('OrderMaximumNumberOfOrdersExceeded')
  })

  test('is counted over the carrier’s validity, where the definition says so', async () => {
    const terms = {
      ...SCOPED,
      maximumTicketNumberPerYear: 1,
      orderLimitAppliesDuringEligibilityPeriod: true,
    }
    await requests.addDefinition('each', terms)
    const as = await requests.addPerson('twofold')
    const first = await requests.addRight(as, { plan: 'base', end: 10 })
    const second = await requests.addRight(as, { plan: 'base', start: -1, end: 300 })
    const order = (subscriptionId: string, days: number) =>
      requests.order(as, 'each', { subscriptionId, startOfValidity: requests.day(days) })
    expect((await order(first, 2)).status).toBe(201)
    expect((await order(first, 4)).body.error).toBe('OrderMaximumNumberOfOrdersExceeded')
    // Its day lies in the other subscription's validity too: naming that one must gain nothing.
    expect((await order(second, 20)).body.error).toBe('OrderMaximumNumberOfOrdersExceeded')
  })
})
