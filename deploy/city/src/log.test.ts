import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { CALLS } from './http/calls.ts'
import { createCityApp } from './http/city-app.ts'
import { createLimits } from './http/limits.ts'
import { createLog } from './log.ts'
import { startTestCity, type TestCity } from './testing/test-city.ts'

/** Forty things that a citizen could type or carry, none of which may be written down or told back in a failure. */
const CANARIES = {
  email: 'canary.mail@example.org',
  login: 'canary.login@example.org',
  target: 'canary.target@example.org',
  password: 'canary-password-9',
  plate: 'CA482RY',
  plateSpaced: 'CB 483 RY',
  firstName: 'Canaria',
  lastName: 'Canarelli',
  gender: 'canary-gender',
  phoneNumber: '0699000001',
  homePhoneNumber: '0499000002',
  streetName: 'rue du Canari',
  streetNumber: '9471 ter',
  postalCode: 'F-38947',
  locality: 'Canariville',
  siret: '73282932000947',
  ape: '4947Q',
  company: 'Canari Transports',
  statement: 'canary-statement-of-appeal',
  comment: 'canary-user-comment',
  fine: '21380990000016261320004947',
  text: 'canary-address-search',
  code: 'canary-authorization-code',
  codeVerifier: 'canary-code-verifier',
  nonce: 'canary-nonce-value-of-22-signs',
  state: 'canary-state',
  token: 'canary-one-time-token',
  shareToken: 'canary-share-token',
  hash: 'canary-hash',
  recoverId: 'canary-recover-id',
  operationId: 'canary-operation-id',
  urlRedirection: 'https://canary.example/back',
  iban: 'FR7630006000011234567890947',
  draft: 'canary-draft-text',
  fileName: 'canary-passport.pdf',
  referer: 'https://portal.example/canary-page',
  userAgent: 'CanaryBrowser/947',
  address: '203.0.113.47',
  key: 'canary-idempotency-key',
  bearer: 'canary.bearer.token',
} as const
const VALUES = Object.values(CANARIES)

let city: TestCity
let lines: string[]
let app: ReturnType<typeof createCityApp>

beforeAll(async () => {
  city = await startTestCity()
})
afterAll(() => city.stop())

const c = CANARIES
const BODY = {
  ...c,
  plate: c.plate,
  plates: [c.plate, c.plateSpaced],
  name: c.company,
  address: {
    streetNumber: c.streetNumber,
    streetName: c.streetName,
    postalCode: c.postalCode,
    locality: c.locality,
  },
  professionalEnterprise: { name: c.company, siret: c.siret, ape: c.ape },
  body: 'not a draft but canary-draft-text',
  redirectUri: c.urlRedirection,
  id: c.token,
  url: c.urlRedirection,
  userComment: c.comment,
  documents: [{ iban: c.iban, name: c.fileName }],
}
const QUERY = new URLSearchParams({
  plate: c.plate,
  email: c.email,
  token: c.token,
  shareToken: c.shareToken,
  target: c.target,
  hash: c.hash,
  nonce: c.nonce,
  state: c.state,
  code_authz: c.code,
  redirect_uri: c.urlRedirection,
  recoverId: c.recoverId,
  operationId: c.operationId,
  mediaType: c.fileName,
  before: c.draft,
}).toString()

const HEADERS = {
  'user-agent': c.userAgent,
  referer: c.referer,
  origin: c.urlRedirection,
  'x-forwarded-for': c.address,
  'idempotency-key': c.key,
  'if-match': c.key,
  'accept-language': `en, ${c.state}`,
}

const send = async (call: string, bearer: string) => {
  const [method = '', pattern = ''] = call.split(' ')
  const path = pattern.replace(':fineId', c.fine).replace(/:\w+/g, c.token)
  const hasBody = method !== 'GET' && method !== 'DELETE'
  const form = call.endsWith('notification')
  const response = await app.request(`${path}?${QUERY}`, {
    method,
    headers: {
      ...HEADERS,
      authorization: `Bearer ${bearer}`,
      ...(hasBody ? { 'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json' } : {}),
    },
    ...(hasBody ? { body: form ? QUERY : JSON.stringify(BODY) } : {}),
  })
  return { status: response.status, text: await response.text() }
}

const openApp = (db = city.deps.db) => {
  lines = []
  const log = createLog('debug', { write: line => lines.push(line) })
  app = createCityApp({ ...city.deps, db, log, limits: createLimits() })
}

const written = () => lines.join('')

describe('of forty things that a citizen typed', () => {
  test('there are forty, each different', () => {
    expect(new Set(VALUES).size).toBe(40)
  })

  test('none is written down, and none is told back by a failure, in any call', async () => {
    openApp()
    const spies = [
      vi.spyOn(process.stdout, 'write').mockImplementation(line => lines.push(String(line)) > 0),
      vi.spyOn(process.stderr, 'write').mockImplementation(line => lines.push(String(line)) > 0),
    ]
    const echoed: string[] = []
    const statuses = new Set<number>()
    for (const call of Object.keys(CALLS))
      for (const bearer of [c.bearer, await city.tokenOf('louise')]) {
        const { status, text } = await send(call, bearer)
        statuses.add(status)
        if (status >= 400)
          echoed.push(...VALUES.filter(value => text.includes(value)).map(value => `${call} ${value}`))
      }
    for (const spy of spies) spy.mockRestore()
    expect(VALUES.filter(value => written().includes(value))).toEqual([])
    expect(echoed).toEqual([])
    expect([...statuses]).toEqual(expect.arrayContaining([400, 401, 404]))
    expect([...statuses].filter(status => status >= 500)).toEqual([])
  })

  test('none is told back even when it was typed on several lines', async () => {
    openApp()
    const typed = encodeURIComponent(`1\n${c.lastName}`)
    const headers = { authorization: `Bearer ${await city.tokenOf('louise')}` }
    const response = await app.request(`/api/subscriber/timeline?limit=${typed}`, { headers })
    expect(response.status).toBe(400)
    expect(await response.text()).not.toContain(c.lastName)
  })

  test('none is written down when the server itself fails', async () => {
    openApp(null as unknown as typeof city.deps.db)
    const { status, text } = await send('GET /api/fps/:fineId', c.bearer)
    expect(status).toBe(500)
    expect(JSON.parse(text)).toMatchObject({ error: 'Internal Server Error', reference: expect.any(String) })
    expect(written()).toContain('unexpected failure')
    expect(VALUES.filter(value => written().includes(value) || text.includes(value))).toEqual([])
  })

  test('none is written down of a failure whose own words hold them, on several lines', async () => {
    const db = new Proxy(city.deps.db, {
      get: () => () => {
        throw new Error(
          `duplicate key\n  Key (email)=(${c.email}) of ${c.lastName}\n${c.plate} at ${c.address}`,
        )
      },
    })
    openApp(db)
    await send('GET /api/fps/:fineId', c.bearer)
    expect(written()).toContain('unexpected failure')
    expect(VALUES.filter(value => written().includes(value))).toEqual([])
  })
})

test('a request is one line: its number, method, pattern, status and time, and nothing else', async () => {
  openApp()
  await send('PUT /api/subscriber/vehicles/:vehicleId', c.bearer)
  await app.request(`/api/nothing/${c.token}`)
  await app.request(`/api/config?plate=${c.plate}`, { method: 'HEAD' })
  const told = lines.map(line => JSON.parse(line))
  expect(told).toHaveLength(3)
  expect(told.map(({ method, route, status }) => [method, route, status])).toEqual([
    ['PUT', '/api/subscriber/vehicles/:vehicleId', 401],
    ['GET', expect.not.stringContaining('nothing'), 404],
    ['HEAD', '/api/config', 200],
  ])
  for (const line of told)
    expect(Object.keys(line).sort()).toEqual([
      'level',
      'method',
      'ms',
      'msg',
      'request',
      'route',
      'status',
      'time',
    ])
})
