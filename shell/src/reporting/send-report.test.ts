import { ApiError } from '@parvis/shared-kernel/errors'
import type { Release } from '@parvis/shared-kernel/remote/release'
import { beforeEach, describe, expect, it, vi } from 'vitest'

const release = {
  schema: 1,
  city: 'valmont',
  generation: 1,
  createdAt: '',
  shell: { version: '0.2.0' },
  remotes: {
    rights: {
      version: '0.1.0',
      entry: { url: 'https://rights.example/0.1.0/entry.js', integrity: '' },
      routes: [{ pattern: '/souscriptions/:subscriptionId', access: 'subscriber', page: 'right-detail' }],
    },
  },
} as unknown as Release

const asked = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>()

async function sender(reporting: unknown) {
  vi.resetModules()
  asked.mockReset().mockImplementation(async url => {
    if (!url.endsWith('/api/config/error-reporting')) return new Response('{}')
    return Response.json(reporting)
  })
  vi.stubGlobal('fetch', asked)
  return (await import('./send-report.ts')).sendReport
}

const sent = () => asked.mock.calls.filter(([, init]) => init?.method === 'POST')
const DSN = 'https://key@errors.example/7'

describe('an error of a part', () => {
  beforeEach(() => window.history.replaceState(null, '', '/souscriptions/camille-sub-shared?idop=op-77'))

  it('is told to the city’s own receiver with part, version and screen, and without anybody’s name', async () => {
    const send = await sender({ dsn: DSN, environment: 'test', enabled: true })
    await send(new TypeError('camille is not a function'), 'rights: pay dialog', release)
    const [url, init] = sent()[0] ?? []
    expect(url).toMatch(/^https:\/\/errors\.example\/api\/7\/envelope\/\?sentry_key=key&/)
    expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' })
    expect(init?.body).toContain('"release":"rights@0.1.0"')
    expect(init?.body).toContain('"transaction":"/souscriptions/:subscriptionId"')
    expect(init?.body).not.toMatch(/camille|op-77/)
    expect(new Headers(asked.mock.calls[0]?.[1]?.headers).has('authorization')).toBe(false)
  })

  it.each([
    ['turned off', { dsn: DSN, environment: 'test', enabled: false }],
    ['turned on without an address', { dsn: null, environment: 'test', enabled: true }],
    ['turned on with what is no address', { dsn: 'nowhere', environment: 'test', enabled: true }],
    ['of a wrong form', { dsn: 7 }],
  ])('is told to nobody where reporting is %s', async (_name, reporting) => {
    const send = await sender(reporting)
    await send(new Error('x'), 'rights', release)
    expect(sent()).toEqual([])
  })

  it('is told twenty times a visit at most, and the city is asked once where to', async () => {
    const send = await sender({ dsn: DSN, environment: 'test', enabled: true })
    for (let time = 0; time < 30; time += 1) await send(new Error('x'), 'rights', release)
    expect(sent()).toHaveLength(20)
    expect(asked).toHaveBeenCalledTimes(21)
  })

  it('is told once for each call whose answer has a wrong form, however often it is made', async () => {
    const send = await sender({ dsn: DSN, environment: 'test', enabled: true })
    const unexpected = (call: string) => new ApiError({ kind: 'unexpected-answer', call, path: 'items.0.id' })
    for (const call of ['GET /api/tickets', 'GET /api/plans', 'GET /api/tickets'])
      await send(unexpected(call), 'api', release)
    await send(new ApiError({ kind: 'network' }), 'api', release)
    await send(new ApiError({ kind: 'network' }), 'api', release)
    const values = sent().map(([, init]) => /"value":"([^"]*)"/.exec(String(init?.body))?.[1])
    expect(values).toEqual([
      'unexpected answer to GET /api/tickets at items.0.id',
      'unexpected answer to GET /api/plans at items.0.id',
      'network',
      'network',
    ])
    expect(sent()[0]?.[1]?.body).toContain('"where":"api"')
  })

  it('names no place that is not a constant of the code', async () => {
    const send = await sender({ dsn: DSN, environment: 'test', enabled: true })
    await send(new Error('x'), 'rights of AB-123-CD', release)
    expect(sent()[0]?.[1]?.body).toContain('"where":"elsewhere"')
  })
})
