import { CALLS } from '@parvis/shared-kernel/wire/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { createCityApp } from '../http/city-app.ts'
import { createLimits } from '../http/limits.ts'
import { startJobs } from '../jobs/jobs.ts'
import { createLog } from '../log.ts'
import { keepMail } from '../mail/waiting-mail.repo.ts'
import { CANARIES, CANARY_VALUES, sendCanaries } from '../testing/canaries.ts'
import { testCity } from '../testing/city-of-file.ts'
import { paymentsOf, TICKET } from '../testing/payments.ts'
import { startTestCity } from '../testing/test-city.ts'
import { createMetrics, type Measured, type MeasuredCity } from './metrics.ts'

const city = testCity()
let metrics: MeasuredCity
let measured: Measured

beforeEach(() => {
  metrics = createMetrics()
  const pool = { totalCount: 3, idleCount: 1, waitingCount: 2 }
  measured = { db: city.deps.db, pool, clock: city.clock }
})

const quiet = createLog('silent')
const appOf = () => createCityApp({ ...city.deps, metrics, log: quiet, limits: createLimits() })

/** Samples as name and labels → value. */
const samplesOf = (page: string): Map<string, number> =>
  new Map(
    page
      .split('\n')
      .filter(line => line !== '' && !line.startsWith('#'))
      .map(line => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  )
const read = async () => samplesOf(await metrics.page(measured))

describe('what is measured', () => {
  test('is a call by method, pattern and status, whatever its path holds', async () => {
    const app = appOf()
    await app.request('/api/config')
    await app.request('/api/subscriber/vehicles/one', { method: 'DELETE' })
    await app.request('/api/subscriber/vehicles/two', { method: 'DELETE' })
    await app.request('/api/nothing/that/is')
    const count = 'parvis_call_duration_seconds_count'
    const samples = await read()
    expect(samples.get(`${count}{method="GET",route="/api/config",status="200"}`)).toBe(1)
    const route = '/api/subscriber/vehicles/:vehicleId'
    expect(samples.get(`${count}{method="DELETE",route="${route}",status="401"}`)).toBe(2)
    expect([...samples.keys()].filter(key => /vehicles\/(one|two)|nothing/.test(key))).toEqual([])
  })

  test('is a mail that waits, a payment that is pending, and the pool', async () => {
    const before = await read()
    const mail = { to: CANARIES.email, subject: CANARIES.firstName, text: CANARIES.statement }
    const now = city.clock.now()
    await keepMail(city.deps.db, { cityId: 'valmont', task: 'test', mail, now: (now - 90_000) as typeof now })
    await paymentsOf(city).start(TICKET)
    const after = await read()
    const grown = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0)
    expect(grown('parvis_mails{state="waiting"}')).toBeGreaterThanOrEqual(1)
    expect(grown('parvis_payments_pending')).toBe(1)
    expect(after.get('parvis_mail_oldest_waiting_seconds')).toBeGreaterThanOrEqual(89)
    expect(after.get('parvis_database_connections{state="used"}')).toBe(2)
    expect(after.get('parvis_database_connections{state="waiting"}')).toBe(2)
    expect([after.get('parvis_database_up'), after.has('process_cpu_seconds_total')]).toEqual([1, true])
  })

  test('is a job that was done and one that failed', async () => {
    const failing = () => Promise.reject(new Error('no'))
    const jobs = [
      { name: 'good', everySeconds: 0.01, run: async () => undefined },
      { name: 'bad', everySeconds: 0.01, run: failing },
    ]
    const running = startJobs({ ...city.deps, log: quiet, metrics }, jobs)
    await new Promise(resolve => setTimeout(resolve, 100))
    await running.stop()
    const samples = await read()
    const runs = (job: string, outcome: string) =>
      samples.get(`parvis_job_duration_seconds_count{job="${job}",outcome="${outcome}"}`) ?? 0
    expect(runs('good', 'done')).toBeGreaterThan(0)
    expect(runs('bad', 'failed')).toBeGreaterThan(0)
    expect([runs('good', 'failed'), runs('bad', 'done')]).toEqual([0, 0])
  })

  test('leaves out what a database that is away would have told, and says that it is away', async () => {
    await read()
    const db = new Proxy(city.deps.db, {
      get: () => () => {
        throw new Error('away')
      },
    })
    const samples = samplesOf(await metrics.page({ ...measured, db }))
    expect(samples.get('parvis_database_up')).toBe(0)
    expect([...samples.keys()].filter(key => /^parvis_(mails|mail_oldest|payments)/.test(key))).toEqual([])
  })
})

test('of everything that a citizen typed, nothing is in a label, in any call', {
  timeout: 60_000,
}, async () => {
  const app = appOf()
  for (const call of Object.keys(CALLS)) await sendCanaries(app, call, CANARIES.bearer)
  await app.request(`/${CANARIES.token}`, { method: 'PROPFIND' })
  const page = await metrics.page(measured)
  expect(CANARY_VALUES.filter(value => page.includes(value))).toEqual([])
  const routes = new Set([...page.matchAll(/route="([^"]*)"/g)].map(([, route]) => route))
  const known = new Set(createCityApp(city.deps).routes.map(({ path }) => path))
  expect([...routes].filter(route => !known.has(route ?? ''))).toEqual([])
})

describe('the page', () => {
  test('answers on a port of its own when one is named, and nowhere else', async () => {
    const own = await startTestCity({ metricsPort: 0 })
    try {
      const answer = await fetch(`${own.urls.metrics}/metrics`)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        200,
        expect.stringMatching(/^text\/plain/),
      ])
      expect(await answer.text()).toContain('parvis_database_up 1')
      expect((await fetch(`${own.urls.api}/metrics`)).status).toBe(404)
      expect((await fetch(`${own.urls.metrics}/api/config`)).status).toBe(404)
    } finally {
      await own.stop()
    }
  })

  test('is not there where no port is named', () => {
    expect(city.urls.metrics).toBe('')
  })
})
