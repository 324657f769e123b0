import type { Updateable } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { createCityApp } from '../http/city-app.ts'
import { mustExist } from '../http/refusal.ts'
import { openSession } from '../modules/session/session.service.ts'
import { createPrinter } from '../pdf/printer.ts'
import { subscriberIdOf } from '../seed/write-people.ts'
import { type RunningCity, startCity } from '../start-city.ts'
import { recordCode } from './answered-codes.ts'
import { testStorage } from './test-database.ts'

export const PORTALS = { valmont: ['http://127.0.0.1:4300'], 'port-sable': ['http://127.0.0.1:4301'] }

interface Ask {
  method?: string
  city?: string
  as?: string
  token?: string
  body?: unknown
  headers?: Record<string, string>
}

export interface TestAnswer {
  status: number
  headers: Headers
  // Answers are unknown until a test has read them through the contract's schema.
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any
}

/** Shared by all cities of a test process: a worker thread takes half a second to start. */
const printer = createPrinter()

const headersOf = ({ city, body, headers }: Ask, bearer: string | undefined): Record<string, string> => ({
  ...(city !== undefined && { 'x-parvis-city': city }),
  ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
  ...(body !== undefined && { 'content-type': 'application/json' }),
  ...headers,
})

/** The JSON of an answer, other text as it is, null for none. */
const contentOf = async (response: Response) => {
  const text = await response.text()
  const isJson = (response.headers.get('content-type') ?? '').includes('json') && text !== ''
  return isJson ? JSON.parse(text) : text || null
}

/** A whole city, in memory or on the run's PostgreSQL, on free ports; calls bypass the network. */
export const startTestCity = async (options: Parameters<typeof startCity>[0] = {}) => {
  const ports = { api: 0, identityProvider: 0, payment: 0, evidence: 0, desk: 0 }
  // A test with a data folder is about the embedded database and the keys inside it.
  const storage = options.dataFolder === undefined ? await testStorage() : {}
  const running: RunningCity = await startCity({
    ports,
    portals: PORTALS,
    logLevel: 'silent',
    ...storage,
    ...options,
  })
  running.deps.printer = printer
  const app = createCityApp(running.deps)
  // Mails leave after the response: wait, so that listing includes all of them.
  const { mailer, background } = running.deps
  const list = mailer.list
  mailer.list = async () => {
    await background.idle(25_000)
    return list()
  }

  const tokenOf = async (account: string, city = 'valmont') =>
    mustExist(await openSession(running.deps, city, subscriberIdOf(account)))

  const ask = async (path: string, asked: Ask = {}): Promise<TestAnswer> => {
    const { city, as, token, body } = asked
    const response = await app.request(path, {
      method: asked.method ?? (body === undefined ? 'GET' : 'POST'),
      headers: headersOf(asked, as === undefined ? token : await tokenOf(as, city)),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const answer = await contentOf(response)
    if (response.status >= 400) recordCode(answer?.error)
    return { status: response.status, headers: response.headers, body: answer }
  }

  const { db } = running.deps
  /** Changes a right directly, without a request. */
  const setRight = async (id: string, change: Updateable<Schema['rights']>): Promise<void> => {
    await db.updateTable('rights').set(change).where('right_id', '=', id).execute()
  }
  /** Changes an account's person directly, without a request. */
  const setPerson = async (account: string, change: Updateable<Schema['subscribers']>): Promise<void> => {
    await db
      .updateTable('subscribers')
      .set(change)
      .where('subscriber_id', '=', subscriberIdOf(account))
      .execute()
  }
  return { ...running, ask, tokenOf, setRight, setPerson }
}

export type TestCity = Awaited<ReturnType<typeof startTestCity>>
