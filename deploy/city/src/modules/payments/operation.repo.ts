import type { Instant } from '@parvis/shared-kernel/time'
import { sql, type Updateable } from 'kysely'
import type { Database } from '../../db/database.ts'
import { isFound } from '../../db/is-found.ts'
import { at, type ResourceKind, type Schema, type StoredOperationStatus } from '../../db/schema.ts'
import type { ProviderName } from './providers/provider-names.ts'
import { PAID_STATUSES } from './stored-status.ts'

export interface Resource {
  kind: ResourceKind
  id: string
}

export type OperationRow = NonNullable<Awaited<ReturnType<typeof findOperation>>>

/** What an operation or a link is to pay. */
export const resourceOf = ({
  resource_kind: kind,
  resource_id: id,
}: Pick<OperationRow, 'resource_kind' | 'resource_id'>): Resource => ({ kind, id })

export const findOperation = (db: Database, cityId: string, operationId: string) =>
  db
    .selectFrom('operations')
    .selectAll()
    .where('city_id', '=', cityId)
    .where('operation_id', '=', operationId)
    .executeTakeFirst()

const ofResource = (db: Database, resource: Resource) =>
  db
    .selectFrom('operations')
    .selectAll()
    .where('resource_kind', '=', resource.kind)
    .where('resource_id', '=', resource.id)

export const findLiveOperation = (db: Database, resource: Resource) =>
  ofResource(db, resource).where('status', '=', 'PENDING').executeTakeFirst()

export const findLastOperation = (db: Database, resource: Resource) =>
  ofResource(db, resource).orderBy('created_at', 'desc').limit(1).executeTakeFirst()

/** Whether an operation's money is given back, or is going to be; `operation` is its table or alias in the query. */
export const isRefunded = (operation: string) => sql<boolean>`exists (
  select from refunds r where r.operation_id = ${sql.ref(`${operation}.operation_id`)} and r.status <> 'REJECTED')`
export const IS_REFUNDED = isRefunded('operations')

/** The latest payment whose money stays with the city, whatever was tried after it. */
export const findKeptPayment = (db: Database, resource: Resource) =>
  ofResource(db, resource)
    .where('status', 'in', PAID_STATUSES)
    .where(({ not }) => not(IS_REFUNDED))
    .orderBy('transaction_at', 'desc')
    .limit(1)
    .executeTakeFirst()

export interface NewOperation {
  operationId: string
  cityId: string
  resource: Resource
  amount: number
  currency: string
  payer: string
  email: string | null
  lang: string
  returnUrl: string
  provider: ProviderName
  transactionId: string | null
  now: Instant
  expiresAt: Instant
}

/** Inserts an operation; undefined if the resource already has a live one: a unique index decides races. */
export const insertOperation = (db: Database, operation: NewOperation): Promise<OperationRow | undefined> =>
  db
    .insertInto('operations')
    .values({
      city_id: operation.cityId,
      operation_id: operation.operationId,
      resource_kind: operation.resource.kind,
      resource_id: operation.resource.id,
      amount_cents: operation.amount,
      currency: operation.currency,
      status: 'PENDING',
      payer: operation.payer,
      email: operation.email,
      lang: operation.lang,
      return_url: operation.returnUrl,
      provider: operation.provider,
      transaction_id: operation.transactionId,
      created_at: at(operation.now),
      expires_at: at(operation.expiresAt),
    })
    .onConflict(conflict => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

/** Changes an operation that is still live. */
const changeLive = (db: Database, operationId: string, change: Updateable<Schema['operations']>) =>
  db
    .updateTable('operations')
    .set(change)
    .where('operation_id', '=', operationId)
    .where('status', '=', 'PENDING')

/** Updates the receipt's address and language when the payer returns with other ones. */
export const addressReceipt = async (
  db: Database,
  { operation_id }: OperationRow,
  email: string | null,
  lang: string,
): Promise<void> => {
  await changeLive(db, operation_id, { email, lang }).execute()
}

/** Stores the page that the provider opened; false if one was stored before, or the operation is closed. */
export const notePage = (db: Database, operationId: string, pageUrl: string): Promise<boolean> =>
  isFound(
    changeLive(db, operationId, { page_url: pageUrl })
      .where('page_url', 'is', null)
      .returning('operation_id'),
  )

/** Nobody is led away any more who could return, and the address of a mailed link holds the link's secret. */
const NO_RETURN = { return_url: '' } as const

const abandon = (db: Database, operationId: string) =>
  changeLive(db, operationId, { status: 'ABANDONED', ...NO_RETURN })

/** Abandons an operation that no provider accepted: nobody can pay it. */
export const giveUpUnopened = async (db: Database, operationId: string): Promise<void> => {
  await abandon(db, operationId).where('page_url', 'is', null).execute()
}

/** Abandons a live operation; false if it was already closed. */
export const abandonLive = (db: Database, operationId: string): Promise<boolean> =>
  isFound(abandon(db, operationId).returning('operation_id'))

export interface OperationResult {
  operationId: string
  status: StoredOperationStatus
  /** What came, in cents; without money what was asked. */
  amount: number
  transactionAt: Instant
  authorizationNumber: string | null
  isReceiptDue: boolean
}

export const closeOperation = async (db: Database, result: OperationResult): Promise<void> => {
  await db
    .updateTable('operations')
    .set({
      status: result.status,
      ...NO_RETURN,
      amount_cents: result.amount,
      transaction_at: at(result.transactionAt),
      authorization_number: result.authorizationNumber,
      receipt: result.isReceiptDue ? 'due' : null,
    })
    .where('operation_id', '=', result.operationId)
    .execute()
}

export interface Forgotten {
  startedBefore: Instant
  /** Refused ones whose page closed later: it may have taken another card since. */
  refusedUntil: Instant
  now: Instant
}

/**
 * Lists a city's operations that may have ended otherwise than it knows: live ones started before an instant or expired,
 * and refused ones. In random order: those that the provider never answers about must not come first in each round.
 */
export const listForgotten = (
  db: Database,
  cityId: string,
  { startedBefore, refusedUntil, now }: Forgotten,
) =>
  db
    .selectFrom('operations')
    .selectAll()
    .where('city_id', '=', cityId)
    .where(eb => {
      const isOld = eb('created_at', '<=', at(startedBefore))
      return eb.or([
        eb.and([eb('status', '=', 'PENDING'), eb.or([isOld, eb('expires_at', '<=', at(now))])]),
        eb.and([eb('status', '=', 'REFUSED'), isOld, eb('expires_at', '>', at(refusedUntil))]),
      ])
    })
    .orderBy(sql`random()`)
    .limit(200)
    .execute()

/**
 * Lists live operations whose page has closed, oldest first: the provider does not say how they ended, or says what does
 * not fit.
 */
export const listOverduePayments = (db: Database, now: Instant) =>
  db
    .selectFrom('operations')
    .select(['city_id', 'operation_id', 'amount_cents', 'currency', 'expires_at'])
    .where('status', '=', 'PENDING')
    .where('expires_at', '<=', at(now))
    .orderBy('expires_at')
    .execute()

/** Selects money received for something that can no longer be paid and that no refund returns: an agent resolves it. */
export const idlePayments = (db: Database) =>
  db
    .selectFrom('operations')
    .where('status', '=', 'PAYMENT_RECEIVED')
    .where(({ not }) => not(IS_REFUNDED))

/** Lists idle payments, oldest first. */
export const listIdlePayments = (db: Database) =>
  idlePayments(db)
    .select([
      'city_id',
      'operation_id',
      'resource_kind',
      'resource_id',
      'amount_cents',
      'currency',
      'transaction_at',
      'authorization_number',
    ])
    .orderBy('transaction_at')
    .execute()
