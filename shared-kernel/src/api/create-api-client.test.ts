import { unknown } from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { answer, city, client, failureOf, json } from './api-client-bench.ts'

describe('a call to the city', () => {
  it('carries the bearer token and the language, and its query in the address', async () => {
    const { seen, fetch } = city(() => json({ count: 1 }))
    await client(fetch).api.call({ path: '/api/things', query: { q: 'a b', absent: undefined }, answer })
    const { url, request } = seen[0]!
    expect(url).toBe('https://city.example/api/things?q=a+b')
    expect(request.headers.get('authorization')).toBe('Bearer secret-token')
    expect(request.headers.get('accept-language')).toBe('fr')
  })

  it('goes where the client says that the city is, for what is fetched without it', () => {
    expect(client(city(() => json({})).fetch).api.origin).toBe('https://city.example')
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
    ['nothing', new Response(null, { status: 204 })],
    ['words', new Response('Done', { status: 200 })],
  ])('may be answered with %s where nothing is asked back', async (_, response) => {
    const { fetch } = city(() => response)
    const call = { method: 'DELETE', path: '/api/things', answer: unknown() } as const
    await expect(client(fetch).api.call(call)).resolves.toBeUndefined()
  })

  it('sends its body as JSON, and what it names itself', async () => {
    const { seen, fetch } = city(() => json({ count: 1 }))
    const headers = { 'if-match': '"7"' }
    await client(fetch).api.call({ method: 'PUT', path: '/api/things', json: { a: 1 }, headers, answer })
    const { request } = seen[0]!
    expect(await request.json()).toEqual({ a: 1 })
    expect(request.headers.get('content-type')).toBe('application/json')
    expect(request.headers.get('accept')).toBe('application/json')
    expect(request.headers.get('if-match')).toBe('"7"')
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

  it('is read as JSON whatever a proxy calls it', async () => {
    const body = JSON.stringify({ error: 'OrderPlateUsed', message: 'plate used' })
    const { fetch } = city(
      () => new Response(body, { status: 409, headers: { 'content-type': 'text/plain' } }),
    )
    expect(await failureOf(client(fetch).api.call({ path: '/api/x', answer }))).toMatchObject({
      status: 409,
      code: 'OrderPlateUsed',
    })
  })

  it('without any body is told by its status', async () => {
    const { fetch } = city(() => new Response(null, { status: 404 }))
    expect(await failureOf(client(fetch).api.call({ path: '/api/x', answer }))).toMatchObject({
      kind: 'api',
      status: 404,
      code: null,
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
