import { randomUUID } from 'node:crypto'
import { addSeconds, type Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../../db/database.ts'
import { isFound } from '../../db/is-found.ts'
import { at } from '../../db/schema.ts'

/** The process that stores a request carries it out at once; until then no other does. */
const OWN_TRY_SECONDS = 120
const PAUSE_SECONDS = 300
/** A request that could not be carried out within a day is dropped. */
export const TASK_DAYS = 1

export interface NewAccountTask {
  cityId: string
  kind: string
  /** Address of the account concerned. */
  login: string
  payload: object
  now: Instant
}

/** Stores a request, replacing waiting ones of the same kind for the same address; returns its id. */
export const storeTask = async (
  db: Database,
  { cityId, kind, login, payload, now }: NewAccountTask,
): Promise<string> => {
  const taskId = randomUUID()
  await db
    .deleteFrom('account_tasks')
    .where('task_id', 'in', eb =>
      eb
        .selectFrom('account_tasks')
        .select('task_id')
        .where('city_id', '=', cityId)
        .where('kind', '=', kind)
        .where('login', '=', login)
        // Skips a row that is being carried out: waiting for it would reveal by timing that the address is known.
        .forUpdate()
        .skipLocked(),
    )
    .execute()
  await db
    .insertInto('account_tasks')
    .values({
      task_id: taskId,
      city_id: cityId,
      kind,
      login,
      payload: JSON.stringify(payload),
      asked_at: at(now),
      next_try_at: at(addSeconds(now, OWN_TRY_SECONDS)),
    })
    .execute()
  return taskId
}

/** Claims a request in the transaction that carries it out; false if it was done already or replaced by a later one. */
export const takeTask = (db: Database, taskId: string): Promise<boolean> =>
  isFound(db.deleteFrom('account_tasks').where('task_id', '=', taskId).returning('task_id'))

/**
 * Claims the request that has been due longest, for one process alone; if not carried out, it is due again after a
 * pause.
 */
export const claimTask = (db: Database, now: Instant) =>
  db
    .updateTable('account_tasks')
    .set({ next_try_at: at(addSeconds(now, PAUSE_SECONDS)) })
    .where('task_id', '=', eb =>
      eb
        .selectFrom('account_tasks')
        .select('task_id')
        .where('next_try_at', '<=', at(now))
        .where('asked_at', '>', at(addSeconds(now, -TASK_DAYS * 86_400)))
        .orderBy('next_try_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['task_id', 'city_id', 'kind', 'payload'])
    .executeTakeFirst()
