import type { Instant } from '@parvis/shared-kernel/time'
import { sql } from 'kysely'
import type { LedgerOrder } from './ledger.ts'
import { at, type SandboxDatabase } from './tables.ts'

const MOST_ATTEMPTS = 50
const MOST_OF_ONE_ADDRESS = 100

/** A merchant's server; a merchant that has moved leaves orders behind that name another one. */
const ADDRESS = sql<string>`site_id || ' ' || split_part(callback_url, '/', 3)`

export type UndeliveredOrder = LedgerOrder & { address: string }

/**
 * Lists decided orders of which no result was delivered, so many of each address, whatever waits at others:
 * the least attempted first, then the first decided.
 */
export const listUndeliveredOrders = (db: SandboxDatabase): Promise<UndeliveredOrder[]> =>
  db
    .selectFrom(from =>
      from
        .selectFrom('provider_orders')
        .selectAll()
        .select([
          ADDRESS.as('address'),
          sql<number>`row_number() over (partition by ${ADDRESS} order by attempts, decided_at)`.as('turn'),
        ])
        .where('outcome', 'is not', null)
        .where('told_at', 'is', null)
        .where('is_silent', '=', false)
        .where('attempts', '<', MOST_ATTEMPTS)
        .as('undelivered'),
    )
    .selectAll()
    .where('turn', '<=', MOST_OF_ONE_ADDRESS)
    .orderBy('turn')
    .execute()

export const noteAttempt = async (
  db: SandboxDatabase,
  order: LedgerOrder,
  told: Instant | null,
): Promise<void> => {
  await db
    .updateTable('provider_orders')
    .set(eb => ({ attempts: eb('attempts', '+', 1), ...(told === null ? {} : { told_at: at(told) }) }))
    .where('site_id', '=', order.site_id)
    .where('operation_id', '=', order.operation_id)
    .execute()
}
