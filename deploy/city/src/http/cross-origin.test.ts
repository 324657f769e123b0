import { CALLS } from '@parvis/shared-kernel/wire/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { createCityApp } from '../http/city-app.ts'
import { testCity } from '../testing/city-of-file.ts'

const PORTAL = 'http://127.0.0.1:4300'
/** A site that may embed signed-in parts. */
const HOST = 'https://www.valmont.example'
/** A site that may not, of another city on the same server. */
const PLAIN_HOST = 'https://www.port-sable.example'
const FOREIGN = [
  'https://evil.example',
  'http://www.valmont.example',
  `${HOST}:8443`,
  'null',
  'https://valmont.example',
]
const PORTALS_ALONE = [
  'POST /api/auth2/oidc/login',
  'GET /api/auth/fc',
  'POST /api/auth/customer/token',
  'POST /api/embed/grants',
]

const city = testCity()
let app: ReturnType<typeof createCityApp>

beforeAll(() => {
  app = createCityApp(city.deps)
})

const addressOf = (path: string) => path.replace(/:\w+/g, 'x')

const preflight = (path: string, method: string, origin: string, cityId = 'valmont') =>
  app.request(addressOf(path), {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization,content-type',
      'x-parvis-city': cityId,
    },
  })

const said = ({ status, headers }: Response) => ({
  status,
  origin: headers.get('access-control-allow-origin'),
  methods: headers.get('access-control-allow-methods')?.split(',') ?? [],
  sends: headers.get('access-control-allow-headers')?.split(',') ?? [],
  keeps: headers.get('access-control-max-age'),
  varies: headers.get('vary')?.toLowerCase() ?? '',
})

const WAYS = Object.entries(CALLS).map(([call, { access }]) => {
  const [method = '', path = ''] = call.split(' ')
  return { call, method, path, access }
})

describe.each(WAYS)('$call', ({ call, method, path, access }) => {
  test('may be asked by pages of the portal, and of a site that the city names', async () => {
    for (const origin of [PORTAL, HOST]) {
      const answer = said(await preflight(path, method, origin))
      const isOpen = origin === PORTAL || !PORTALS_ALONE.includes(call)
      expect([origin, answer.status, answer.origin]).toEqual([origin, 204, isOpen ? origin : null])
      expect(answer.varies).toContain('origin')
      if (!isOpen) continue
      expect(answer.methods).toContain(method)
      expect(answer.sends).toEqual(
        expect.arrayContaining([
          'authorization',
          'content-type',
          'idempotency-key',
          'case-key',
          'payer-key',
          'if-match',
        ]),
      )
      expect(answer.keeps).toBe('7200')
    }
  })

  test('may be asked by nobody else', async () => {
    for (const origin of FOREIGN) {
      const answer = said(await preflight(path, method, origin))
      expect([origin, answer.origin, answer.methods, answer.sends]).toEqual([origin, null, [], []])
      expect(answer.varies).toContain('origin')
    }
    expect(said(await preflight(path, method, PLAIN_HOST)).origin).toBeNull()
  })

  test('takes no token from a site that may show no accounts', async () => {
    const answer = said(await preflight(path, method, PLAIN_HOST, 'port-sable'))
    expect(answer.origin).toBe(PORTALS_ALONE.includes(call) ? null : PLAIN_HOST)
    expect(answer.sends).not.toContain('authorization')
  })

  if (access === 'public' || access === 'secret' || access === 'fine')
    test('answers a page of a named site readably, whatever it answers, and no other page', async () => {
      const body = method === 'GET' ? {} : { body: '{}' }
      for (const origin of [HOST, ...FOREIGN]) {
        const headers = { origin, 'content-type': 'application/json' }
        const answer = await app.request(addressOf(path), { method, headers, ...body })
        const isReadable = origin === HOST && !PORTALS_ALONE.includes(call)
        expect([origin, answer.headers.get('access-control-allow-origin')]).toEqual([
          origin,
          isReadable ? HOST : null,
        ])
        expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
        expect(answer.headers.get('vary')?.toLowerCase()).toContain('origin')
      }
    })
})

describe('a refusal is readable by the page that asked', () => {
  const LARGE = 'x'.repeat(300_000)
  test.each<[number, string, RequestInit]>([
    [200, '/api/config', {}],
    [400, '/api/embed/sessions', { method: 'POST', body: '{' }],
    [401, '/api/subscriber', {}],
    [401, '/api/subscriber', { headers: { authorization: 'Bearer no' } }],
    [404, '/api/refund/none', {}],
    [405, '/api/config', { method: 'DELETE' }],
    [413, '/api/embed/sessions', { method: 'POST', body: LARGE }],
    [415, '/api/embed/sessions', { method: 'POST', body: '{}', headers: { 'content-type': 'text/plain' } }],
  ])('%i of %s', async (status, path, init) => {
    const headers = { 'content-type': 'application/json', ...init.headers, origin: HOST }
    const answer = await app.request(path, { ...init, headers })
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([status, HOST])
    expect(answer.headers.get('access-control-expose-headers')).toBe(
      'content-disposition,date,etag,location,retry-after,x-request-id',
    )
    expect(answer.headers.get('date')).not.toBeNull()
  })

  test.each([
    ['too many', 429],
    ['a failure', 500],
    ['no database', 503],
  ])('%s', async (_name, status) => {
    const limits = { ...city.deps.limits, spend: async () => {} }
    const broken = Object.assign(new Error('gone'), status === 503 ? { code: 'ECONNREFUSED' } : {})
    const isReady = Promise.resolve()
    const failing = createCityApp({
      ...city.deps,
      limits:
        status === 429
          ? city.deps.limits
          : {
              ...limits,
              spend: async () => {
                await isReady
                throw broken
              },
            },
    })
    let answer = await failing.request('/api/catalogue', { headers: { origin: HOST } })
    for (let time = 0; status === 429 && answer.status === 200 && time < 700; time += 1)
      answer = await failing.request('/api/catalogue', { headers: { origin: HOST } })
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([status, HOST])
  })
})

describe('a preflight', () => {
  test('of an address that does not exist lets the page hear that it does not', async () => {
    expect(said(await preflight('/api/nothing', 'POST', HOST))).toMatchObject({ status: 204, origin: HOST })
    const answer = await app.request('/api/nothing', { method: 'POST', headers: { origin: HOST } })
    expect(said(answer)).toMatchObject({ status: 404, origin: HOST })
    expect((await preflight('/api/nothing', 'POST', 'https://evil.example')).status).toBe(404)
  })

  test('follows the city’s configuration without a restart', async () => {
    const { cities } = city.deps
    const [valmont] = cities
    Object.assign(cities, [{ ...valmont, siteOrigins: [PORTAL], embedOrigins: [] }])
    expect(said(await preflight('/api/config', 'GET', HOST)).origin).toBeNull()
    Object.assign(cities, [valmont])
    expect(said(await preflight('/api/config', 'GET', HOST)).origin).toBe(HOST)
  })
})

describe('the evidence store', () => {
  test.each([
    [PORTAL, PORTAL],
    [HOST, HOST],
    [PLAIN_HOST, PLAIN_HOST],
    ['https://evil.example', null],
  ])('lets pages of %s send documents: %s', async (origin, allowed) => {
    const headers = { origin, 'access-control-request-method': 'PUT' }
    const preflighted = await fetch(`${city.urls.evidence}/upload?permit=x`, { method: 'OPTIONS', headers })
    const refused = await fetch(`${city.urls.evidence}/upload?permit=x`, { method: 'PUT', headers })
    expect(refused.status).toBe(403)
    for (const answer of [preflighted, refused]) {
      expect(answer.headers.get('access-control-allow-origin')).toBe(allowed)
      expect(answer.headers.get('vary')?.toLowerCase()).toContain('origin')
    }
  })
})
