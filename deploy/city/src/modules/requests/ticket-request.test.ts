import { randomUUID } from 'node:crypto'
import { ticketCreatedWire, ticketFromWire, ticketsWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import { testCity } from '../../testing/city-of-file.ts'
import { requestsOf } from '../../testing/requests.ts'

const city = testCity()
const requests = requestsOf(city)

beforeAll(async () => {
  await requests.addPerson('zoe')
  await requests.addPerson('silent', { email: null })
  await requests.addOffer('base')
  await requests.addDefinition('free')
  await requests.addDefinition('priced', {}, 300)
  await requests.addDefinition('gare-only', { validityAreas: ['vm-gare'], validityAreasChoiceEnabled: true })
  await requests.addDefinition('anywhere', { validityAreas: [], validityAreasChoiceEnabled: true })
  await requests.addDefinition('series', { multipleOrderAllowed: true, maximumTicketNumberPerYear: 5 }, 300)
  await requests.addDefinition('own-zone', { validityAreasAutoSelection: true })
  await requests.addDefinition('mailed', { canUseCustomEmail: true }, 300)
  await city.deps.db
    .insertInto('definition_options')
    .values({
      option_id: 'priced-gone',
      definition_id: 'priced',
      position: 0,
      price_cents: 1,
      terms: JSON.stringify({ deleted: true, duration: 'P1M' }),
    })
    .execute()
})

const ticketOf = async (id: string, as = 'zoe') => {
  const { body } = await city.ask('/api/tickets', { as })
  return v
    .parse(ticketsWire, body)
    .map(ticketFromWire)
    .find(ticket => ticket.id === id)
}
const created = async (answer: ReturnType<typeof requests.order>) => {
  const { status, body } = await answer
  expect(status).toBe(201)
  return v.parse(ticketCreatedWire, body)
}
const instantOf = (iso: string) => Date.parse(iso)

describe('a citizen asks for a ticket', () => {
  test('and a free one is granted at once, for its whole day', async () => {
    const { id, shouldRequestMailForPayment } = await created(
      requests.order('zoe', 'free', { startOfValidity: requests.day(2, 15) }),
    )
    expect(shouldRequestMailForPayment).toBe(false)
    expect(await ticketOf(id)).toMatchObject({
      planId: 'free',
      status: 'granted',
      price: 0,
      plates: ['AB123CD'],
      zoneIds: ['vm-centre', 'vm-gare'],
      startOfValidity: instantOf(requests.day(2)),
      endOfValidity: instantOf(requests.endOf(2)),
      ticketCount: 1,
    })
  })

  test('and an option that is gone gives neither its price nor its duration', async () => {
    const body = { startOfValidity: requests.day(2), selectedOptionId: 'priced-gone' }
    const { id } = await created(requests.order('zoe', 'priced', body))
    expect(await ticketOf(id)).toMatchObject({
      price: 300,
      optionId: null,
      endOfValidity: instantOf(requests.endOf(2)),
    })
  })

  test('and another waits for its payment, for which an address is asked of who has none', async () => {
    const body = { startOfValidity: requests.day(2) }
    const known = await created(requests.order('zoe', 'priced', body))
    const unknown = await created(requests.order('silent', 'priced', body))
    expect([known.shouldRequestMailForPayment, unknown.shouldRequestMailForPayment]).toEqual([false, true])
    expect(await ticketOf(known.id)).toMatchObject({ status: 'awaiting-payment', price: 300 })
  })

  test('that is confirmed to another address, where the definition lets one give it', async () => {
    const body = { startOfValidity: requests.day(2), customEmail: ' visitor@example.org ' }
    const { id, shouldRequestMailForPayment } = await created(requests.order('silent', 'mailed', body))
    const other = await created(requests.order('silent', 'priced', body))
    const rows = await requests.rightsOf('silent')
    const emailOf = (rightId: string) => rows.find(row => row.right_id === rightId)?.custom_email
    expect([shouldRequestMailForPayment, emailOf(id)]).toEqual([false, 'visitor@example.org'])
    expect([other.shouldRequestMailForPayment, emailOf(other.id)]).toEqual([true, null])
    const blank = await created(requests.order('silent', 'mailed', { ...body, customEmail: ' ' }))
    expect(blank.shouldRequestMailForPayment).toBe(true)
  })

  test('and the other address is told, in the city’s words alone, a few times an hour at most', async () => {
    const body = { startOfValidity: requests.day(2), customEmail: 'guest@example.org', plates: ['W1NAPR1ZE'] }
    for (let i = 0; i < 5; i += 1) await created(requests.order('zoe', 'mailed', body))
    const mails = (await city.deps.mailer.list()).filter(({ to }) => to === 'guest@example.org')
    expect(mails).toHaveLength(3)
    expect(mails[0]?.text).toContain('mailed')
    expect(mails[0]?.text).toContain('l’aura payé')
    expect(mails[0]?.text).not.toContain('W1NAPR1ZE')
  })

  test.each([
    [
      'all of its definition’s, whatever they name, where there is no choice',
      'free',
      'vm-gare',
      ['vm-centre', 'vm-gare'],
    ],
    ['the only one, where one is left to choose', 'gare-only', undefined, ['vm-gare']],
    ['any of the city’s, where the definition names none', 'anywhere', 'vm-halles', ['vm-halles']],
  ] as const)('in %s', async (_which, definition, validityAreaId, zoneIds) => {
    const body = { startOfValidity: requests.day(1), validityAreaId }
    const { id } = await created(requests.order('zoe', definition, body))
    expect((await ticketOf(id))?.zoneIds).toEqual(zoneIds)
  })

  test('in their own zone, where it selects itself', async () => {
    const { id } = await created(requests.order('zoe', 'own-zone', { startOfValidity: requests.day(1) }))
    expect((await ticketOf(id))?.zoneIds).toEqual(['vm-centre'])
  })

  test('without an option where none is offered', async () => {
    const body = { startOfValidity: requests.day(1), selectedOptionId: 'vm-hourly-2' }
    const { id } = await created(requests.order('zoe', 'free', body))
    expect((await ticketOf(id))?.optionId).toBeNull()
  })

  test('by the hour, to the same minute', async () => {
    const start = requests.day(3, 14, 35)
    const { id } = await created(
      requests.order('zoe', 'vm-hourly', {
        startOfValidity: start,
        selectedOptionId: 'vm-hourly-2',
        validityAreaId: 'vm-gare',
      }),
    )
    expect(await ticketOf(id)).toMatchObject({
      optionId: 'vm-hourly-2',
      price: 280,
      zoneIds: ['vm-gare'],
      startOfValidity: instantOf(start),
      endOfValidity: instantOf(start) + 2 * 3_600_000,
    })
  })

  test('for three days in one order, which count and cost three', async () => {
    const as = await requests.addPerson('series')
    const body = { startOfValidity: requests.day(1), desiredEndOfValidity: requests.endOf(3) }
    const { id } = await created(requests.order(as, 'series', body))
    expect(await ticketOf(id, as)).toMatchObject({
      ticketCount: 3,
      price: 900,
      endOfValidity: instantOf(requests.endOf(3)),
    })
    const path = `/api/parking-right-definition/series/subscribers/sub-${as}/ticket-number`
    // The city's year, which may differ from UTC's around New Year.
    const year = requests.endOf(1).slice(0, 4)
    expect((await city.ask(`${path}?year=${year}`, { as })).body).toBe(2)
    expect((await requests.order(as, 'series', body)).body.error).toBe('OrderMaximumNumberOfOrdersExceeded')
  })

  test('and pays for it like for any other', async () => {
    const { id } = await created(requests.order('zoe', 'priced', { startOfValidity: requests.day(4) }))
    const body = { email: 'zoe@example.org', urlRedirection: 'http://127.0.0.1:4300/souscriptions' }
    const { status } = await city.ask(`/api/tickets/${id}/payments`, { as: 'zoe', body })
    expect(status).toBe(200)
  })

  test('and the timeline tells it', async () => {
    const { id } = await created(requests.order('zoe', 'free', { startOfValidity: requests.day(1) }))
    const events = await city.deps.db
      .selectFrom('events')
      .select(['kind', 'resource_type'])
      .where('resource_id', '=', id)
      .execute()
    expect(events).toEqual([
      { kind: 'right-requested', resource_type: 'ticket' },
      { kind: 'right-granted', resource_type: 'ticket' },
    ])
  })
})

describe('a ticket that a subscription carries', () => {
  test('names it, or has the only one there is', async () => {
    const as = await requests.addPerson('carried')
    const scopes = { parkingRightScopes: [{ subscriptionPlanId: 'base', subscriptionPlanOptionsIds: [] }] }
    await requests.addDefinition('carried', { ...scopes, validityAreasAutoSelection: true })
    await requests.addRight(as, { plan: 'vm-tourism', zones: ['vm-centre'] })
    const subscriptionId = await requests.addRight(as, { plan: 'base', zones: ['vm-gare'] })
    await requests.addRight(as, { plan: 'vm-tourism', zones: ['vm-centre'] })
    const body = { startOfValidity: requests.day(1) }
    const named = await created(requests.order(as, 'carried', { ...body, subscriptionId }))
    const found = await created(requests.order(as, 'carried', { ...body, subscriptionPlanId: 'base' }))
    // The zone is the subscription's, not the home's.
    for (const { id } of [named, found])
      expect(await ticketOf(id, as)).toMatchObject({ subscriptionId, zoneIds: ['vm-gare'] })
  })

  test('may be carried on by its renewal', async () => {
    const as = await requests.addPerson('renewing')
    const scopes = { parkingRightScopes: [{ subscriptionPlanId: 'base', subscriptionPlanOptionsIds: [] }] }
    await requests.addDefinition('long', { ...scopes, validityPeriod: 'P7D' })
    const subscriptionId = await requests.addRight(as, { plan: 'base', end: 3 })
    const body = { startOfValidity: requests.day(1), subscriptionId }
    expect((await requests.order(as, 'long', body)).body.error).toBe(
      'OrderPeriodEndOutsideEligibilityPeriodAndAnyFallbackEligibility',
    )
    await requests.addRight(as, { plan: 'base', start: 3.0001, end: 300 })
    expect((await requests.order(as, 'long', body)).status).toBe(201)
  })
})

describe('asking twice is asking once', () => {
  test('under the client’s id', async () => {
    const id = randomUUID()
    const body = { id, startOfValidity: requests.day(1) }
    const [first, again] = [
      await requests.order('zoe', 'free', body),
      await requests.order('zoe', 'free', body),
    ]
    expect([first.status, again.status, again.body]).toEqual([201, 200, first.body])
    const other = await requests.order('zoe', 'free', { ...body, plates: ['GG123GG'] })
    expect([other.status, other.body.error]).toEqual([422, 'IdempotencyKeyReused'])
  })

  test('and without id or key it is asking twice', async () => {
    const body = { startOfValidity: requests.day(1) }
    const answers = [await requests.order('zoe', 'free', body), await requests.order('zoe', 'free', body)]
    expect(new Set(answers.map(answer => answer.body.id)).size).toBe(2)
  })
})
