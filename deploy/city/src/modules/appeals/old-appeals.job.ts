import { UNFINISHED_APPEAL_DAYS } from '@parvis/shared-kernel/fines'
import { earlier, type Instant } from '@parvis/shared-kernel/time'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { at } from '../../db/schema.ts'
import type { Job } from '../../jobs/jobs.ts'
import { EMPTY_CONTENT } from './appellant-columns.ts'

/**
 * Days after its answer, or after silence has rejected it, during which a filed appeal of nobody's account keeps its
 * content: the court may ask the authority for it.
 */
export const ANSWERED_APPEAL_DAYS = 365
/** The most appeals one run deletes or empties; the next run continues. */
const AT_ONCE = 200

/** Finds drafts to delete, skipping rows that are being saved: a draft that is continued counts as recent again. */
const findForgotten = async (db: Database, before: Instant): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('appeals')
    .select('appeal_id')
    .where('filed_at', 'is', null)
    .where('state', 'in', ['draft', 'abandoned'])
    .where('updated_at', '<=', at(before))
    .orderBy('updated_at')
    .limit(AT_ONCE)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map(({ appeal_id }) => appeal_id)
}

/** Finds filed appeals of visitors and erased people that are past their term and not yet emptied. */
const findAnswered = async (db: Database, before: Instant): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('appeals')
    .select('appeal_id')
    .where('filed_at', 'is not', null)
    .where('subscriber_id', 'is', null)
    .where(eb => eb(eb.fn.coalesce('answered_at', 'implicit_rejection_at'), '<=', at(before)))
    .where(eb => eb.or([eb('statement', '<>', ''), eb('last_name', '<>', ''), eb('answer', 'is not', null)]))
    .orderBy('filed_at')
    .limit(AT_ONCE)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map(({ appeal_id }) => appeal_id)
}

/** Deletes everything but the row itself. The files lose their owner, and the evidence cleaning job deletes them. */
const deleteParts = async (db: Database, ids: readonly string[]): Promise<void> => {
  await db.deleteFrom('appeal_pieces').where('appeal_id', 'in', ids).execute()
  await db.deleteFrom('appeal_complements').where('appeal_id', 'in', ids).execute()
  await db
    .deleteFrom('one_time_tokens')
    .where('purpose', '=', 'open-appeal')
    .where(sql<string>`subject ->> 'caseId'`, 'in', ids)
    .execute()
  await db
    .deleteFrom('events')
    .where('resource_type', '=', 'appeal')
    .where('resource_id', 'in', ids)
    .execute()
}

const deleteForgotten = async (db: Database, now: Instant): Promise<void> => {
  const ids = await findForgotten(db, earlier(now, { days: UNFINISHED_APPEAL_DAYS }))
  if (ids.length === 0) return
  await deleteParts(db, ids)
  await db.deleteFrom('appeals').where('appeal_id', 'in', ids).execute()
}

/** The row stays: without it the fine's claim would pass for one made on paper, which everybody may read. */
const emptyAnswered = async (db: Database, now: Instant): Promise<void> => {
  const ids = await findAnswered(db, earlier(now, { days: ANSWERED_APPEAL_DAYS }))
  if (ids.length === 0) return
  await deleteParts(db, ids)
  await db
    .updateTable('appeals')
    .set({ ...EMPTY_CONTENT, answer: null })
    .where('appeal_id', 'in', ids)
    .execute()
}

/**
 * Deletes drafts of appeals, of visitors and accounts alike, that were not continued for a month, and empties filed
 * appeals of nobody's account a year after their answer: they hold a name and a statement for no purpose. An account's
 * own stay with it.
 */
export const forgetOldAppeals: Job = {
  name: 'forget-old-appeals',
  everySeconds: 3_600,
  run: async ({ db, clock }) => {
    const now = clock.now()
    await db.transaction().execute(transaction => deleteForgotten(transaction, now))
    await db.transaction().execute(transaction => emptyAnswered(transaction, now))
  },
}
