import { CALLS } from '@parvis/shared-kernel/wire/contract'
import { describe, expect, test, vi } from 'vitest'
import { createCityApp } from './http/city-app.ts'
import { createLimits } from './http/limits.ts'
import { createLog, failureName } from './log.ts'
import { CANARIES, sendCanaries, CANARY_VALUES as VALUES } from './testing/canaries.ts'
import { testCity } from './testing/city-of-file.ts'

const city = testCity()
let lines: string[]
let app: ReturnType<typeof createCityApp>

const send = (call: string, bearer: string) => sendCanaries(app, call, bearer)
const openApp = (db = city.deps.db) => {
  lines = []
  const log = createLog('debug', { write: line => lines.push(line) })
  app = createCityApp({ ...city.deps, db, log, limits: createLimits() })
}

const written = () => lines.join('')

describe('of forty-two things that a citizen typed', () => {
  test('there are forty-two, each different', () => {
    expect(new Set(VALUES).size).toBe(42)
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
      for (const bearer of [CANARIES.bearer, await city.tokenOf('louise')]) {
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
    const typed = encodeURIComponent(`1\n${CANARIES.lastName}`)
    const headers = { authorization: `Bearer ${await city.tokenOf('louise')}` }
    const response = await app.request(`/api/subscriber/timeline?limit=${typed}`, { headers })
    expect(response.status).toBe(400)
    expect(await response.text()).not.toContain(CANARIES.lastName)
  })

  test('none is written down when the server itself fails', async () => {
    const bearer = await city.tokenOf('louise')
    openApp(null as unknown as typeof city.deps.db)
    const { status, text } = await send('GET /api/fps/:fineId', bearer)
    expect(status).toBe(500)
    expect(JSON.parse(text)).toMatchObject({ error: 'Internal Server Error', reference: expect.any(String) })
    expect(written()).toContain('unexpected failure')
    expect(VALUES.filter(value => written().includes(value) || text.includes(value))).toEqual([])
  })

  test('none is written down of a failure whose own words hold them, on several lines', async () => {
    const db = new Proxy(city.deps.db, {
      get: () => () => {
        throw new Error(
          `duplicate key\n  Key (email)=(${CANARIES.email}) of ${CANARIES.lastName}\n${CANARIES.plate} at ${CANARIES.address}`,
        )
      },
    })
    const bearer = await city.tokenOf('louise')
    openApp(db)
    await send('GET /api/fps/:fineId', bearer)
    expect(written()).toContain('unexpected failure')
    expect(VALUES.filter(value => written().includes(value))).toEqual([])
  })
})

test('a request is one line: its number, method, pattern, status and time, and nothing else', async () => {
  openApp()
  await send('PUT /api/subscriber/vehicles/:vehicleId', CANARIES.bearer)
  await app.request(`/api/nothing/${CANARIES.token}`)
  await app.request(`/api/config?plate=${CANARIES.plate}`, { method: 'HEAD' })
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

describe('of a failure the log has', () => {
  const coded = (code: unknown, more: object = {}) =>
    Object.assign(new Error('of camille'), { code, ...more })
  test.each([
    ['the code of what Node met', coded('ECONNREFUSED'), 'ECONNREFUSED'],
    [
      'what the mail client met, rather than its own code',
      coded('ESOCKET', { originalCode: 'DEPTH_ZERO_SELF_SIGNED_CERT' }),
      'DEPTH_ZERO_SELF_SIGNED_CERT',
    ],
    ['the code of the database', coded('57P01'), '57P01'],
    ['the code of its cause', new TypeError('fetch failed', { cause: coded('ENOTFOUND') }), 'ENOTFOUND'],
    ['its name without a code', new RangeError('of camille'), 'RangeError'],
    ['its name where a number is its code', new DOMException('of camille', 'TimeoutError'), 'TimeoutError'],
    ['its name where a sentence is its code', coded('camille@example.org'), 'Error'],
    ['its type where it is no error', 'camille', 'string'],
  ])('%s', (_what, failure, expected) => {
    expect(failureName(failure)).toBe(expected)
  })
})
