import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { openApiDocument } from '@parvis/start'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCityClient } from './city-client.ts'
import type { OpenApiDocument } from './openapi.ts'
import { runSuite } from './suite.ts'

const ADAPTER = join(import.meta.dirname, '../../deploy/city-example-python/adapter.py')
const PORTAL = 'https://portal.example'
const UNPAID = { number: '21740123400019261320001001', plate: 'FG482KD' }
const OTHER = { number: '21740123400019261305001002', plate: 'DZ117PR' }
const document = JSON.parse(JSON.stringify(openApiDocument())) as OpenApiDocument

const hasPython =
  spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 11))']).status === 0
if (!hasPython) console.warn('The example city is not tested: python3 is missing, or older than 3.11')

let adapter: ChildProcess
let baseUrl: string

const listening = async (child: ChildProcess): Promise<string> => {
  let said = ''
  child.stdout?.on('data', piece => {
    said += String(piece)
  })
  while (!said.includes('\n')) await once(child.stdout ?? child, 'data')
  return /http:\S+/.exec(said)?.[0] ?? ''
}

describe.skipIf(!hasPython)('the example city in Python', () => {
  beforeAll(async () => {
    adapter = spawn('python3', ['-B', ADAPTER, '--port', '0', '--portal', PORTAL])
    baseUrl = await listening(adapter)
  }, 20_000)
  afterAll(() => void adapter.kill())

  test('passes the profile fines, with nothing skipped', { timeout: 60_000 }, async () => {
    const report = await runSuite({
      title: 'The example city',
      baseUrl,
      document,
      profile: 'fines',
      lent: { fine: UNPAID, portal: PORTAL },
    })
    const { checks, passed } = report.json()
    expect(checks.filter(({ outcome }) => outcome !== 'passed')).toEqual([])
    expect(passed).toBeGreaterThan(20)
  })

  test('takes a payment once, and brings the browser back with its number', async () => {
    const client = createCityClient({ baseUrl, document })
    const path = { fineId: OTHER.number }
    const query = { plate: OTHER.plate }
    const json = { plate: OTHER.plate, urlRedirection: `${PORTAL}/fps/${OTHER.number}/payments` }
    const headers = { 'payer-key': 'a-tab', 'idempotency-key': crypto.randomUUID() }
    const pay = (key = headers, changed = {}) =>
      client.send('POST /api/fps/{fineId}/payments', { path, json: { ...json, ...changed }, headers: key })
    const { body: start } = await pay()
    expect((await pay()).body).toEqual(start)
    expect((await pay(headers, { email: 'a@example.org' })).status).toBe(422)
    const stranger = { ...headers, 'payer-key': 'another-tab', 'idempotency-key': crypto.randomUUID() }
    expect((await pay(stranger)).body.error).toBe('OperationPending')

    const outcome = new URLSearchParams({ outcome: 'PAYMENT_REGISTERED' })
    const press = () => fetch(start.url, { method: 'POST', body: outcome, redirect: 'manual' })
    const [first] = [await press(), await press()]
    const back = new URL(first.headers.get('location') ?? '')
    expect([back.origin, back.pathname]).toEqual([PORTAL, `/fps/${OTHER.number}/payments`])

    const operationId = back.searchParams.get('idop') ?? ''
    const summary = { path, query: { ...query, operationId }, headers: { 'payer-key': 'a-tab' } }
    const { body } = await client.call('GET /api/fps/{fineId}/payments/summary', 200, summary)
    expect(body).toMatchObject({ status: 'PAYMENT_REGISTERED', amount: 3_500, operationId })
    const fine = await client.call('GET /api/fps/{fineId}', 200, { path, query })
    expect(fine.body).toMatchObject({ paymentStatus: 'PAID', paymentPending: false })
    expect(fine.body.versions[0].payments).toHaveLength(1)
    await client.call('GET /api/documents/fps/{fineId}/payments/proof', 200, { path, query })
    expect((await pay({ ...headers, 'idempotency-key': crypto.randomUUID() })).body.error).toBe(
      'FineNothingToPay',
    )
  })

  test('says to a portal that it serves fines alone, and that nobody signs in', async () => {
    const { body } = await createCityClient({ baseUrl, document }).call('GET /api/config', 200)
    expect(body).toMatchObject({ parts: ['fines'], loginTypes: [] })
    expect(body.identityProvider).toBeUndefined()
  })
})
