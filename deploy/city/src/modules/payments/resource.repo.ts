import type { Database } from '../../db/database.ts'
import type { Resource } from './operation.repo.ts'

/** Locks a right or a fine until the transaction ends, so that payment and cancellation exclude each other. */
export const lockResource = async (db: Database, { kind, id }: Resource): Promise<void> => {
  if (kind === 'fine')
    await db.selectFrom('fines').select('fine_id').where('fine_id', '=', id).forUpdate().execute()
  else await db.selectFrom('rights').select('right_id').where('right_id', '=', id).forUpdate().execute()
}

/** Whose timeline a payment belongs to; null for a fine, which anybody with its number may pay. */
export const ownerOf = async (db: Database, { kind, id }: Resource): Promise<string | null> => {
  if (kind === 'fine') return null
  const row = await db
    .selectFrom('rights')
    .select('subscriber_id')
    .where('right_id', '=', id)
    .executeTakeFirst()
  return row?.subscriber_id ?? null
}
