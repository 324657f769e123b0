import type { Insertable } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'

type Operation = Insertable<Schema['operations']>
type Stated = 'operation_id' | 'resource_kind' | 'resource_id' | 'status' | 'created_at'

/** Inserts a payment in Valmont in a state that the sandbox would take minutes to reach. */
export const insertOperation = (
  db: Database,
  operation: Pick<Operation, Stated> & Partial<Operation>,
): Promise<unknown> =>
  db
    .insertInto('operations')
    .values({
      city_id: 'valmont',
      amount_cents: 100,
      currency: 'EUR',
      lang: 'fr',
      return_url: 'http://127.0.0.1:4300/',
      provider: 'redirect',
      expires_at: operation.created_at,
      ...operation,
    })
    .execute()
