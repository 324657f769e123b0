import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCityApp } from './http/city-app.ts'
import { createLog } from './log.ts'
import { startTestCity, type TestCity } from './testing/test-city.ts'

const CANARIES = [
  'canary@example.org',
  'CA482RY',
  'canary-password',
  'Canary-Name',
  '21380990000016',
  'canary-code',
]
let city: TestCity

beforeAll(async () => {
  city = await startTestCity()
})
afterAll(() => city.stop())

test('nothing that a citizen typed is in the log, even when the server fails', async () => {
  const lines: string[] = []
  const log = createLog('debug', { write: line => lines.push(line) })
  const app = createCityApp({ ...city.deps, log })
  const token = await city.tokenOf('louise')
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const send = (method: string, path: string, body?: object) =>
    app.request(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })

  await send('GET', '/api/fps/21380990000016261320004001?plate=CA482RY')
  await send('POST', '/api/auth/customer/token', { login: 'canary@example.org', password: 'canary-password' })
  await send('PUT', '/api/subscriber', { firstName: 'Canary-Name', phoneNumber: 'CA482RY' })
  await send(
    'GET',
    '/api/auth/fc?code_authz=canary-code&nonce=canary-code&redirect_uri=http%3A%2F%2F127.0.0.1%3A4300%2Fauth',
  )
  const failing = createCityApp({ ...city.deps, log, db: null as unknown as typeof city.deps.db })
  const broken = await failing.request('/api/fps/21380990000016261320004002?plate=CA482RY', { headers })

  expect(broken.status).toBe(500)
  expect(await broken.json()).toMatchObject({ error: 'Internal Server Error', reference: expect.any(String) })
  const written = lines.join('')
  expect(written).toContain('unexpected failure')
  expect(CANARIES.filter(canary => written.includes(canary))).toEqual([])
  expect(written).not.toContain(token)
})
