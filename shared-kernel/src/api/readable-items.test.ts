import { array, nullish, number, object, safeParse, string, union } from 'valibot'
import { expect, test, vi } from 'vitest'
import { ApiError } from '../errors/index.ts'
import { aDefinition, anOffer, aSubscriber, aSubscription, aTicket } from '../testing/builders/index.ts'
import { definitionToWire, offerToWire, subscriberToWire, ticketToWire, UNREADABLE } from '../wire/index.ts'
import { fetchVehicles } from './account.api.ts'
import type { ApiClient } from './api-client.ts'
import { city, client, json } from './api-client-bench.ts'
import { fetchCatalogue, fetchStreets } from './catalogue.api.ts'
import { fetchKeptFines } from './fines.api.ts'
import { readableItems } from './readable-items.ts'
import { fetchDefinitions, fetchHoldings, fetchPlans, fetchTickets } from './rights.api.ts'

const item = union([object({ id: string() }), object({ number: number() })])
const answer = object({ items: nullish(array(item)), others: nullish(array(item)), name: string() })
const read = (value: unknown, lists: readonly string[] = ['items']) => {
  const parsed = safeParse(answer, value)
  return parsed.success ? 'whole' : (readableItems({ answer, lists }, parsed.issues)?.output ?? null)
}
const good = { id: 'a' }

test.each([
  ['nothing is wrong', { items: [good], name: 'n' }, 'whole'],
  ['one item', { items: [good, {}, good], name: 'n' }, { items: [good, good], name: 'n' }],
  [
    'every item',
    { items: [{}, 7], others: [good], name: 'n' },
    { items: UNREADABLE, others: [good], name: 'n' },
  ],
  ['an item and the rest', { items: [{}, good], name: 7 }, null],
  ['an item of a list that must be whole', { items: [good], others: [{}], name: 'n' }, null],
  ['the list itself', { items: 'none', name: 'n' }, null],
  ['the whole', 'nonsense', null],
])('unreadable is %s', (_what, value, expected) => {
  expect(read(value)).toEqual(expected)
})

const odd = { parvis: 'of a form of its own' }
const subscriber = subscriberToWire(aSubscriber(), [aSubscription()], 'first', [])
const ticket = ticketToWire(aTicket(), 'first')
test.each([
  ['tickets', [odd, ticket], fetchTickets],
  ['definitions', [definitionToWire(aDefinition()), odd], fetchDefinitions],
  [
    'offers of the catalogue',
    { plans: [odd, offerToWire(anOffer())] },
    (api: ApiClient) => fetchCatalogue(api).then(({ offers }) => offers),
  ],
  [
    'definitions of the catalogue',
    { plans: [], definitions: [definitionToWire(aDefinition()), odd] },
    (api: ApiClient) => fetchCatalogue(api).then(({ definitions }) => definitions),
  ],
  [
    'zones of the catalogue',
    { plans: [], zones: [{ id: 'z', name: 'Centre' }, odd] },
    (api: ApiClient) => fetchCatalogue(api).then(({ zones }) => zones),
  ],
  ['streets', [odd, { name: 'rue Gambetta', zoneIds: [] }], fetchStreets],
  ['vehicles', [odd, { id: 'v', name: 'La voiture', plate: 'FG482KD' }], fetchVehicles],
  [
    'offers',
    { plans: [odd, offerToWire(anOffer())], zones: [] },
    (api: ApiClient) => fetchPlans(api, aSubscriber().subscriberId).then(({ offers }) => offers),
  ],
  [
    'subscriptions',
    { ...subscriber, subscriptions: [odd, ...(subscriber.subscriptions ?? [])] },
    (api: ApiClient) => fetchHoldings(api).then(({ subscriptions }) => subscriptions),
  ],
])(
  'of the %s one that cannot be read hides none of the others, and is told to those who mend',
  async (_what, body, fetchAll) => {
    const onUnexpected = vi.fn()
    const { api } = client(city(() => json(body)).fetch, { onUnexpected })
    expect(await fetchAll(api)).toHaveLength(1)
    expect(onUnexpected).toHaveBeenCalledExactlyOnceWith(expect.any(ApiError))
  },
)

test('an emptied list is not taken for one that the city sent empty', () => {
  const kept = read({ items: [{}], others: [], name: 'n' }) as { items: unknown; others: unknown }
  expect(kept.items).toBe(UNREADABLE)
  expect(kept.others).not.toBe(UNREADABLE)
})

const aPlans = { plans: [offerToWire(anOffer())], zones: [{ id: 'z', name: 'Zone' }] }
const held = {
  ...subscriber,
  refunds: [{ id: 'r', status: 'PAID', amount: 300 }],
  awaitedAnswers: [],
}
const plansOf = (api: ApiClient) => fetchPlans(api, aSubscriber().subscriberId)
test.each<[string, string, unknown, (api: ApiClient) => Promise<unknown>, object | null]>([
  [
    'refunds',
    'the rest',
    { ...held, refunds: [odd] },
    fetchHoldings,
    { subscriptions: [{}], awaitedAnswers: [], unreadable: ['refunds'] },
  ],
  [
    'subscriptions',
    'the rest',
    { ...held, subscriptions: [odd] },
    fetchHoldings,
    { refunds: [{}], awaitedAnswers: [], unreadable: ['subscriptions'] },
  ],
  [
    'awaited answers',
    'the rest',
    { ...held, awaitedAnswers: [odd] },
    fetchHoldings,
    { subscriptions: [{}], refunds: [{}], unreadable: ['awaitedAnswers'] },
  ],
  ['holdings (none unreadable)', 'everything', held, fetchHoldings, { unreadable: [] }],
  [
    'zones',
    'the rest',
    { ...aPlans, zones: [odd] },
    plansOf,
    { offers: [{}], zones: [], areZonesKnown: false },
  ],
  [
    'zones (none unreadable)',
    'everything',
    aPlans,
    plansOf,
    { offers: [{}], zones: [{}], areZonesKnown: true },
  ],
  ['offers', 'nothing', { ...aPlans, plans: [odd] }, plansOf, null],
  ['tickets', 'nothing', [odd], fetchTickets, null],
  ['definitions', 'nothing', [odd], fetchDefinitions, null],
  ['kept fines', 'nothing', [odd], fetchKeptFines, null],
  ['vehicles', 'nothing', [odd], fetchVehicles, null],
])('of the %s not one can be read: %s is known', async (_what, _known, body, fetchAll, expected) => {
  const { api } = client(city(() => json(body)).fetch)
  const answer = fetchAll(api)
  if (expected === null) await expect(answer).rejects.toBeInstanceOf(ApiError)
  else expect(await answer).toMatchObject(expected)
})

test('a ticket is named by either of its two ids', async () => {
  const { id: _, ...byRequest } = ticket
  const { parkingRightRequestId: __, ...byId } = ticket
  const { parkingRightRequestId: ___, ...unnamed } = byRequest
  const { api } = client(city(() => json([byRequest, byId, unnamed])).fetch)
  const tickets = await fetchTickets(api)
  expect(tickets.map(({ id }) => id)).toEqual([aTicket().id, aTicket().id])
})

test.each(['plans', 'definitions', 'zones'])(
  'a catalogue none of whose %s can be read is no empty catalogue',
  async list => {
    const body = { plans: [offerToWire(anOffer())], [list]: [odd] }
    const { api } = client(city(() => json(body)).fetch, { onUnexpected: vi.fn() })
    await expect(fetchCatalogue(api)).rejects.toThrow(ApiError)
  },
)
