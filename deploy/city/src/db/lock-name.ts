import { sql } from 'kysely'
import type { Database } from './database.ts'

/**
 * Locks a name in all processes until the transaction ends. Versions that run beside each other meet on the same name:
 * it never changes.
 */
export const lockName = async (transaction: Database, name: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction)
}
