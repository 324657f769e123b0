import { describe, expect, it, vi } from 'vitest'
import { answer, city, client, failureOf, json } from './api-client-bench.ts'

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

  it('are forgotten when one cannot be read, so that trying again asks the city', async () => {
    const { fetch } = city(() => json({ count: 0 }))
    const answers = early(async () => new Response('<p>a page of a proxy</p>'))
    answers.forget.mockImplementation(() => answers.take.mockReturnValue(undefined as never))
    const { api } = client(fetch, { early: answers })
    expect(await failureOf(api.call({ path: '/api/things', answer }))).toMatchObject({
      kind: 'unexpected-answer',
    })
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
