import { randomUUID } from 'node:crypto'
import { addSeconds } from '@parvis/shared-kernel/time'
import { beforeAll, describe, expect, test } from 'vitest'
import { at } from '../db/schema.ts'
import { testCity } from '../testing/city-of-file.ts'
import { requestsOf } from '../testing/requests.ts'
import { dropOldIdempotencyKeys } from './idempotency.ts'
import { fingerprintOf, uuidFrom } from './idempotency-fingerprint.ts'

const city = testCity()
const requests = requestsOf(city)
let day: string

beforeAll(async () => {
  day = requests.day(1)
  await requests.addPerson('zoe')
  await requests.addPerson('marie')
  await requests.addDefinition('free')
})

const order = (key: string, body: object = {}, as = 'zoe') =>
  requests.order(as, 'free', { startOfValidity: day, ...body }, key)
const keyRow = (key: string) =>
  city.deps.db.selectFrom('idempotency_keys').selectAll().where('key', '=', key).executeTakeFirst()
const ticketsOf = async (as = 'zoe') => (await requests.rightsOf(as)).length

describe('a call that is sent again under its key', () => {
  test('has the first answer again, and makes nothing more', async () => {
    const key = randomUUID()
    const first = await order(key)
    const made = await ticketsOf()
    const again = await order(key)
    expect([again.status, again.body]).toEqual([201, first.body])
    expect(again.headers.get('content-type')).toContain('application/json')
    expect(await ticketsOf()).toBe(made)
  })

  test('may write its body in another order, its key in capitals or in quotes', async () => {
    const key = randomUUID()
    const first = await order(key, { validityAreaId: null })
    const again = await city.ask('/api/tickets', {
      as: 'zoe',
      headers: { 'idempotency-key': `"${key.toUpperCase()}"` },
      body: { startOfValidity: day, plates: ['AB-123-CD'], parkingRightDefinitionId: 'free' },
    })
    expect(again.body).toEqual(first.body)
  })

  test('with another body is refused', async () => {
    const key = randomUUID()
    await order(key)
    const { status, body } = await order(key, { plates: ['GG123GG'] })
    expect([status, body.error]).toEqual([422, 'IdempotencyKeyReused'])
  })

  test('by another subscriber is another call', async () => {
    const key = randomUUID()
    const [mine, theirs] = [await order(key), await order(key, {}, 'marie')]
    expect(theirs.status).toBe(201)
    expect(theirs.body.id).not.toBe(mine.body.id)
  })

  test('after a refusal is judged anew, and may be corrected', async () => {
    const key = randomUUID()
    expect((await order(key, { plates: [] })).status).toBe(409)
    expect(await keyRow(key)).toBeUndefined()
    expect((await order(key)).status).toBe(201)
  })

  test.each(['again', '123', `${randomUUID()}0`, ''])(
    'must have a key that is a UUID, not “%s”',
    async key => {
      const { status, body } = await order(key)
      expect([status, body.fields?.[0]?.path]).toEqual([400, 'Idempotency-Key'])
    },
  )

  test('of an upload is not answered by the key of a ticket', async () => {
    const key = randomUUID()
    await order(key)
    const headers = { 'idempotency-key': key }
    const body = { id: randomUUID(), url: 'urn:x', name: 'x' }
    expect((await city.ask('/api/subscriber/media', { as: 'zoe', headers, body })).status).toBe(422)
  })
})

describe('the calls that take a key', () => {
  test('a payment is one of them: its answer is given again, even of a link sent by mail', async () => {
    await requests.addDefinition('priced', {}, 300)
    const { body } = await requests.order('zoe', 'priced', { startOfValidity: day })
    const pay = (email: string, headers: Record<string, string>) =>
      city.ask(`/api/tickets/${body.id}/payments`, { as: 'zoe', headers, body: { email, sendLink: true } })
    const headers = { 'idempotency-key': randomUUID() }
    const mails = async () => (await city.deps.mailer.list()).length
    const first = await pay('zoe@example.org', headers)
    const sent = await mails()
    expect((await pay('zoe@example.org', headers)).body).toEqual(first.body)
    expect(await mails()).toBe(sent)
    expect((await pay('marie@example.org', headers)).status).toBe(422)
  })
})

describe('many who send the same call at once', () => {
  test('make one ticket; the others learn that it is being made, or its id', async () => {
    const key = randomUUID()
    const before = await ticketsOf()
    const answers = await Promise.all(Array.from({ length: 20 }, () => order(key)))
    expect(await ticketsOf()).toBe(before + 1)
    const statuses = new Set(answers.map(({ status }) => status))
    expect([...statuses].every(status => [201, 409].includes(status))).toBe(true)
    const ids = answers.filter(({ status }) => status === 201).map(({ body }) => body.id)
    expect(new Set(ids).size).toBe(1)
    for (const { status, body, headers } of answers)
      if (status === 409) expect([body.error, headers.get('retry-after')]).toEqual(['RequestInProgress', '1'])
  })
})

describe('a run that died', () => {
  const die = async (key: string) =>
    city.deps.db
      .updateTable('idempotency_keys')
      .set({
        answer_status: null,
        answer_body: null,
        run_id: 'dead',
        run_until: at(addSeconds(city.clock.now(), 15)),
      })
      .where('key', '=', key)
      .execute()

  test('holds its key for fifteen seconds and no longer; what it made is found, not made again', async () => {
    const key = randomUUID()
    const first = await order(key)
    const made = await ticketsOf()
    await die(key)
    expect((await order(key)).body.error).toBe('RequestInProgress')
    city.clock.moveBy(16_000)
    const after = await order(key)
    city.clock.reset()
    expect([after.status, after.body]).toEqual([200, first.body])
    expect(await ticketsOf()).toBe(made)
    expect((await keyRow(key))?.answer_status).toBe(200)
  })
})

describe('keys', () => {
  test('are kept for a day, and then dropped', async () => {
    const key = randomUUID()
    await order(key)
    city.clock.moveBy(24 * 3_600_000 - 60_000)
    await dropOldIdempotencyKeys.run(city.deps)
    expect(await keyRow(key)).toBeDefined()
    city.clock.moveBy(120_000)
    await dropOldIdempotencyKeys.run(city.deps)
    expect(await keyRow(key)).toBeUndefined()
    city.clock.reset()
  })

  test('keep no word of what was asked', async () => {
    const key = randomUUID()
    await order(key, { plates: ['SECRET7'] })
    expect(JSON.stringify(await keyRow(key))).not.toContain('SECRET7')
  })
})

describe('a fingerprint', () => {
  test.each([
    ['the order of members', { a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 }, true],
    ['null and nothing', { a: 1, b: null }, { a: 1 }, true],
    ['the order of a list', [1, 2], [2, 1], false],
    ['a value', { a: 1 }, { a: 2 }, false],
    ['a number and its text', { a: 1 }, { a: '1' }, false],
    ['where a member stands', { a: { b: 1 } }, { b: { a: 1 } }, false],
  ])('does not tell by %s: %j %j %s', (_name, one, other, isSame) => {
    expect(fingerprintOf(one) === fingerprintOf(other)).toBe(isSame)
  })

  test('an id made from parts is a UUID, and theirs alone', () => {
    expect(uuidFrom('a', 'b')).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    )
    expect(uuidFrom('a', 'b')).toBe(uuidFrom('a', 'b'))
    expect(uuidFrom('ab')).not.toBe(uuidFrom('a', 'b'))
  })
})
