import { object } from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ApiCall } from './api-client.ts'
import type { ApiClientOptions } from './api-client-options.ts'
import { createApiClient } from './create-api-client.ts'

const answer = object({})
const NOW = Date.parse('2026-10-21T07:28:00Z')
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const refusal = (status: number, retryAfter?: string) =>
  new Response('{}', { status, headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter } })
/** Rejects like a browser when the caller aborts. */
const hanging: typeof fetch = input =>
  new Promise((_, reject) => {
    const { signal } = input as Request
    signal.addEventListener('abort', () => reject(signal.reason))
  })

const fetching = vi.fn<typeof fetch>()
const requestOf = ({ mock }: typeof fetching) => mock.calls[0]?.[0] as Request | undefined
const client = (options: Partial<ApiClientOptions> = {}) =>
  createApiClient({
    origin: 'https://city.example',
    token: () => null,
    locale: () => 'fr',
    onUnauthenticated: () => {},
    fetch: fetching,
    ...options,
  })

/** The state of a call: still pending, or its outcome. */
function underWay(call: Partial<ApiCall<typeof answer>> = {}, options: Partial<ApiClientOptions> = {}) {
  const state: { ended: unknown } = { ended: null }
  client(options)
    .call({ path: '/api/things', answer, ...call })
    .then(
      () => Object.assign(state, { ended: 'answered' }),
      (error: { failure?: unknown }) => Object.assign(state, { ended: error.failure ?? error }),
    )
  return state
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
  fetching.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('waiting before another try', () => {
  it.each([
    ['least', 0, [150, 300, 600]],
    ['most', 1, [450, 900, 1800]],
  ])('takes at %s, by chance, ever longer, and ends after three', async (_, chance, waits) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance)
    fetching.mockImplementation(async () => refusal(503))
    const call = underWay()
    await later(0)
    for (const [index, ms] of waits.entries()) {
      await later(ms - 1)
      expect(fetching).toHaveBeenCalledTimes(index + 1)
      await later(1)
      expect(fetching).toHaveBeenCalledTimes(index + 2)
    }
    await later(60_000)
    expect(fetching).toHaveBeenCalledTimes(4)
    await vi.dynamicImportSettled()
    expect(call.ended).toMatchObject({ kind: 'api', status: 503 })
  })

  it.each([
    ['seconds', '2', 2000],
    ['seconds before the edge', '7', 7000],
    ['a date', 'Wed, 21 Oct 2026 07:28:03 GMT', 3000],
    ['a date that has passed', 'Wed, 21 Oct 2026 07:00:00 GMT', 0],
  ])('follows Retry-After in %s', async (_, header, ms) => {
    fetching.mockImplementationOnce(async () => refusal(429, header)).mockResolvedValue(new Response('{}'))
    const call = underWay()
    if (ms > 0) {
      await later(ms - 1)
      expect(fetching).toHaveBeenCalledTimes(1)
    }
    await later(1)
    expect(fetching).toHaveBeenCalledTimes(2)
    expect(call.ended).toBe('answered')
  })

  it.each(['', 'soon', '-5'])('keeps to its own measure when Retry-After is %j', async header => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    fetching.mockImplementationOnce(async () => refusal(429, header)).mockResolvedValue(new Response('{}'))
    underWay()
    await later(299)
    expect(fetching).toHaveBeenCalledTimes(1)
    await later(1)
    expect(fetching).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['seconds', '3600', 3600],
    ['seconds past the edge', '9', 9],
    ['a date', 'Wed, 21 Oct 2026 07:29:00 GMT', 60],
  ])(
    'is not done by anybody for longer than 8 s, as %s: it is told at once, and until when',
    async (_, header, retryAfterSeconds) => {
      fetching.mockImplementation(async () => refusal(429, header))
      const call = underWay()
      await later(1)
      expect(call.ended).toMatchObject({ kind: 'api', status: 429, retryAfterSeconds })
      await later(60_000)
      expect(fetching).toHaveBeenCalledTimes(1)
    },
  )

  it('never takes longer than that where another header than Retry-After names a moment', async () => {
    const headers = { 'ratelimit-reset': '3600' }
    fetching
      .mockImplementationOnce(async () => new Response('{}', { status: 429, headers }))
      .mockResolvedValue(new Response('{}'))
    const call = underWay()
    await later(8_000)
    expect(call.ended).toEqual({ kind: 'network' })
  })

  it.each(['3', '5'])('is not done again and again for longer than that, %s s each time', async seconds => {
    fetching.mockImplementation(async () => refusal(503, seconds))
    const call = underWay()
    await later(8_000)
    expect(call.ended).toMatchObject({ kind: 'api', status: 503 })
    await later(60_000)
    expect(fetching.mock.calls.length).toBeLessThan(4)
  })

  it('counts with the tries: slow refusals of a read end it in the time of one', async () => {
    fetching.mockImplementation(() => new Promise(resolve => setTimeout(() => resolve(refusal(503)), 3_000)))
    const call = underWay()
    await later(8_000)
    expect(call.ended).toEqual({ kind: 'network' })
  })

  it.each(['Failed to fetch', 'The network connection was lost.', 'an engine of tomorrow'])(
    'comes after a lost connection, in whatever words it is told (%s)',
    async words => {
      fetching.mockRejectedValueOnce(new TypeError(words)).mockResolvedValue(new Response('{}'))
      const call = underWay()
      await later(500)
      expect(call.ended).toBe('answered')
    },
  )

  it('ends with whoever waited', async () => {
    const leaving = new AbortController()
    fetching.mockImplementation(async () => refusal(503, '5'))
    const call = underWay({ signal: leaving.signal })
    await later(1000)
    leaving.abort()
    await later(0)
    expect(call.ended).toBe(leaving.signal.reason)
    await later(60_000)
    expect(fetching).toHaveBeenCalledTimes(1)
  })
})

describe('a city that does not answer', () => {
  it.each([
    ['GET', 8_000],
    ['PUT', 20_000],
    ['POST', 20_000],
  ] as const)('is waited for with a %s until %i ms, once', async (method, ms) => {
    fetching.mockImplementation(hanging)
    const call = underWay({ method })
    // The lazy import and the hash of a write do not use fake timers.
    while (fetching.mock.calls.length === 0) await new Promise(setImmediate)
    await later(ms - 1)
    expect(call.ended).toBeNull()
    await later(1)
    expect(call.ended).toEqual({ kind: 'network' })
    expect(requestOf(fetching)?.signal.aborted).toBe(true)
    await later(60_000)
    expect(fetching).toHaveBeenCalledTimes(1)
  })

  it('to its end is given up too', async () => {
    fetching.mockImplementation(async () => new Response(new ReadableStream()))
    const call = underWay()
    await later(8_000)
    expect(call.ended).toEqual({ kind: 'network' })
  })

  it('to what the page has given up itself is told at once', async () => {
    const gaveUp = () => Promise.reject(new DOMException('too late', 'TimeoutError'))
    const call = underWay({}, { early: { take: gaveUp, forget: () => {} } })
    await later(0)
    expect(call.ended).toEqual({ kind: 'network' })
    expect(fetching).not.toHaveBeenCalled()
  })

  it('to what the page asked early and never gave up is given up after the same time', async () => {
    const call = underWay({}, { early: { take: () => new Promise(() => {}), forget: () => {} } })
    await later(7_999)
    expect(call.ended).toBeNull()
    await later(1)
    expect(call.ended).toEqual({ kind: 'network' })
  })

  it('to the end of what the page asked early is given up too', async () => {
    const early = { take: async () => new Response(new ReadableStream()), forget: () => {} }
    const call = underWay({}, { early })
    await later(8_000)
    expect(call.ended).toEqual({ kind: 'network' })
  })
})

describe('the way to the city', () => {
  it('is the one that the window had when the client was made: what is put in its place later sees no token', async () => {
    const first = vi.fn<typeof fetch>(async () => new Response('{}'))
    const patched = vi.fn<typeof fetch>(async () => new Response('{}'))
    vi.stubGlobal('fetch', first)
    const options = { origin: 'https://city.example', locale: () => 'fr', onUnauthenticated: () => {} }
    const api = createApiClient({ ...options, token: () => 'secret-token' })
    vi.stubGlobal('fetch', patched)
    await api.call({ path: '/api/things', answer })
    vi.unstubAllGlobals()
    expect(patched).not.toHaveBeenCalled()
    expect(requestOf(first)?.headers.get('authorization')).toBe('Bearer secret-token')
  })
})
