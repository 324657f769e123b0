import type { AwaitedAnswer } from '@parvis/shared-kernel/fines'
import { appealId, fineId } from '@parvis/shared-kernel/ids'
import type { Database } from '../../db/database.ts'

/**
 * What the authority asks of appeals that an account began, the first to be due first. Keeping a fine in view tells
 * nothing of an appeal that somebody else began (D16).
 */
export const listAwaitedAnswers = async (
  db: Database,
  cityId: string,
  subscriberId: string,
): Promise<AwaitedAnswer[]> => {
  const rows = await db
    .selectFrom('appeals')
    .innerJoin('appeal_complements', 'appeal_complements.appeal_id', 'appeals.appeal_id')
    .select(['appeals.appeal_id', 'appeals.fine_id', 'appeal_complements.due_at'])
    .where('appeals.city_id', '=', cityId)
    .where('appeals.subscriber_id', '=', subscriberId)
    .where('appeals.state', '=', 'complement-requested')
    .where('appeal_complements.answered_at', 'is', null)
    .orderBy('appeal_complements.due_at')
    .orderBy('appeals.appeal_id')
    .execute()
  return rows.map(row => ({
    appealId: appealId(row.appeal_id),
    fineId: fineId(row.fine_id),
    dueAt: row.due_at,
  }))
}
