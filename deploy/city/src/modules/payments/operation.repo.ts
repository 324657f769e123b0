import type { Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../../db/database.ts'
import { at, type ResourceKind, type StoredOperationStatus } from '../../db/schema.ts'

export interface Resource {
  kind: ResourceKind
  id: string
}

export type OperationRow = NonNullable<Awaited<ReturnType<typeof findOperation>>>

export const findOperation = (db: Database, cityId: string, operationId: string) =>
  db
    .selectFrom('operations')
    .selectAll()
    .where('city_id', '=', cityId)
    .where('operation_id', '=', operationId)
    .executeTakeFirst()

export const findOperationAnywhere = (db: Database, operationId: string) =>
  db
    .selectFrom('operations')
    .selectAll()
    .where('operation_id', '=', operationId)
    .forUpdate()
    .executeTakeFirst()

export const findLiveOperation = (db: Database, resource: Resource) =>
  db
    .selectFrom('operations')
    .selectAll()
    .where('resource_kind', '=', resource.kind)
    .where('resource_id', '=', resource.id)
    .where('status', '=', 'PENDING')
    .executeTakeFirst()

export const findLastOperation = (db: Database, resource: Resource) =>
  db
    .selectFrom('operations')
    .selectAll()
    .where('resource_kind', '=', resource.kind)
    .where('resource_id', '=', resource.id)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Closes the operations whose 15 minutes have passed; those of one resource, or all. */
export const abandonExpired = async (db: Database, now: Instant, resource?: Resource): Promise<void> => {
  await db
    .updateTable('operations')
    .set({ status: 'ABANDONED' })
    .where('status', '=', 'PENDING')
    .where('expires_at', '<=', at(now) as never)
    .$if(resource !== undefined, query =>
      query
        .where('resource_kind', '=', resource?.kind ?? 'fine')
        .where('resource_id', '=', resource?.id ?? ''),
    )
    .execute()
}

export interface NewOperation {
  operationId: string
  cityId: string
  resource: Resource
  amount: number
  currency: string
  email: string | null
  lang: string
  returnUrl: string
  now: Instant
  expiresAt: Instant
}

/** False when the resource already has a live operation: the database's own index decides the race. */
export const insertOperation = async (db: Database, operation: NewOperation): Promise<boolean> => {
  const row = await db
    .insertInto('operations')
    .values({
      city_id: operation.cityId,
      operation_id: operation.operationId,
      resource_kind: operation.resource.kind,
      resource_id: operation.resource.id,
      amount_cents: operation.amount,
      currency: operation.currency,
      status: 'PENDING',
      email: operation.email,
      lang: operation.lang,
      return_url: operation.returnUrl,
      created_at: at(operation.now),
      expires_at: at(operation.expiresAt),
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('operation_id')
    .executeTakeFirst()
  return row !== undefined
}

export interface OperationResult {
  operationId: string
  status: StoredOperationStatus
  transactionAt: Instant
  authorizationNumber: string | null
}

export const closeOperation = async (db: Database, result: OperationResult): Promise<void> => {
  await db
    .updateTable('operations')
    .set({
      status: result.status,
      transaction_at: at(result.transactionAt),
      authorization_number: result.authorizationNumber,
    })
    .where('operation_id', '=', result.operationId)
    .execute()
}

/** Keeps a callback word for word; false when this event is already kept. */
export const keepCallback = async (
  db: Database,
  eventId: string,
  rawBody: string,
  now: Instant,
): Promise<boolean> => {
  const row = await db
    .insertInto('payment_callbacks')
    .values({ provider_event_id: eventId, received_at: at(now), raw_body: rawBody, outcome: null })
    .onConflict(conflict => conflict.doNothing())
    .returning('provider_event_id')
    .executeTakeFirst()
  return row !== undefined
}

export const listUnappliedCallbacks = (db: Database) =>
  db
    .selectFrom('payment_callbacks')
    .select('raw_body')
    .where('applied_at', 'is', null)
    .orderBy('received_at')
    .execute()

export const markCallback = async (
  db: Database,
  eventId: string,
  outcome: string,
  now: Instant,
): Promise<void> => {
  await db
    .updateTable('payment_callbacks')
    .set({ applied_at: at(now), outcome })
    .where('provider_event_id', '=', eventId)
    .execute()
}
