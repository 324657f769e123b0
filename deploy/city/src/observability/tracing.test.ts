import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CALLS } from '@parvis/shared-kernel/wire/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCityApp } from '../http/city-app.ts'
import { createLimits } from '../http/limits.ts'
import { createLog } from '../log.ts'
import { CANARIES, CANARY_VALUES, sendCanaries } from '../testing/canaries.ts'
import { startTestCity, type TestCity } from '../testing/test-city.ts'
import { NO_TRACING, openTracing } from './tracing.ts'

interface Value {
  stringValue?: string
  intValue?: number
}
interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: Value }[]
  status: { code?: number }
}
interface Sent {
  resourceSpans: {
    resource: { attributes: { key: string; value: Value }[] }
    scopeSpans: { spans: Span[] }[]
  }[]
}

/** A collector that accepts everything. */
let collector: Server
let endpoint: string
const bodies: string[] = []
let city: TestCity
const lines: string[] = []

beforeAll(async () => {
  collector = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', piece => pieces.push(piece))
    request.on('end', () => {
      bodies.push(`${request.method} ${request.url}\n${Buffer.concat(pieces).toString()}`)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>(resolve => collector.listen(0, '127.0.0.1', resolve))
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
  city = await startTestCity({
    otlpEndpoint: endpoint,
    logLevel: 'info',
    logTo: { write: line => lines.push(line) },
  })
})
afterAll(async () => {
  collector.closeAllConnections()
  await new Promise(resolve => collector.close(resolve))
})

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const PARENT = 'b7ad6b7169203331'
const sent = (): Sent[] => bodies.map(body => JSON.parse(body.slice(body.indexOf('\n'))))
const spans = () =>
  sent().flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(scope => scope.spans)),
  )
const attributeOf = (span: Span | undefined, key: string): string | number | undefined => {
  const value = span?.attributes.find(attribute => attribute.key === key)?.value
  return value?.stringValue ?? value?.intValue
}

test('a traced city sends calls with their statements, below the caller’s span, and nothing of a person', {
  timeout: 90_000,
}, async () => {
  const app = createCityApp({ ...city.deps, limits: createLimits() })
  const asked = '/api/fps/21380990000016261320004001?plate=FG482KD'
  const headers = { traceparent: `00-${TRACE}-${PARENT}-01` }
  expect((await app.request(asked, { headers })).status).toBe(200)
  const token = await city.tokenOf('louise')
  for (const call of Object.keys(CALLS))
    for (const bearer of [CANARIES.bearer, token]) await sendCanaries(app, call, bearer)
  // Remaining spans are sent before the city stops.
  await city.stop()

  expect(bodies.every(body => body.startsWith('POST /v1/traces\n'))).toBe(true)
  expect(attributeOf(sent()[0]?.resourceSpans[0]?.resource as unknown as Span, 'service.name')).toBe(
    'parvis-city',
  )
  const ofTrace = spans().filter(({ traceId }) => traceId === TRACE)
  const call = ofTrace.find(({ parentSpanId }) => parentSpanId === PARENT)
  expect(call?.name).toBe('GET /api/fps/:fineId')
  expect(attributeOf(call, 'http.response.status_code')).toBe(200)
  const statements = ofTrace.filter(({ parentSpanId }) => parentSpanId === call?.spanId)
  expect(statements.length).toBeGreaterThan(0)
  expect(statements.some(span => String(attributeOf(span, 'db.query.text')).includes('$1'))).toBe(true)

  const line = lines.map(one => JSON.parse(one)).find(({ trace }) => trace === TRACE)
  expect(line).toMatchObject({ msg: 'request', route: '/api/fps/:fineId', request: expect.any(String) })

  const whole = bodies.join('')
  expect(spans().length).toBeGreaterThan(Object.keys(CALLS).length)
  expect(CANARY_VALUES.filter(value => whole.includes(value))).toEqual([])
  for (const personal of ['FG482KD', '21380990000016261320004001', 'louise.perrin@example.org', token])
    expect(whole).not.toContain(personal)
})

describe('tracing', () => {
  test('is off where no collector is named, and nothing of it is in the log', async () => {
    expect(await openTracing(undefined)).toBe(NO_TRACING)
    const told: string[] = []
    const quiet = await startTestCity()
    try {
      const log = createLog('info', { write: line => told.push(line) })
      await createCityApp({ ...quiet.deps, log }).request('/api/config', {
        headers: { traceparent: `00-${TRACE}-${PARENT}-01` },
      })
    } finally {
      await quiet.stop()
    }
    expect(told.filter(line => line.includes('"request"'))).toHaveLength(1)
    expect(told.join('')).not.toContain('trace')
  })

  test('takes no nonsense for a caller’s span', async () => {
    const tracing = await openTracing(endpoint)
    let trace: string | undefined
    const run = async () => {
      trace = tracing.traceId()
    }
    await tracing.call(`00-${CANARIES.token}-x-01`, run, () => ({ method: 'GET', route: '/x', status: 500 }))
    await tracing.stop()
    expect(trace).toMatch(/^[0-9a-f]{32}$/)
    expect(spans().find(({ traceId }) => traceId === trace)?.status.code).toBe(2)
  })

  test('lets the city stop when the collector is away', async () => {
    const tracing = await openTracing('http://127.0.0.1:1')
    const seen = { method: 'GET', route: '/x', status: 200 }
    await tracing.call(
      undefined,
      async () => undefined,
      () => seen,
    )
    const started = performance.now()
    await tracing.stop()
    expect(performance.now() - started).toBeLessThan(6_000)
  })
})
