import type { SandboxTables } from '@parvis/payment-sandbox'
import {
  askSlowBank,
  callbackOf,
  decideOrder,
  findOrder,
  type LedgerOrder,
  messageOf,
} from '@parvis/payment-sandbox/testing'
import fc from 'fast-check'
import { sql } from 'kysely'
import { createCityApp } from '../http/city-app.ts'
import { keepNotification } from '../modules/payments/inbox.repo.ts'
import { reconcilePayments } from '../modules/payments/payment-reconciliation.job.ts'
import { siteIdOf } from '../modules/payments/site.ts'
import { merchantsOf, sandboxTablesOf } from '../payment-sandbox.ts'
import { MINUTE } from './payments.ts'
import type { TestCity } from './test-city.ts'

/** The right paid in histories, with what is needed to call its API. */
export interface Subject {
  cityId: string
  as: string
  rightId: string
  path: string
}

const at = fc.nat({ max: 3 })
/** What can happen to a payment, in any order; `at` chooses among the operations started so far. */
export const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('start' as const), at }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('accept' as const), at }) },
  fc.record({ do: fc.constant('refuse' as const), at }),
  fc.record({ do: fc.constant('abandon' as const), at }),
  { weight: 2, arbitrary: fc.record({ do: fc.constant('hang' as const), at }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('tell' as const), at }) },
  fc.record({ do: fc.constant('crash' as const), at }),
  fc.record({ do: fc.constant('cancel' as const), at }),
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reconcile' as const), at }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('wait' as const), at: fc.integer({ min: 1, max: 30 }) }),
  },
)
export type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

interface Entry {
  operationId: string
  url: string
  body?: string | undefined
}

/** Plays histories of one right against a city, its database and its provider. */
export const historiesOf = (city: TestCity) => {
  const { db } = city.deps
  const ledger = sandboxTablesOf(db)
  const app = createCityApp(city.deps)
  let entries: Entry[] = []
  let token = ''

  const call = async (subject: Subject, method: string, path: string, body?: object) => {
    const response = await app.request(path, {
      method,
      headers: {
        'x-parvis-city': subject.cityId,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, body: text === '' ? null : JSON.parse(text) }
  }
  const signIn = async ({ as, cityId }: Subject) => {
    token = await city.tokenOf(as, cityId)
  }

  const start = async (subject: Subject): Promise<void> => {
    const { status, body } = await call(subject, 'POST', subject.path, { email: 'history@example.org' })
    if (status !== 200) return
    const order = new URLSearchParams(body.body ?? '').get('vads_order_id')
    const { operation_id } = await db
      .selectFrom('operations')
      .select('operation_id')
      .where('resource_id', '=', subject.rightId)
      .where('status', '=', 'PENDING')
      .executeTakeFirstOrThrow()
    if (order !== null && order !== operation_id)
      throw new Error('a form of another operation than the live one')
    if (!entries.some(entry => entry.operationId === operation_id))
      entries.push({ operationId: operation_id, url: body.url, body: body.body })
  }

  const keyOf = ({ cityId }: Subject, { operationId }: Entry) => ({
    site_id: siteIdOf(cityId),
    operation_id: operationId,
  })

  /** The order in the provider's ledger; posts a form first, as the browser would. */
  const orderOf = async (subject: Subject, entry: Entry): Promise<LedgerOrder | undefined> => {
    const known = await findOrder(ledger, keyOf(subject, entry))
    if (known !== undefined || entry.body === undefined) return known
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    await fetch(entry.url, { method: 'POST', headers, body: entry.body, redirect: 'manual' })
    return findOrder(ledger, keyOf(subject, entry))
  }

  const decide =
    (outcome: 'ACCEPTED' | 'REFUSED' | 'ABANDONED') => async (subject: Subject, entry: Entry) => {
      await orderOf(subject, entry)
      await decideOrder(ledger, keyOf(subject, entry), { outcome, isSilent: true }, city.clock.now())
    }

  const tell = async (subject: Subject, entry: Entry): Promise<void> => {
    const order = await findOrder(ledger, keyOf(subject, entry))
    const merchant = merchantsOf(city.deps)().find(({ siteId }) => siteId === siteIdOf(subject.cityId))
    const message = order && merchant && messageOf(order, merchant)
    if (!order || !message) return
    const path = new URL(order.callback_url).pathname
    const answer = await app.request(path, { method: 'POST', ...message })
    if (answer.status !== 200) throw new Error(`the city answered its provider ${answer.status}`)
  }

  const crash = async (subject: Subject, entry: Entry): Promise<void> => {
    const order = await findOrder(ledger, keyOf(subject, entry))
    const callback = order && callbackOf(order)
    if (!callback) return
    const eventId = `${callback.siteId}:${callback.eventId}`
    await keepNotification(
      db,
      { cityId: subject.cityId, eventId, rawBody: JSON.stringify(callback), provider: 'redirect' },
      city.clock.now(),
    )
  }

  const hang = async (subject: Subject, entry: Entry): Promise<void> => {
    await orderOf(subject, entry)
    await askSlowBank(ledger, keyOf(subject, entry), city.clock.now())
  }

  const atEntry = {
    accept: decide('ACCEPTED'),
    refuse: decide('REFUSED'),
    abandon: decide('ABANDONED'),
    tell,
    crash,
    hang,
  }

  const wait = async (subject: Subject, minutes: number): Promise<void> => {
    city.clock.moveBy(minutes * MINUTE)
    await signIn(subject)
  }

  return {
    /** Forgets the last history and lets the right wait for its payment again. */
    begin: async (subject: Subject): Promise<void> => {
      entries = []
      city.clock.reset()
      await signIn(subject)
      await sql`delete from provider_captures`.execute(db)
      await ledger.deleteFrom('provider_orders').execute()
      await db.deleteFrom('payment_callbacks').execute()
      await db.deleteFrom('operations').where('resource_id', '=', subject.rightId).execute()
      await city.setRight(subject.rightId, { status: 'awaiting-payment' })
    },

    /** Makes one step; true when it canceled the right. */
    make: async (subject: Subject, { do: what, at }: Step): Promise<boolean> => {
      if (what === 'start') await start(subject)
      else if (what === 'reconcile') await reconcilePayments(city.deps)
      else if (what === 'wait') await wait(subject, at)
      else if (what === 'cancel')
        return (await call(subject, 'DELETE', `/api/order/${subject.rightId}`)).status === 204
      else {
        const entry = entries[at % Math.max(1, entries.length)]
        if (entry !== undefined) await atEntry[what](subject, entry)
      }
      return false
    },

    /** Current state in the city's and the provider's ledgers. */
    look: async ({ rightId }: Subject) => {
      const rows = await db
        .$extendTables<SandboxTables>()
        .selectFrom('rights')
        .leftJoin('operations', 'operations.resource_id', 'rights.right_id')
        .leftJoin('provider_captures', 'provider_captures.operation_id', 'operations.operation_id')
        .select(['rights.status as right', 'operations.operation_id as id', 'operations.status as status'])
        .select(['operations.amount_cents as amount', 'provider_captures.amount_cents as captured'])
        .where('right_id', '=', rightId)
        .execute()
      const operations = rows.flatMap(({ id, status, amount, captured }) =>
        id === null || status === null || amount === null ? [] : [{ id, status, amount, captured }],
      )
      return { operations, right: rows[0]?.right }
    },
  }
}

export type Look = Awaited<ReturnType<ReturnType<typeof historiesOf>['look']>>
