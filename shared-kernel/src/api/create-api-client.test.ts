import { number, object } from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '../errors/index.ts'
import { type ApiClientOptions, createApiClient } from './create-api-client.ts'

const answer = object({ count: number() })
const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })

interface Seen {
  readonly url: string
  readonly request: Request
}

function city(...answers: readonly (() => Response | Promise<Response>)[]) {
  const seen: Seen[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    seen.push({ url: request.url, request })
    const next = answers[Math.min(seen.length, answers.length) - 1]
    if (!next) throw new Error('the test has no answer')
    return next()
  }
  return { seen, fetch }
}

function client(fetch: typeof globalThis.fetch, options: Partial<ApiClientOptions> = {}) {
  const onUnauthenticated = vi.fn()
  const api = createApiClient({
    origin: 'https://city.example',
    token: () => 'secret-token',
    locale: () => 'fr',
    onUnauthenticated,
    fetch,
    ...options,
  })
  return { api, onUnauthenticated }
}

const failureOf = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(ApiError)
  return (error as ApiError).failure
}

describe('a call to the city', () => {
  it('carries the bearer token and the language, and its query in the address', async () => {
    const { seen, fetch } = city(() => json({ count: 1 }))
    await client(fetch).api.call({ path: '/api/things', query: { q: 'a b', absent: undefined }, answer })
    const { url, request } = seen[0]!
    expect(url).toBe('https://city.example/api/things?q=a+b')
    expect(request.headers.get('authorization')).toBe('Bearer secret-token')
    expect(request.headers.get('accept-language')).toBe('fr')
  })

  it('carries no authorisation when nobody is signed in', async () => {
    const { seen, fetch } = city(() => json({ count: 1 }))
    await client(fetch, { token: () => null }).api.call({ path: '/api/things', answer })
    expect(seen[0]!.request.headers.has('authorization')).toBe(false)
  })

  it('ignores what an answer has too much', async () => {
    const { fetch } = city(() => json({ count: 1, more: true }))
    await expect(client(fetch).api.call({ path: '/api/things', answer })).resolves.toEqual({ count: 1 })
  })

  it.each([
    ['a wrong type', { count: 'one' }, 'count'],
    ['a missing field', {}, 'count'],
    ['no object', [], ''],
  ])('names the call and the path when the answer has %s', async (_, body, path) => {
    const { fetch } = city(() => json(body))
    expect(await failureOf(client(fetch).api.call({ path: '/api/things', answer }))).toMatchObject({
      kind: 'unexpected-answer',
      call: 'GET /api/things',
      ...(path ? { path } : {}),
    })
  })

  it('reads an answer that is no JSON as an unexpected one', async () => {
    const { fetch } = city(() => new Response('<html>', { status: 200 }))
    expect(await failureOf(client(fetch).api.call({ path: '/api/things', answer }))).toMatchObject({
      kind: 'unexpected-answer',
    })
  })

  it('tells an answer of a wrong form to those who mend the portal, and no other failure', async () => {
    const onUnexpected = vi.fn()
    const answers = [() => json({ count: 'one' }), () => json({ error: 'X' }, 404), () => json({ count: 1 })]
    const { api } = client(city(...answers).fetch, { onUnexpected })
    const failure = await failureOf(api.call({ path: '/api/things', answer }))
    await failureOf(api.call({ path: '/api/things', answer }))
    await api.call({ path: '/api/things', answer })
    expect(onUnexpected.mock.calls.map(([error]) => error.failure)).toEqual([failure])
  })

  it.each([
    ['breaks off', new TypeError('terminated'), false],
    ['its reader has left', new DOMException('gone', 'AbortError'), true],
  ])('takes an answer that %s for no answer of a wrong form', async (_, broken, hasLeft) => {
    const leaving = new AbortController()
    const onUnexpected = vi.fn()
    const { fetch } = city(() => {
      if (hasLeft) leaving.abort()
      return new Response(new ReadableStream({ start: stream => stream.error(broken) }))
    })
    const { signal } = leaving
    const call = client(fetch, { onUnexpected }).api.call({ path: '/api/things', signal, answer })
    if (hasLeft) await expect(call).rejects.toBe(broken)
    else expect(await failureOf(call)).toEqual({ kind: 'network' })
    expect(onUnexpected).not.toHaveBeenCalled()
  })
})

describe('a refused call', () => {
  it('tells status, error name, message and the code of the catalogue', async () => {
    const { fetch } = city(() => json({ status: 409, error: 'OrderPlateUsed', message: 'plate used' }, 409))
    expect(await failureOf(client(fetch).api.call({ method: 'POST', path: '/api/x', answer }))).toEqual({
      kind: 'api',
      status: 409,
      error: 'OrderPlateUsed',
      message: 'plate used',
      code: 'OrderPlateUsed',
    })
  })

  it('keeps which fields were refused, for the form to show them', async () => {
    const fields = [{ path: 'address.postalCode', message: 'Cinq chiffres.' }]
    const { fetch } = city(() => json({ error: 'ValidationFailed', message: 'x', fields }, 400))
    expect(await failureOf(client(fetch).api.call({ method: 'PUT', path: '/api/x', answer }))).toMatchObject({
      fields,
    })
  })

  it('ends the session of its token on 401 "Unable to authenticate" and on no other 401', async () => {
    const dead = city(() => json({ error: 'Unable to authenticate', message: '' }, 401))
    const first = client(dead.fetch)
    await failureOf(first.api.call({ path: '/api/x', answer }))
    expect(first.onUnauthenticated.mock.calls).toEqual([['secret-token']])
    const wrong = city(() => json({ error: 'WrongLogin', message: '' }, 401))
    const second = client(wrong.fetch)
    await failureOf(second.api.call({ path: '/api/x', answer }))
    expect(second.onUnauthenticated).not.toHaveBeenCalled()
  })

  it('never puts the server’s words into the error’s own message', async () => {
    const { fetch } = city(() => json({ error: 'X', message: 'AB-123-CD of camille@example.org' }, 422))
    await client(fetch)
      .api.call({ method: 'POST', path: '/api/x', answer })
      .catch((error: Error) => expect(error.message).not.toContain('camille'))
    expect.assertions(1)
  })
})

describe('trying again', () => {
  it.each([408, 429, 502, 503, 504])('a GET that got %i is asked again', async status => {
    const { seen, fetch } = city(
      () => json({}, status, { 'retry-after': '0' }),
      () => json({ count: 2 }),
    )
    await expect(client(fetch).api.call({ path: '/api/things', answer })).resolves.toEqual({ count: 2 })
    expect(seen).toHaveLength(2)
  })

  it.each([400, 404, 409, 422, 500])('a GET that got %i is not', async status => {
    const { seen, fetch } = city(() => json({}, status))
    await failureOf(client(fetch).api.call({ path: '/api/things', answer }))
    expect(seen).toHaveLength(1)
  })

  it('a POST is never sent twice, unless it carries an idempotency key', async () => {
    const plain = city(
      () => json({}, 503, { 'retry-after': '0' }),
      () => json({ count: 1 }),
    )
    await failureOf(client(plain.fetch).api.call({ method: 'POST', path: '/api/x', answer }))
    expect(plain.seen).toHaveLength(1)
    const keyed = city(
      () => json({}, 503, { 'retry-after': '0' }),
      () => json({ count: 1 }),
    )
    await client(keyed.fetch).api.call({
      method: 'POST',
      path: '/api/x',
      idempotencyKey: 'k',
      json: { a: 1 },
      answer,
    })
    expect(keyed.seen.map(({ request }) => request.headers.get('idempotency-key'))).toEqual(['k', 'k'])
  })

  it('a network that is gone is a network failure', async () => {
    const { fetch } = city(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await failureOf(client(fetch).api.call({ method: 'POST', path: '/api/x', answer }))).toEqual({
      kind: 'network',
    })
  })
})

describe('answers that the page asked for early', () => {
  const early = (response: () => Promise<Response>) => ({ take: vi.fn(response), forget: vi.fn() })

  it('are used instead of a call', async () => {
    const { seen, fetch } = city(() => json({ count: 0 }))
    const { api } = client(fetch, { early: early(async () => json({ count: 7 })) })
    await expect(api.call({ path: '/api/things', query: { a: 1 }, answer })).resolves.toEqual({ count: 7 })
    expect(seen).toHaveLength(0)
  })

  it.each([
    ['refused', async () => json({}, 401)],
    ['lost', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('are asked again when they were %s', async (_, response) => {
    const { fetch } = city(() => json({ count: 0 }))
    const { api } = client(fetch, { early: early(response) })
    await expect(api.call({ path: '/api/things', answer })).resolves.toEqual({ count: 0 })
  })

  it('are forgotten as soon as something is written', async () => {
    const { fetch } = city(() => json({ count: 0 }))
    const answers = early(async () => json({ count: 7 }))
    await client(fetch, { early: answers }).api.call({ method: 'PUT', path: '/api/things', answer })
    expect(answers.forget).toHaveBeenCalledOnce()
    expect(answers.take).not.toHaveBeenCalled()
  })
})
