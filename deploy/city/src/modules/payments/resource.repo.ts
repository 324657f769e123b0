import type { Database } from '../../db/database.ts'
import { lockFine } from '../fines/fine.repo.ts'
import { lockRight } from '../rights/right.repo.ts'
import { holdPerson } from '../subscriber/subscriber.repo.ts'
import { accountOfPayer } from './fine-payer.ts'
import { findOperation, type OperationRow, type Resource, resourceOf } from './operation.repo.ts'

/** Locks a right or a fine until the transaction ends, so that payment and cancellation exclude each other. */
export const lockResource = async (db: Database, cityId: string, { kind, id }: Resource): Promise<void> => {
  await (kind === 'fine' ? lockFine(db, cityId, id) : lockRight(db, cityId, id))
}

/**
 * Locks an operation after its payer and what it pays; undefined without one. Starting a payment and
 * cancelling a right lock in the same order, which avoids deadlocks.
 */
export const lockOperation = async (
  db: Database,
  cityId: string,
  operationId: string,
): Promise<OperationRow | undefined> => {
  const found = await findOperation(db, cityId, operationId)
  if (found === undefined) return undefined
  await holdPerson(db, accountOfPayer(found.payer))
  await lockResource(db, cityId, resourceOf(found))
  return db
    .selectFrom('operations')
    .selectAll()
    .where('operation_id', '=', operationId)
    .forUpdate()
    .executeTakeFirst()
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
