import { type AwaitedAnswer, courtDeadline } from '@parvis/shared-kernel/fines'
import { appealId, fineId } from '@parvis/shared-kernel/ids'
import type { Database } from '../../db/database.ts'
import type { City } from '../config/city.ts'

/**
 * Lists complements asked of appeals that the account began, earliest deadline first. Keeping a fine in view reveals
 * nothing of somebody else's appeal (D16).
 */
export const listAwaitedAnswers = async (
  db: Database,
  { cityId, timeZone }: Pick<City, 'cityId' | 'timeZone'>,
  subscriberId: string,
): Promise<AwaitedAnswer[]> => {
  const rows = await db
    .selectFrom('appeals')
    .innerJoin('appeal_complements', 'appeal_complements.appeal_id', 'appeals.appeal_id')
    .select([
      'appeals.appeal_id',
      'appeals.fine_id',
      'appeal_complements.due_at',
      'appeals.implicit_rejection_at',
    ])
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
    implicitRejectionAt: row.implicit_rejection_at,
    tribunalDeadline: courtDeadline(
      { state: 'complement-requested', answeredAt: null, implicitRejectionAt: row.implicit_rejection_at },
      timeZone,
    ),
  }))
}
