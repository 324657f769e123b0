import type { Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../../db/database.ts'
import { isFound } from '../../db/is-found.ts'
import { at } from '../../db/schema.ts'
import type { RightRow } from '../rights/right.repo.ts'
import { findSubscriber } from '../subscriber/subscriber.repo.ts'

/** False when the person shares the right already. */
export const addSharer = (
  transaction: Database,
  rightId: string,
  subscriberId: string,
  now: Instant,
): Promise<boolean> =>
  isFound(
    transaction
      .insertInto('right_sharers')
      .values({ right_id: rightId, subscriber_id: subscriberId, joined_at: at(now) })
      .onConflict(conflict => conflict.doNothing())
      .returning('subscriber_id'),
  )

/** Who shares a right with its owner, by who joined first. */
export const listSharers = async (db: Database, rightId: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('right_sharers')
    .select('subscriber_id')
    .where('right_id', '=', rightId)
    .orderBy('joined_at')
    .execute()
  return rows.map(row => row.subscriber_id)
}

/** Ends a share and keeps when it was; false when there is none. */
export const endShare = async (
  transaction: Database,
  rightId: string,
  subscriberId: string,
  now: Instant,
): Promise<boolean> => {
  const share = await transaction
    .deleteFrom('right_sharers')
    .where('right_id', '=', rightId)
    .where('subscriber_id', '=', subscriberId)
    .returning('joined_at')
    .executeTakeFirst()
  if (share === undefined) return false
  await transaction
    .insertInto('past_sharers')
    .values({
      right_id: rightId,
      subscriber_id: subscriberId,
      joined_at: at(share.joined_at),
      left_at: at(now),
    })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return true
}

/** "Camille M.": enough to recognise them; null without a name. */
export const sharerName = async (
  db: Database,
  right: Pick<RightRow, 'city_id' | 'subscriber_id'>,
): Promise<string | null> => {
  const owner = await findSubscriber(db, right.city_id, right.subscriber_id)
  const first = owner?.firstName.trim() ?? ''
  const [initial] = owner?.lastName.trim() ?? ''
  return first === '' ? null : initial === undefined ? first : `${first} ${initial.toUpperCase()}.`
}
