import { ERROR_CODES } from '@parvis/shared-kernel/errors'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { testCity } from '../testing/city-of-file.ts'
import { mountCalls, type Routes } from './calls.ts'
import { createCityApp } from './city-app.ts'
import type { CityEnv } from './context.ts'
import { openApiDocument } from './openapi.ts'

const city = testCity()

interface Operation {
  operationId: string
  tags: string[]
  parameters: { name: string; in: string; required: boolean }[]
  requestBody?: { content: Record<string, object> }
  responses: Record<
    string,
    { content?: Record<string, object>; 'x-parvis-codes'?: string[]; headers?: object }
  >
  'x-parvis-access': string
}
const document = openApiDocument()
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(
    ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation as Operation] as const,
  ),
)
const operationOf = (name: string): Operation => {
  const found = operations.find(([call]) => call === name)
  if (found === undefined) throw new Error(`${name} is not in the document`)
  return found[1]
}
const namesIn = (name: string, place: string) =>
  operationOf(name)
    .parameters.filter(parameter => parameter.in === place)
    .map(({ name: word, required }) => `${word}${required ? '!' : ''}`)

describe('the document of the contract', () => {
  test.each(operations)(
    '%s succeeds in a way and refuses by codes of the catalogue',
    (_call, { responses }) => {
      const statuses = Object.keys(responses).map(Number)
      expect(statuses.some(status => (status >= 200 && status < 300) || status === 302)).toBe(true)
      const codes = Object.values(responses).flatMap(response => response['x-parvis-codes'] ?? [])
      expect(codes.filter(code => !(ERROR_CODES as readonly string[]).includes(code))).toEqual([])
      expect(responses.default).toBeDefined()
    },
  )

  test('puts each operation in one area that it names', () => {
    const areas = document.tags.map(({ name }) => name)
    expect(new Set(areas).size).toBe(areas.length)
    expect(operations.filter(([, { tags }]) => tags.length !== 1 || !areas.includes(tags[0] ?? ''))).toEqual(
      [],
    )
  })

  test('names each operation once, and points only at messages that it has', () => {
    expect(new Set(operations.map(([, { operationId }]) => operationId)).size).toBe(operations.length)
    const names = Object.keys(document.components.schemas)
    const pointed = [...JSON.stringify(document.paths).matchAll(/#\/components\/schemas\/(\w+)/g)]
    expect(pointed.map(([, name]) => name).filter(name => !names.includes(name ?? ''))).toEqual([])
  })

  test.each([
    ['GET /api/fps/{fineId}', 'query', ['plate!']],
    ['GET /api/fps/{fineId}/payments/summary', 'query', ['plate!', 'operationId']],
    ['GET /api/subscriber/timeline', 'query', ['before', 'limit', 'about']],
    ['GET /api/subscriber/upload-url/{subscriberId}', 'query', ['mediaType!', 'size']],
    ['GET /api/subscriber/upload-url/{subscriberId}', 'path', ['subscriberId!']],
    ['POST /api/tickets', 'header', ['X-Parvis-City', 'Accept-Language', 'Idempotency-Key']],
    ['PUT /api/subscriber/drafts/{procedure}', 'header', ['X-Parvis-City', 'Accept-Language', 'If-Match']],
  ])('%s takes in its %s: %j', (call, place, expected) => {
    expect(namesIn(call, place)).toEqual(expected)
  })

  test.each([
    ['PUT /api/subscriber/subscriptions/{id}', ['200', '201']],
    ['DELETE /api/subscriber', ['202']],
    ['POST /api/order/{id}/plate-change', ['202']],
    ['POST /api/auth/logout', ['204']],
    ['GET /api/subscriber', ['200']],
  ])('%s succeeds with %j', (call, expected) => {
    const statuses = Object.keys(operationOf(call).responses).filter(status => status.startsWith('2'))
    expect(statuses.sort()).toEqual(expected)
  })

  test('a link answers a PDF, the provider sends a form, a stale draft is a conflict', () => {
    const proof = operationOf('GET /api/tickets/{id}/payments/proof')
    expect(Object.keys(proof.responses['200']?.content ?? {})).toEqual(['application/pdf'])
    const notification = operationOf('POST /api/payments/notification')
    expect(Object.keys(notification.requestBody?.content ?? {})).toEqual([
      'application/x-www-form-urlencoded',
    ])
    const draft = operationOf('PUT /api/subscriber/drafts/{procedure}')
    expect(draft.responses['412']?.['x-parvis-codes']).toEqual(['DraftConflict'])
    expect(draft.responses['200']?.headers).toHaveProperty('ETag')
  })
})

describe('the server', () => {
  const configuration: Routes = {
    'GET /api/config': c => c.body(null),
    'GET /api/config/error-reporting': () => ({}),
  }
  test.each([
    ['a call without a handler', [() => configuration], 'Without a handler: GET /api/openapi.json'],
    [
      'a call with two handlers',
      [() => configuration, () => configuration],
      'handled twice: GET /api/config',
    ],
    ['an unknown call', [() => ({ 'GET /api/x': () => null }) as Routes], 'Not in the contract'],
  ] as const)('does not start with %s', (_what, modules, message) => {
    expect(() => mountCalls(new Hono<CityEnv>(), city.deps, modules)).toThrow(message)
  })

  test.each([
    ['OPTIONS', '/api/config', 204, 'GET, HEAD, OPTIONS'],
    ['OPTIONS', '/api/subscriber/drafts/x', 204, 'DELETE, GET, HEAD, OPTIONS, PUT'],
    ['POST', '/api/config', 405, 'GET, HEAD, OPTIONS'],
    ['DELETE', '/api/tickets', 405, 'GET, HEAD, OPTIONS, POST'],
    ['OPTIONS', '/api/nothing', 404, null],
    ['HEAD', '/api/config', 200, null],
    ['HEAD', '/api/subscriber', 401, null],
    ['HEAD', '/healthz', 200, null],
  ])('%s %s answers %i and allows %s', async (method, path, status, allow) => {
    const response = await createCityApp(city.deps).request(path, { method })
    expect([response.status, response.headers.get('allow')]).toEqual([status, allow])
    if (method === 'HEAD') expect(await response.text()).toBe('')
  })

  test('does not mind what it is not asked', async () => {
    expect((await city.ask('/api/config?utm_source=mail&plate=1')).status).toBe(200)
    expect((await city.ask('/api/subscriber/timeline?limit=1&other=1', { as: 'camille' })).status).toBe(200)
    const { status } = await city.ask('/api/subscriber/drafts/x', {
      method: 'PUT',
      as: 'louise',
      body: { body: {}, extra: true },
    })
    expect(status).toBe(200)
  })
})
