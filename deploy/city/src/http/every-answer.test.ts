import { describe, expect, test } from 'vitest'
import type { CityUrls } from '../deps.ts'
import { leavingPage } from '../identity/identity-pages.ts'
import { identityHeaders } from '../identity/identity-provider.ts'
import { testCity } from '../testing/city-of-file.ts'
import { startTestCity } from '../testing/test-city.ts'

const HSTS = 'max-age=31536000; includeSubDomains'

const city = testCity({ headers: { 'strict-transport-security': HSTS } })

const LARGE = { method: 'POST', body: 'x'.repeat(300_000), headers: { 'content-type': 'application/json' } }

const ANSWERS: readonly [part: keyof CityUrls, path: string, status: number, init?: RequestInit][] = [
  ['api', '/healthz', 200],
  ['api', '/api/config', 200],
  ['api', '/api/openapi.json', 200],
  ['api', '/api/subscriber', 401],
  ['api', '/api/nothing', 404],
  ['api', '/nothing', 404],
  ['api', '/api/config', 405, { method: 'DELETE' }],
  ['api', '/api/config', 204, { method: 'OPTIONS' }],
  ['api', '/api/auth/customer/token', 413, LARGE],
  ['api', '/api/auth/customer/token', 400, { ...LARGE, body: '{' }],
  ['api', '/api/payments/links/guess', 410],
  ['api', '/api/reminders/stop/guess', 410],
  ['identityProvider', '/', 404],
  ['identityProvider', '/api/v2/jwks', 200],
  ['identityProvider', '/.well-known/openid-configuration', 200],
  ['identityProvider', '/api/v2/authorize', 400],
  ['identityProvider', '/api/v2/authorize?client_id=nobody', 400],
  ['identityProvider', '/api/v2/token', 400, { method: 'POST' }],
  ['identityProvider', '/api/v2/userinfo', 401],
  ['identityProvider', '/api/v2/session/end', 200],
  ['identityProvider', '/api/v2/session/end/success', 200],
  ['identityProvider', '/interaction/guess', 400],
  ['identityProvider', '/interaction/guess/nothing', 404],
  ['payment', '/', 404],
  ['payment', '/pay/guess', 400],
  ['payment', '/orders', 400, { method: 'POST', body: '{}' }],
  ['payment', '/vads-payment/', 400, { method: 'POST' }],
  ['payment', '/orders', 413, LARGE],
  ['evidence', '/', 404],
  ['evidence', '/file?permit=guess', 404],
  ['evidence', '/upload?permit=guess', 403, { method: 'PUT' }],
  ['evidence', '/upload', 204, { method: 'OPTIONS', headers: { origin: 'http://127.0.0.1:4300' } }],
  ['desk', '/', 302],
  ['desk', '/nothing', 404],
]

describe('every answer of every origin is closed', () => {
  test.each(ANSWERS)('%s %s: %i', async (part, path, status, init) => {
    const answer = await fetch(city.urls[part] + path, { redirect: 'manual', ...init })
    expect(answer.status).toBe(status)
    const headers = Object.fromEntries(answer.headers)
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'strict-transport-security': HSTS })
    expect(headers['referrer-policy']).toMatch(/^(no-referrer|same-origin)$/)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  const TOO_LARGE = ANSWERS.filter(([, , status]) => status === 413)
  test.each(TOO_LARGE)('%s %s: what is too large ends its connection', async (part, path) => {
    const answer = await fetch(city.urls[part] + path, LARGE)
    // So that no other request follows on the connection.
    expect([answer.status, answer.headers.get('connection')]).toEqual([413, 'close'])
    expect(await answer.text()).toContain('Content Too Large')
  })

  test('the pages of the identity provider may run the one script that they bring', async () => {
    const policy = identityHeaders({ cities: city.deps.cities })['content-security-policy']
    const [, script = ''] = /<script>(.*?)<\/script>/s.exec(leavingPage('fr', '')) ?? []
    expect(script).not.toBe('')
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script)))
    expect(policy).toContain(`script-src 'sha256-${Buffer.from(digest).toString('base64')}'`)
    expect(policy).toContain("form-action 'self' http://127.0.0.1:4300")
  })
})

test('nothing is said of HTTPS unless the operator chose it', async () => {
  const plain = await startTestCity()
  const answer = await fetch(`${plain.urls.api}/api/config`)
  expect(answer.headers.get('strict-transport-security')).toBeNull()
  await plain.stop()
})

describe('every answer of the API is dated by the city’s clock', () => {
  test.each(ANSWERS.filter(([part]) => part === 'api'))('%s %s: %i', async (part, path, _status, init) => {
    city.clock.moveBy(30 * 86_400_000)
    const answer = await fetch(city.urls[part] + path, { redirect: 'manual', ...init })
    const late = Date.parse(answer.headers.get('date') ?? '') - city.clock.now()
    city.clock.reset()
    expect(Math.abs(late)).toBeLessThan(5_000)
  })
})
