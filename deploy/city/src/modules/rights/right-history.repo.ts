import type { Database } from '../../db/database.ts'

// What the reading model tells besides the facts in force; every list has a fixed order, oldest first.

export const listPastSharers = (db: Database, rightIds: readonly string[]) =>
  rightIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('past_sharers')
        .selectAll()
        .where('right_id', 'in', rightIds)
        .orderBy('joined_at')
        .orderBy('subscriber_id')
        .execute()

export const listReminders = (db: Database, rightIds: readonly string[]) =>
  rightIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('right_reminders')
        .select(['right_id', 'days_before', 'sent_at'])
        .where('right_id', 'in', rightIds)
        .where('sent_at', 'is not', null)
        .orderBy('sent_at')
        .execute()

/** Every attempt to pay, whatever became of it. */
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
