import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { subscriberIdOf } from '../seed/write-people.ts'
import { testCity } from '../testing/city-of-file.ts'
import { CALL_LIMITS, limitCall } from './call-limits.ts'
import type { CityEnv } from './context.ts'
import { createLimits, LIMITS } from './limits.ts'
import type { Refusal } from './refusal.ts'

const city = testCity()

const CALLS = Object.entries(CALL_LIMITS)

const MOST_GUESSES = LIMITS.secretFailureOfNetwork.points
/** Calls that name a case by an unguessable id, with the name of the path parameter. */
const GUESSED = [
  ['PUT /api/recourse/:appealId', 'appealId'],
  ['DELETE /api/recourse/:appealId', 'appealId'],
  ['GET /api/recourse/:appealId/complement-request', 'appealId'],
  ['PATCH /api/recourse/:appealId/complementRequest', 'appealId'],
  ['GET /api/recourse/:appealId/upload-url', 'appealId'],
  ['GET /api/refund/:refundId', 'refundId'],
  ['PUT /api/refund/document/:refundId', 'refundId'],
  ['GET /api/refund/:refundId/upload-url', 'refundId'],
] as const

describe('a call that costs or guesses is stopped, and others go on', () => {
  test.each(CALLS)('%s', async (call, { limit, of }) => {
    const [method = '', path = ''] = call.split(' ')
    const network = '10.90.1.1'
    const ask = (as: string, from: string) =>
      city.ask(path.replace(/:\w+/, randomUUID()), {
        method,
        as,
        headers: { 'x-forwarded-for': from },
        ...(method === 'GET' || method === 'DELETE' ? {} : { body: {} }),
      })
    const key = of === 'network' ? '10.90.1' : `valmont|${subscriberIdOf('camille')}`
    await city.deps.limits.add({ limit, key }, 5_000)
    const { status, body, headers } = await ask('camille', network)
    expect([status, body.error]).toEqual([429, 'Too Many Requests'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await ask('thomas', '10.91.1.1')).status).not.toBe(429)
    await city.deps.limits.clear({ limit, key })
  })

  test.each(GUESSED)('%s: who names what exists is not counted, who guesses is', async (call, name) => {
    const limits = createLimits()
    const kind = CALL_LIMITS[call]
    expect(kind.counts).toBe('not-found')
    const [method = '', path = ''] = call.split(' ')
    const app = new Hono<CityEnv>()
    app.use(limitCall({ limits } as never, kind))
    app.on(method, path, c => c.body(null, c.req.param(name) === 'known' ? 200 : 404))
    app.onError((failure, c) => c.body(null, (failure as Refusal).status as 429))
    const ask = async (id: string) => (await app.request(path.replace(`:${name}`, id), { method })).status
    const many = async (count: number, id: () => string) => {
      const statuses: number[] = []
      for (let index = 0; index < count; index += 1) statuses.push(await ask(id()))
      return new Set(statuses)
    }
    expect(await many(MOST_GUESSES + 1, () => 'known')).toEqual(new Set([200]))
    expect(await many(MOST_GUESSES, randomUUID)).toEqual(new Set([404]))
    expect(await ask(randomUUID())).toBe(429)
  })

  test('every call that counts guesses is among these', () => {
    const counting = CALLS.filter(([, { counts }]) => counts === 'not-found').map(([call]) => call)
    expect(GUESSED.map(([call]) => call).toSorted()).toEqual(counting.toSorted())
  })

  test('and a city counts them where they are asked', async () => {
    const from = { 'x-forwarded-for': '10.92.1.1' }
    const statuses: number[] = []
    for (let index = 0; index <= MOST_GUESSES; index += 1)
      statuses.push((await city.ask(`/api/refund/${randomUUID()}`, { headers: from })).status)
    expect(statuses).toEqual([...Array(MOST_GUESSES).fill(404), 429])
  })
})

test.each([
  ['who signs in rightly is never counted', 200, 200],
  ['who fails is counted', 401, 429],
])('at the identity provider %s', async (_, status, last) => {
  const limits = createLimits()
  const app = new Hono<CityEnv>()
    .use(limitCall({ limits } as never, CALL_LIMITS['POST /api/auth2/oidc/login']))
    .post('/', c => c.body(null, status as 200))
    .onError((failure, c) => c.body(null, (failure as Refusal).status as 429))
  let answer = 0
  for (let index = 0; index < 301; index += 1) answer = (await app.request('/', { method: 'POST' })).status
  expect(answer).toBe(last)
})
