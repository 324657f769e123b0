import {
  type AwaitedAnswer,
  courtAccess,
  courtDeadline,
  isRejectedBySilence,
} from '@parvis/shared-kernel/fines'
import { appealId, fineId } from '@parvis/shared-kernel/ids'
import { cents } from '@parvis/shared-kernel/money'
import type { Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../../db/database.ts'
import type { City } from '../config/city.ts'

const listUnanswered = (db: Database, cityId: string, subscriberId: string) =>
  db
    .selectFrom('appeals')
    .leftJoin('appeal_complements', join =>
      join
        .onRef('appeal_complements.appeal_id', '=', 'appeals.appeal_id')
        .on('appeal_complements.answered_at', 'is', null),
    )
    .select(['appeals.appeal_id', 'appeals.fine_id', 'appeals.state', 'appeals.implicit_rejection_at'])
    .select('appeal_complements.due_at')
    .select(eb =>
      eb
        .selectFrom('fine_versions')
        .select('price_cents')
        .whereRef('fine_versions.fine_id', '=', 'appeals.fine_id')
        .orderBy('position', 'desc')
        .limit(1)
        .as('price'),
    )
    .where('appeals.city_id', '=', cityId)
    .where('appeals.subscriber_id', '=', subscriberId)
    .where(eb =>
      eb.or([
        eb('appeals.state', '=', 'filed'),
        eb.and([
          eb('appeals.state', '=', 'complement-requested'),
          eb('appeal_complements.appeal_id', 'is not', null),
        ]),
      ]),
    )
    .orderBy('appeal_complements.due_at')
    .orderBy('appeals.implicit_rejection_at')
    .orderBy('appeals.appeal_id')
    .execute()

type Row = Awaited<ReturnType<typeof listUnanswered>>[number]

const awaitedOf = (row: Row, timeZone: string): AwaitedAnswer => ({
  appealId: appealId(row.appeal_id),
  fineId: fineId(row.fine_id),
  dueAt: row.due_at,
  implicitRejectionAt: row.implicit_rejection_at,
  tribunalDeadline: courtDeadline(
    { state: row.state, answeredAt: null, implicitRejectionAt: row.implicit_rejection_at },
    timeZone,
  ),
})

/** A complement is asked, or silence has rejected the appeal and the court is open. */
const asksForAStep = ({ state, price }: Row, awaited: AwaitedAnswer, now: Instant): boolean => {
  const { implicitRejectionAt, tribunalDeadline } = awaited
  if (!isRejectedBySilence({ state, implicitRejectionAt }, now)) return state === 'complement-requested'
  return courtAccess(cents(price ?? 0), tribunalDeadline, now) === 'open'
}

/**
 * Lists the appeals that the account began and that wait for its next step: complements asked, earliest deadline first,
 * and rejections by silence, which no mail tells. Keeping a fine in view reveals nothing of somebody else's appeal
 * (D16).
 */
export const listAwaitedAnswers = async (
  db: Database,
  { cityId, timeZone }: Pick<City, 'cityId' | 'timeZone'>,
  subscriberId: string,
  now: Instant,
): Promise<AwaitedAnswer[]> => {
  const rows = await listUnanswered(db, cityId, subscriberId)
  return rows.flatMap(row => {
    const awaited = awaitedOf(row, timeZone)
    return asksForAStep(row, awaited, now) ? [awaited] : []
  })
}
