import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { at } from '../../db/schema.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { insertOperation } from '../../testing/operations.ts'
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

  test.each([
    ['does not count', 'ABANDONED', 201],
    ['counts, while its payment is on its way,', 'PENDING', 409],
  ] as const)('%s a ticket that ended before it was paid', async (_how, status, expected) => {
    const plan = `once-${status}`
    await requests.addDefinition(plan, { maximumTicketNumberPerYear: 1 })
    const as = await requests.addPerson(`unpaid-${status}`)
    const id = await requests.addRight(as, {
      kind: 'ticket',
      plan,
      status: 'awaiting-payment',
      start: -0.02,
      end: -0.01,
    })
    await insertOperation(city.deps.db, {
      operation_id: randomUUID(),
      resource_kind: 'ticket',
      resource_id: id,
      status,
      created_at: at(city.clock.now()),
    })
    const order = () => requests.order(as, plan, { startOfValidity: requests.day(0) })
    expect((await order()).status).toBe(expected)
    expect((await order()).body.error).toBe('OrderMaximumNumberOfOrdersExceeded')
  })

  test('is counted over the subscription’s validity, where the definition says so', async () => {
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

  test('is had, and counted, on the day on which the subscription begins', async () => {
    const terms = {
      ...SCOPED,
      maximumTicketNumberPerYear: 1,
      orderLimitAppliesDuringEligibilityPeriod: true,
    }
    await requests.addDefinition('at-once', terms)
    const as = await requests.addPerson('impatient')
    await requests.addRight(as, { plan: 'base', start: -0.00001 })
    const order = () => requests.order(as, 'at-once', { startOfValidity: requests.day(0) })
    expect((await order()).status).toBe(201)
    expect((await order()).body.error).toBe('OrderMaximumNumberOfOrdersExceeded')
  })
})
