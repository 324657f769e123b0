import { randomUUID } from 'node:crypto'
import { subscriptionFromWire, subscriptionWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import { testCity } from '../../testing/city-of-file.ts'
import { requestsOf } from '../../testing/requests.ts'

const city = testCity()
const requests = requestsOf(city)

beforeAll(async () => {
  await requests.addPerson('zoe')
  await requests.addPerson('marie')
  await requests.addOffer('plain')
  await requests.addOffer('free', {}, [{ id: 'free-year', price: 0, validityPeriod: 'P1Y' }])
  const floor = { key: 'floor', label: 'Étage' }
  await requests.addOffer('asking', {
    applicationProcedure: { customFields: [{ key: 'door', label: 'Porte', deleted: true }, floor] },
  })
  const optional = { supportingEvidences: [{ id: 'ev-x', name: 'X', mandatory: false }] }
  await requests.addOffer('showing', { applicationProcedure: optional })
  await requests.addOffer('tuesdays', { mustStartOnWeekDays: ['TUESDAY'] })
  await requests.addOffer('bare', {}, [])
  await requests.addOffer('two', {}, [
    { id: 'two-month', price: 100, validityPeriod: 'P1M' },
    { id: 'two-year', price: 1_000, validityPeriod: 'P1Y' },
  ])
})

const read = (body: unknown) => subscriptionFromWire(v.parse(subscriptionWire, body))

describe('a citizen asks for a subscription', () => {
  test('and has it under the id that they made, as the contract reads it', async () => {
    const id = randomUUID()
    const start = requests.day(10)
    const body = { startOfValidity: start, plates: ['ab 123 cd', ''], userComment: ' Merci ' }
    const { status, body: answer } = await requests.subscribe('zoe', 'plain', body, id)
    expect(status).toBe(201)
    expect(read(answer)).toMatchObject({
      id,
      planId: 'plain',
      optionId: 'plain-year',
      status: 'awaiting-payment',
      price: 1_000,
      plates: ['AB123CD'],
      zoneIds: ['vm-centre', 'vm-gare'],
      userComment: 'Merci',
      startOfValidity: Date.parse(start),
    })
    const seen = await city.ask('/api/subscriber', { as: 'zoe' })
    expect(seen.body.subscriptions).toContainEqual(answer)
  })

  test.each([
    ['it is free and nobody reviews it', 'free', {}, 'granted'],
    ['it is priced and nobody reviews it', 'plain', {}, 'awaiting-payment'],
    ['the offer asks a question', 'asking', { customFields: [{ id: 'floor', value: '3' }] }, 'under-review'],
    ['the offer may be shown a document', 'showing', {}, 'under-review'],
  ])('when %s', async (_name, plan, body, status) => {
    const as = await requests.addPerson(`who-${plan}`)
    expect(read((await requests.subscribe(as, plan, { ...body, plates: [plan] })).body).status).toBe(status)
  })

  test('and of what it says, answers to what is asked alone are kept', async () => {
    const as = await requests.addPerson('talkative')
    const start = requests.day(10)
    const customFields = [
      { id: 'floor', value: ' 3 ' },
      { id: 'door', value: 'B' },
      { id: 'weather', value: 'fair' },
    ]
    const body = { customFields, startOfValidity: start, plates: ['TA1K'], userComment: ' ' }
    const right = read((await requests.subscribe(as, 'asking', body)).body)
    expect(right.customFields).toMatchObject([{ value: '3' }])
    // A day that was asked for stands while the city reviews.
    expect([right.startOfValidity, right.userComment]).toEqual([Date.parse(start), ''])
  })

  test.each([
    ['its option', 'two', 'two-year'],
    ['none, where none is offered', 'bare', null],
  ])('with %s', async (_which, plan, optionId) => {
    const as = await requests.addPerson(`opting-${plan}`)
    const body = { plates: [plan], startOfValidity: requests.day(1) }
    expect(read((await requests.subscribe(as, plan, body)).body).optionId).toBe(optionId)
  })

  test('for a year that ends with the last second before its anniversary', async () => {
    const { body } = await requests.subscribe('zoe', 'plain', { startOfValidity: requests.day(1) })
    const { startOfValidity, endOfValidity } = read(body)
    const [start, end] = [startOfValidity, endOfValidity].map(moment => new Date(moment ?? 0))
    expect(end?.getFullYear()).toBe((start?.getFullYear() ?? 0) + 1)
    expect(new Date((endOfValidity ?? 0) + 1_000).getDate()).toBe(start?.getDate())
  })

  test('as soon as possible, which is now, or the first day that the offer allows', async () => {
    const now = read((await requests.subscribe('zoe', 'plain')).body).startOfValidity ?? 0
    expect(Math.abs(now - city.clock.now())).toBeLessThan(60_000)
    const later = read((await requests.subscribe('zoe', 'tuesdays')).body).startOfValidity ?? 0
    expect(new Date(later).toLocaleDateString('en', { weekday: 'long', timeZone: 'Europe/Paris' })).toBe(
      'Tuesday',
    )
  })

  test('as soon as possible under review, which has no dates before the city accepts it', async () => {
    const as = await requests.addPerson('patient')
    const { body } = await requests.subscribe(as, 'showing', { plates: ['PAT1ENT'] })
    expect(read(body)).toMatchObject({ status: 'under-review', startOfValidity: null, endOfValidity: null })
    const other = await requests.addPerson('other')
    const late = { plates: ['PAT1ENT'], startOfValidity: requests.day(200) }
    expect((await requests.subscribe(other, 'showing', late)).body.error).toBe('OrderPlateUsed')
  })

  test('and the timeline says that it was asked for and what it waits for', async () => {
    const id = randomUUID()
    await requests.subscribe('zoe', 'plain', {}, id)
    const events = await city.deps.db
      .selectFrom('events')
      .select('kind')
      .where('resource_id', '=', id)
      .execute()
    expect(events.map(({ kind }) => kind)).toEqual(['right-requested', 'right-awaiting-payment'])
  })

  test('in the words of the second document where the city speaks them', async () => {
    const path = `/api/subscriber/subscriptions/${randomUUID()}`
    const urn = 'urn:nowhere'
    const evidence = { id: 'ev-rental', urn, name: 'bail.pdf', size: 1, mime: 'application/pdf' }
    const body = {
      subscriptionPlanId: 'ps-season',
      subscriptionPlanOptionId: 'ps-season-month',
      plates: ['EK291WN'],
      customFields: [],
      attachmentEvidences: [evidence],
    }
    const ask = () => city.ask(path, { method: 'PUT', as: 'elodie', city: 'port-sable', body })
    expect((await ask()).body.error).toBe('OrderEvidenceNotFound')
    const moment = new Date(city.clock.now()).toISOString()
    const upload = { city_id: 'port-sable', owner_kind: 'subscriber', owner_id: 'sub-elodie' } as const
    await city.deps.db
      .insertInto('uploads')
      .values({
        ...upload,
        urn,
        subscriber_id: 'sub-elodie',
        mime: 'application/pdf',
        expires_at: moment,
        size_bytes: 1,
        sha256: 'f'.repeat(64),
        refusal: null,
        stored_at: moment,
      })
      .execute()
    await city.deps.db
      .insertInto('media')
      .values({
        city_id: 'port-sable',
        media_id: 'med-elodie-test',
        subscriber_id: 'sub-elodie',
        urn,
        name: 'bail.pdf',
        mime: 'application/pdf',
        size_bytes: 1,
        created_at: moment,
      })
      .execute()
    const { status, body: answer } = await ask()
    expect([status, answer.status, answer.productId]).toEqual([201, 'AWAIT_DECISION', 'ps-season'])
    expect(read(answer)).toMatchObject({ status: 'under-review', attachmentEvidences: [{ id: 'ev-rental' }] })
  })
})

describe('asking twice is asking once', () => {
  test('the same body finds what the first made', async () => {
    const id = randomUUID()
    const first = await requests.subscribe('zoe', 'plain', {}, id)
    const again = await requests.subscribe('zoe', 'plain', { validityAreaId: null }, id)
    expect([first.status, again.status]).toEqual([201, 200])
    expect(again.body).toEqual(first.body)
  })

  test('another body is refused, and changes nothing', async () => {
    const id = randomUUID()
    await requests.subscribe('zoe', 'plain', {}, id)
    const { status, body } = await requests.subscribe('zoe', 'plain', { plates: ['GG123GG'] }, id)
    expect([status, body.error]).toEqual([422, 'IdempotencyKeyReused'])
    const row = (await requests.rightsOf('zoe')).find(right => right.right_id === id)
    expect(row?.plates).toEqual(['AB123CD'])
  })

  test('a refused request may be corrected under its id', async () => {
    const id = randomUUID()
    expect((await requests.subscribe('zoe', 'plain', { plates: [] }, id)).status).toBe(409)
    expect((await requests.subscribe('zoe', 'plain', {}, id)).status).toBe(201)
  })

  test('an id of another right of one’s own exists already', async () => {
    const ticket = randomUUID()
    await requests.addDefinition('day')
    await requests.order('zoe', 'day', { id: ticket, startOfValidity: requests.day(1) })
    expect((await requests.subscribe('zoe', 'plain', {}, ticket)).body.error).toBe('OrderAlreadyExists')
    const fromElsewhere = await requests.addRight('zoe', { plan: 'free', id: randomUUID() })
    expect((await requests.subscribe('zoe', 'free', {}, fromElsewhere)).body.error).toBe('OrderAlreadyExists')
  })

  test('an id of somebody else’s says nothing of theirs, be the request good or bad', async () => {
    const id = randomUUID()
    await requests.subscribe('zoe', 'plain', { plates: ['ZZ111ZZ'] }, id)
    const good = await requests.subscribe('marie', 'plain', { plates: ['MM111MM'] }, id)
    expect([good.status, good.body.error]).toEqual([404, 'Not Found'])
    const bad = await requests.subscribe('marie', 'plain', { plates: [] }, id)
    const badElsewhere = await requests.subscribe('marie', 'plain', { plates: [] })
    expect(bad.body).toEqual(badElsewhere.body)
  })

  test.each(['not-a-uuid', '123'])('“%s” is no id', async id => {
    const { status, body } = await requests.subscribe('zoe', 'plain', {}, id)
    expect([status, body.fields[0].path]).toEqual([400, 'id'])
  })

  test('a key in the header must be one', async () => {
    const path = `/api/subscriber/subscriptions/${randomUUID()}`
    const headers = { 'idempotency-key': 'again' }
    const { status } = await city.ask(path, { method: 'PUT', as: 'zoe', headers, body: {} })
    expect(status).toBe(400)
  })
})
