import type { Database } from '../../db/database.ts'

/** Every payment attempt, whatever its outcome. */
export const listOperationsOfRights = (db: Database, rightIds: readonly string[]) =>
  rightIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('operations')
        .select(['resource_id as right_id', 'operation_id', 'status', 'amount_cents'])
        .where('resource_kind', 'in', ['subscription', 'ticket'])
        .where('resource_id', 'in', rightIds)
        .orderBy('created_at')
        .orderBy('operation_id')
        .execute()
