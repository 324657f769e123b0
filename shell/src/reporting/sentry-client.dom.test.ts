import { ApiError } from '@parvis/shared-kernel/errors'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CANARIES, places } from './canaries.ts'
import { DSN, eventOf, network, release } from './reporting-bench.ts'
import { sentryClient } from './sentry-client.ts'

/** Reports these errors in order and waits until they are sent or dropped. */
async function tell(errors: readonly unknown[], where = 'rights', prepare?: (client: Client) => void) {
  const client = sentryClient({ dsn: DSN, environment: 'test' }, release)
  prepare?.(client)
  for (const error of errors) {
    client.captureException(error, { originalException: error, data: { where } })
    await client.flush()
  }
  await client.close()
}
type Client = ReturnType<typeof sentryClient>

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  window.history.replaceState(null, '', '/souscriptions/camille-sub-shared?idop=op-77')
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

describe('an error of a part', () => {
  it('is told to the city’s own receiver with part, version and screen, and without anybody’s name', async () => {
    const { asked, envelopes } = network()
    document.documentElement.lang = 'fr'
    await tell([new TypeError('camille is not a function')], 'rights: pay dialog')
    expect(asked[0]?.url).toMatch(/^https:\/\/errors\.example\/api\/7\/envelope\/\?.*sentry_key=key/)
    expect(asked[0]?.init).toMatchObject({
      method: 'POST',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    })
    expect(asked[0]?.headers.has('authorization')).toBe(false)
    expect(eventOf(envelopes[0])).toMatchObject({
      release: 'rights@0.1.0',
      environment: 'test',
      transaction: '/souscriptions/:subscriptionId',
      tags: { city: 'valmont', where: 'rights: pay dialog', locale: 'fr' },
    })
    expect(envelopes[0]).not.toMatch(/camille|op-77/)
  })

  it('is told by what the scrubber chose and by the library’s own name, and by nothing else', async () => {
    const { envelopes } = network()
    await tell([new TypeError('x')])
    const [head, item, event] = (envelopes[0] ?? '').split('\n').map(line => JSON.parse(line))
    expect(Object.keys(head).toSorted()).toEqual(['event_id', 'sdk', 'sent_at'])
    expect(item).toEqual({ type: 'event' })
    expect(Object.keys(event).toSorted()).toEqual(
      'environment event_id exception level platform release sdk tags timestamp transaction'.split(' '),
    )
    expect(event.event_id).toMatch(/^[0-9a-f]{32}$/)
    expect(Date.now() / 1000 - event.timestamp).toBeLessThan(60)
    expect(event.sdk.settings).toEqual({ infer_ip: 'never' })
  })

  it('is told with the deepest cause first, as Sentry reads them', async () => {
    const { envelopes } = network()
    await tell([new Error('outer', { cause: new TypeError('x.y is not a function') })])
    const { values } = eventOf(envelopes[0]).exception
    expect(values.map(({ type }: { type: string }) => type)).toEqual(['TypeError', 'Error'])
  })

  it.each([
    [0.04, 1],
    [0.06, 0],
  ])('is told once in twenty times: at a chance of %d, %i time', async (chance, times) => {
    const { envelopes } = network()
    vi.mocked(Math.random).mockReturnValue(chance)
    await tell([new Error('x')])
    expect(envelopes).toHaveLength(times)
  })

  it('is told twenty times a visit at most', async () => {
    const { envelopes } = network()
    await tell(Array.from({ length: 30 }, (_, n) => new Error(String(n))))
    expect(envelopes).toHaveLength(20)
  })

  it('is told once when it comes again at once', async () => {
    const { envelopes } = network()
    await tell(Array.from({ length: 3 }, () => new Error('the same')))
    expect(envelopes).toHaveLength(1)
  })

  it('is told once for each call whose answer has a wrong form, however often it is made', async () => {
    const { envelopes } = network()
    const unexpected = (call: string) => new ApiError({ kind: 'unexpected-answer', call, path: 'items.0.id' })
    const calls = ['GET /api/tickets', 'GET /api/plans', 'GET /api/tickets'].map(unexpected)
    await tell([...calls, new ApiError({ kind: 'network' }), new ApiError({ kind: 'network' })], 'api')
    expect(envelopes.map(envelope => eventOf(envelope).exception.values[0].value)).toEqual([
      'unexpected answer to GET /api/tickets at items.0.id',
      'unexpected answer to GET /api/plans at items.0.id',
      'network',
      'network',
    ])
    expect(eventOf(envelopes[0]).tags.where).toBe('api')
  })

  it('names no place that is not a constant of the code', async () => {
    const { envelopes } = network()
    await tell([new Error('x')], 'rights of AB-123-CD')
    expect(eventOf(envelopes[0]).tags.where).toBe('elsewhere')
  })
})

describe('an envelope that leaves', () => {
  it.each(Object.entries(places))('has none of the forty-two canaries that stand in %s', async (_, place) => {
    const { envelopes } = network()
    for (const canary of CANARIES) {
      const page = new URL(window.location.href)
      page.search = new URLSearchParams({ of: canary }).toString()
      window.history.replaceState(null, '', page)
      await tell([place(canary)])
    }
    expect(envelopes).toHaveLength(CANARIES.length)
    for (const [index, canary] of CANARIES.entries()) expect(envelopes[index]).not.toContain(canary)
  })

  it('is never one of Sentry’s own, that the scrubber was not asked for', async () => {
    const { asked } = network()
    const failsOnce = (client: Client) => {
      const stop = client.on('postprocessEvent', () => {
        stop()
        throw new Error('camille.martin@example.org')
      })
    }
    await tell([new Error('x')], 'rights', failsOnce)
    expect(asked).toEqual([])
  })
})
