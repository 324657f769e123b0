import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import type { Answer, PaymentOrder } from '@parvis/payment-protocol/signed-json'
import { addSeconds, type Instant, inSeconds } from '@parvis/shared-kernel/time'
import { type Selectable, sql } from 'kysely'
import { at, type ProviderOrderTable, type ProviderOutcome, type SandboxDatabase } from './tables.ts'

/** The provider's own ledger, never shared with the city's data in either direction. */
export type LedgerOrder = Selectable<ProviderOrderTable>
export interface OrderKey {
  site_id: string
  operation_id: string
}

/** Delay of a slow bank's answer; longer than the page lives. */
export const BANK_ANSWERS_AFTER_SECONDS = inSeconds({ minutes: 20 })

export interface FormTransaction {
  date: string
  id: string
}

const byKey = ({ site_id, operation_id }: OrderKey) => ({ site_id, operation_id })

export const findOrder = (db: SandboxDatabase, key: OrderKey): Promise<LedgerOrder | undefined> =>
  db
    .selectFrom('provider_orders')
    .selectAll()
    .where('site_id', '=', key.site_id)
    .where('operation_id', '=', key.operation_id)
    .executeTakeFirst()

const PAGE_TOKEN = /^[\w-]{32}$/
const newPageToken = () => randomBytes(24).toString('base64url')

/** Finds an order by the token of its page; text of another form, which a database may not take, is nobody's. */
export const findOrderOfPage = async (
  db: SandboxDatabase,
  pageToken: string,
): Promise<LedgerOrder | undefined> =>
  PAGE_TOKEN.test(pageToken)
    ? db.selectFrom('provider_orders').selectAll().where('page_token', '=', pageToken).executeTakeFirst()
    : undefined

const isSame = (kept: LedgerOrder, order: PaymentOrder, transaction: FormTransaction | null) =>
  kept.amount_cents === order.amount &&
  kept.currency === order.currency &&
  kept.expires_at === order.expiresAt &&
  kept.trans_id === (transaction?.id ?? null) &&
  kept.trans_date === (transaction?.date ?? null)

/** Serialises registering and closing an order. */
const lockOrder = async (db: SandboxDatabase, { site_id, operation_id }: OrderKey): Promise<void> => {
  const name = `order ${site_id} ${operation_id}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db)
}

const wasClosedUnseen = async (db: SandboxDatabase, key: OrderKey): Promise<boolean> => {
  const row = await db
    .selectFrom('provider_closed_orders')
    .select('operation_id')
    .where('site_id', '=', key.site_id)
    .where('operation_id', '=', key.operation_id)
    .executeTakeFirst()
  return row !== undefined
}

const writeOrder = async (
  db: SandboxDatabase,
  key: OrderKey,
  order: PaymentOrder,
  transaction: FormTransaction | null,
  now: Instant,
): Promise<void> => {
  await db
    .insertInto('provider_orders')
    .values({
      ...key,
      page_token: newPageToken(),
      dialect: transaction === null ? 'redirect' : 'form',
      amount_cents: order.amount,
      currency: order.currency,
      label: order.label,
      lang: order.lang,
      return_url: order.returnUrl,
      callback_url: order.callbackUrl,
      trans_date: transaction?.date ?? null,
      trans_id: transaction?.id ?? null,
      registered_at: at(now),
      expires_at: at(order.expiresAt as Instant),
    })
    .onConflict(conflict => conflict.columns(['site_id', 'operation_id']).doNothing())
    .execute()
}

/**
 * Registers an order or finds the existing one; null when another order has its number or the merchant closed it before
 * it arrived.
 */
export const registerOrder = (
  db: SandboxDatabase,
  order: PaymentOrder,
  form: FormTransaction | null,
  now: Instant,
): Promise<LedgerOrder | null> =>
  db.transaction().execute(async transaction => {
    const key = { site_id: order.siteId, operation_id: order.operationId }
    await lockOrder(transaction, key)
    if (await wasClosedUnseen(transaction, key)) return null
    await writeOrder(transaction, key, order, form, now)
    const kept = await findOrder(transaction, key)
    return kept !== undefined && isSame(kept, order, form) ? kept : null
  })

const authorizationNumber = () => String(randomInt(1_000_000)).padStart(6, '0')

export interface Decision {
  outcome: ProviderOutcome
  /** Sends no payment notification: the city learns the result only by asking. */
  isSilent?: boolean
  /** Decides only while no bank is asked. */
  isBeforeBank?: boolean
}

const capture = async (db: SandboxDatabase, order: LedgerOrder, now: Instant): Promise<void> => {
  await db
    .insertInto('provider_captures')
    .values({ ...byKey(order), amount_cents: order.amount_cents, captured_at: at(now) })
    .execute()
}

/**
 * Decides an order once and captures the money in the same transaction; undefined when already decided, or when the
 * page expired without asking a bank.
 */
export const decideOrder = (
  db: SandboxDatabase,
  key: OrderKey,
  { outcome, isSilent = false, isBeforeBank = false }: Decision,
  now: Instant,
): Promise<LedgerOrder | undefined> =>
  db.transaction().execute(async transaction => {
    const order = await transaction
      .updateTable('provider_orders')
      .set({
        outcome,
        is_silent: isSilent,
        event_id: randomUUID().replaceAll('-', ''),
        decided_at: at(now),
        authorization_number: outcome === 'ACCEPTED' ? authorizationNumber() : null,
      })
      .where('site_id', '=', key.site_id)
      .where('operation_id', '=', key.operation_id)
      .where('outcome', 'is', null)
      .where(eb => eb.or([eb('expires_at', '>', at(now)), eb('planned_at', 'is not', null)]))
      .$if(isBeforeBank, query => query.where('planned_at', 'is', null))
      .returningAll()
      .executeTakeFirst()
    if (order?.outcome === 'ACCEPTED') await capture(transaction, order, now)
    return order
  })

/** Delays the bank's answer; false when the order can no longer be decided. */
export const askSlowBank = async (db: SandboxDatabase, key: OrderKey, now: Instant): Promise<boolean> => {
  const row = await db
    .updateTable('provider_orders')
    .set({ planned_outcome: 'ACCEPTED', planned_at: at(addSeconds(now, BANK_ANSWERS_AFTER_SECONDS)) })
    .where('site_id', '=', key.site_id)
    .where('operation_id', '=', key.operation_id)
    .where('outcome', 'is', null)
    .where('planned_at', 'is', null)
    .where('expires_at', '>', at(now))
    .returning('operation_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Decides every order whose slow bank is due. */
export const answerOfSlowBanks = async (db: SandboxDatabase, now: Instant): Promise<void> => {
  const due = await db
    .selectFrom('provider_orders')
    .selectAll()
    .where('outcome', 'is', null)
    .where('planned_at', '<=', at(now))
    .execute()
  for (const order of due) {
    if (order.planned_outcome !== null) await decideOrder(db, order, { outcome: order.planned_outcome }, now)
  }
}

/** Refuses in advance an order that has not arrived yet. */
const closeUnseen = (db: SandboxDatabase, key: OrderKey, now: Instant): Promise<void> =>
  db.transaction().execute(async transaction => {
    await lockOrder(transaction, key)
    if ((await findOrder(transaction, key)) !== undefined) return
    await transaction
      .insertInto('provider_closed_orders')
      .values({ ...key, closed_at: at(now) })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  })

/**
 * The merchant takes its order back, unless a person or a bank is already deciding it: the decision itself
 * asks, since a bank may be asked at the same moment.
 */
export const closeOrder = async (db: SandboxDatabase, key: OrderKey, now: Instant): Promise<void> => {
  await closeUnseen(db, key, now)
  await decideOrder(db, key, { outcome: 'ABANDONED', isSilent: true, isBeforeBank: true }, now)
}

export const stateOf = (order: LedgerOrder | undefined, now: Instant): Answer['state'] => {
  if (order === undefined) return 'UNKNOWN'
  if (order.outcome !== null) return 'DECIDED'
  if (order.planned_at !== null) return 'WAITING'
  return order.expires_at > now ? 'OPEN' : 'EXPIRED'
}
