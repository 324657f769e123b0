import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { testCity } from '../../testing/city-of-file.ts'
import { requestsOf } from '../../testing/requests.ts'

const city = testCity()
const requests = requestsOf(city)

const MANY = 40

beforeAll(async () => {
  const conditions = (forbidden: string) => ({
    conditions: { productScope: 'BOTH', activeProductsForbidden: [forbidden] },
  })
  const free = (id: string) => [{ id: `${id}-year`, price: 0, validityPeriod: 'P1Y' }]
  await requests.addOffer('limited', { restrictions: { orderLimitCounter: 3 } })
  await requests.addOffer('plain')
  await requests.addOffer('one', conditions('other'), free('one'))
  await requests.addOffer('other', conditions('one'), free('other'))
  await requests.addOffer('renewable', { renewableEnabled: true })
  await requests.addDefinition('five', { maximumTicketNumberPerYear: 5 })
})

const atOnce = <T>(count: number, ask: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => ask(index)))
const tally = (answers: readonly { status: number; body: { error?: string } }[]) => {
  const counts: Record<string, number> = {}
  for (const { status, body } of answers) {
    const name = body.error ?? String(status)
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

describe('of many requests at once', () => {
  test('as many tickets are made as the year allows', async () => {
    const as = await requests.addPerson('rush-tickets')
    const startOfValidity = requests.day(1)
    const answers = await atOnce(MANY, () => requests.order(as, 'five', { startOfValidity }))
    expect(tally(answers)).toEqual({ 201: 5, OrderMaximumNumberOfOrdersExceeded: MANY - 5 })
    expect(await requests.rightsOf(as)).toHaveLength(5)
  })

  test('as many subscriptions are made as the offer allows', async () => {
    const as = await requests.addPerson('rush-orders')
    const answers = await atOnce(MANY, () => requests.subscribe(as, 'limited'))
    expect(tally(answers)).toEqual({ 201: 3, OrderMaximumNumberOfOrdersExceeded: MANY - 3 })
  })

  test('one of two offers that exclude each other is had, whichever came first', async () => {
    const as = await requests.addPerson('rush-exclusive')
    const answers = await atOnce(20, index => requests.subscribe(as, index % 2 === 0 ? 'one' : 'other'))
    const rights = await requests.rightsOf(as)
    expect(new Set(rights.map(right => right.offer_id)).size).toBe(1)
    expect(tally(answers)).toEqual({ 201: 10, OrderIncompatibleWithAnotherOrder: 10 })
  })

  test('one subscriber has the plate', async () => {
    const people = await Promise.all(
      Array.from({ length: 10 }, (_, index) => requests.addPerson(`plate-${index}`)),
    )
    const answers = await atOnce(people.length, index =>
      requests.subscribe(people[index] ?? '', 'plain', { plates: ['RUSH111', `RUSH${200 + index}`] }),
    )
    expect(tally(answers)).toEqual({ 201: 1, OrderPlateUsed: 9 })
  })

  test('under one id one is made, and every other has its answer', async () => {
    const as = await requests.addPerson('rush-id')
    const id = randomUUID()
    const answers = await atOnce(MANY, () => requests.subscribe(as, 'plain', { plates: ['RUSHID1'] }, id))
    expect(tally(answers)).toEqual({ 200: MANY - 1, 201: 1 })
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  })

  test('of two people under one id one has it, and the other learns nothing', async () => {
    const people = [await requests.addPerson('id-one'), await requests.addPerson('id-two')]
    const id = randomUUID()
    const answers = await atOnce(20, index => {
      const as = people[index % 2] ?? ''
      return requests.subscribe(as, 'plain', { plates: [index % 2 === 0 ? 'IDONE11' : 'IDTWO22'] }, id)
    })
    expect(tally(answers)).toEqual({ 201: 1, 200: 9, 'Not Found': 10 })
    const rights = await Promise.all(people.map(requests.rightsOf))
    expect(rights.flat()).toHaveLength(1)
  })

  test('one renews a right', async () => {
    const as = await requests.addPerson('rush-renewal')
    const renewedSubscriptionId = await requests.addRight(as, {
      plan: 'renewable',
      start: -350,
      end: 15,
      plates: ['RENEW11'],
    })
    const answers = await atOnce(20, () =>
      requests.subscribe(as, 'renewable', { plates: ['RENEW11'], renewedSubscriptionId }),
    )
    expect(tally(answers)).toEqual({ 201: 1, OrderAlreadyExists: 19 })
  })
})
