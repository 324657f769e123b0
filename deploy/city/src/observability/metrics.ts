import type pg from 'pg'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { readOutbox } from '../mail/waiting-mail.repo.ts'
import { answersInTime } from '../modules/health/readiness.ts'

/** A finished request by its route pattern: a raw path holds ids and would create a series for each. */
export interface AnsweredCall {
  readonly method: string
  readonly route: string
  readonly status: number
  readonly seconds: number
}

export interface FinishedJob {
  readonly job: string
  readonly outcome: 'done' | 'failed'
  readonly seconds: number
}

/** What modules report while they work. */
export interface Metrics {
  answered(call: AnsweredCall): void
  finished(job: FinishedJob): void
}

/** When metrics are off. */
export const NO_METRICS: Metrics = { answered: () => undefined, finished: () => undefined }

/** Values read for each metrics page. */
export interface Measured {
  readonly db: Database
  readonly pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>
  readonly clock: Clock
}

export interface MeasuredCity extends Metrics {
  readonly contentType: string
  /** The page in Prometheus format. */
  page(measured: Measured): Promise<string>
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const JOB_SECONDS = [0.01, 0.1, 1, 10, 60]
/** Any other method shares one series. */
const METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']

const gaugesOf = (registers: Registry[]) => ({
  up: new Gauge({
    name: 'parvis_database_up',
    help: 'Whether the database answered this reading',
    registers,
  }),
  connections: new Gauge({
    name: 'parvis_database_connections',
    help: 'Connections of the pool: in use or idle, and calls that wait for one',
    labelNames: ['state'] as const,
    registers,
  }),
  mails: new Gauge({
    name: 'parvis_mails',
    help: 'Mails that wait to be sent, and those that were refused for good within the week',
    labelNames: ['state'] as const,
    registers,
  }),
  oldestMail: new Gauge({
    name: 'parvis_mail_oldest_waiting_seconds',
    help: 'Age of the mail that has waited longest, 0 when none waits',
    registers,
  }),
  payments: new Gauge({
    name: 'parvis_payments_pending',
    help: 'Payments of which the provider has not said how they ended',
    registers,
  }),
})

type Gauges = ReturnType<typeof gaugesOf>

const readDatabase = async (
  { db, clock }: Measured,
  { mails, oldestMail, payments }: Gauges,
): Promise<true> => {
  const { refused, waiting, oldestWaitingAt } = await readOutbox(db)
  const { pending } = await db
    .selectFrom('operations')
    .select(eb => eb.fn.countAll<string>().as('pending'))
    .where('status', '=', 'PENDING')
    .executeTakeFirstOrThrow()
  mails.set({ state: 'waiting' }, waiting)
  mails.set({ state: 'refused' }, refused)
  oldestMail.set(oldestWaitingAt === null ? 0 : Math.max(0, (clock.now() - oldestWaitingAt) / 1000))
  payments.set(Number(pending))
  return true
}

/** Serves metrics while the database is down, omitting its values rather than repeating stale ones. */
const read = async (measured: Measured, gauges: Gauges): Promise<void> => {
  const { pool } = measured
  gauges.connections.set({ state: 'used' }, pool.totalCount - pool.idleCount)
  gauges.connections.set({ state: 'idle' }, pool.idleCount)
  gauges.connections.set({ state: 'waiting' }, pool.waitingCount)
  const isUp = await answersInTime(() => readDatabase(measured, gauges))
  gauges.up.set(isUp ? 1 : 0)
  if (isUp) return
  gauges.mails.reset()
  gauges.oldestMail.remove()
  gauges.payments.remove()
}

/** Metrics of one process. Labels are closed lists: never user input or personal data. */
export const createMetrics = (): MeasuredCity => {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const calls = new Histogram({
    name: 'parvis_call_duration_seconds',
    help: 'Answered calls by method, pattern of the route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: SECONDS,
    registers,
  })
  const jobs = new Histogram({
    name: 'parvis_job_duration_seconds',
    help: 'Runs of the city’s own jobs by name and outcome',
    labelNames: ['job', 'outcome'] as const,
    buckets: JOB_SECONDS,
    registers,
  })
  const gauges = gaugesOf(registers)
  return {
    contentType: registry.contentType,
    answered: ({ method, route, status, seconds }) =>
      calls.observe({ method: METHODS.includes(method) ? method : 'other', route, status }, seconds),
    finished: ({ job, outcome, seconds }) => jobs.observe({ job, outcome }, seconds),
    page: async measured => {
      await read(measured, gauges)
      return registry.metrics()
    },
  }
}
