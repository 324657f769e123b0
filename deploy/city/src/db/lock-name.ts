import { sql } from 'kysely'
import type { Database } from './database.ts'

/**
 * Locks a name across processes until the transaction ends. Names must never change: old and new versions of the
 * server run side by side during an update.
 */
export const lockName = async (transaction: Database, name: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction)
}
