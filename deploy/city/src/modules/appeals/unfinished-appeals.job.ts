import { UNFINISHED_APPEAL_DAYS } from '@parvis/shared-kernel/fines'
import { earlier, type Instant } from '@parvis/shared-kernel/time'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { at } from '../../db/schema.ts'
import type { Job } from '../../jobs/jobs.ts'

/** The most appeals one run deletes; the next run continues. */
const AT_ONCE = 200

/** Finds appeals to delete, skipping rows that are being saved: a draft that is continued counts as recent again. */
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

/** Its files lose their owner, and the evidence cleaning job deletes them. */
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
 * Deletes drafts of appeals, of visitors and accounts alike, that were not continued for a month: they hold a name and
 * a statement for no purpose. Filed appeals stay for the authority to answer.
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
