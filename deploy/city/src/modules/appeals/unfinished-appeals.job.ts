import { UNFINISHED_APPEAL_DAYS } from '@parvis/shared-kernel/fines'
import { earlier, type Instant } from '@parvis/shared-kernel/time'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { at } from '../../db/schema.ts'
import type { Job } from '../../jobs/jobs.ts'

/** As many as one run forgets; the next run goes on. */
const AT_ONCE = 200

/** Rows that nobody is saving at this moment: a draft that somebody goes on with is young again. */
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

/** Its files are registered by nobody from here on, and the job of documents lets them go. */
const forget = async (db: Database, ids: readonly string[]): Promise<void> => {
  await db.deleteFrom('appeal_pieces').where('appeal_id', 'in', ids).execute()
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
  await db.deleteFrom('appeals').where('appeal_id', 'in', ids).execute()
}

/**
 * Forgets appeals that were begun and never sent, a visitor's and an account's alike: what nobody has gone on with for a
 * month holds a name and a statement for no purpose. An appeal that was sent stays the authority's to answer.
 */
export const forgetUnfinishedAppeals: Job = {
  name: 'forget-unfinished-appeals',
  everySeconds: 3_600,
  run: async ({ db, clock }) => {
    const before = earlier(clock.now(), { days: UNFINISHED_APPEAL_DAYS })
    await db.transaction().execute(async transaction => {
      const ids = await findForgotten(transaction, before)
      if (ids.length > 0) await forget(transaction, ids)
    })
  },
}
