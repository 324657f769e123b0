import { addSeconds, type Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../../db/database.ts'
import { at } from '../../db/schema.ts'

/** Granted subscriptions of a city that end between two moments and that nobody renews yet, in pages by their id. */
export const listEndingRights = (
  db: Database,
  cityId: string,
  { from, to, after, limit }: { from: Instant; to: Instant; after: string; limit: number },
) =>
  db
    .selectFrom('rights')
    .selectAll()
    .where('city_id', '=', cityId)
    .where('kind', '=', 'subscription')
    .where('status', '=', 'granted')
    .where('end_of_validity', '>=', at(from) as never)
    .where('end_of_validity', '<', at(to) as never)
    .where('right_id', '>', after)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('rights as next')
            .select('next.right_id')
            .whereRef('next.renewed_right_id', '=', 'rights.right_id')
            .where('next.status', 'not in', ['rejected', 'canceled', 'deleted']),
        ),
      ),
    )
    .orderBy('right_id')
    .limit(limit)
    .execute()

/** A process that died between claiming and sending leaves its claim to others after so long. */
const CLAIM_SECONDS = 900

/** True for the one process that may send this reminder now; false when it was sent, or another is sending it. */
export const claimReminder = async (
  db: Database,
  rightId: string,
  daysBefore: number,
  now: Instant,
): Promise<boolean> => {
  const row = await db
    .insertInto('right_reminders')
    .values({ right_id: rightId, days_before: daysBefore, claimed_at: at(now) })
    .onConflict(conflict =>
      conflict
        .columns(['right_id', 'days_before'])
        .doUpdateSet({ claimed_at: at(now) })
        .where('right_reminders.sent_at', 'is', null)
        .where('right_reminders.claimed_at', '<', at(addSeconds(now, -CLAIM_SECONDS)) as never),
    )
    .returning('right_id')
    .executeTakeFirst()
  return row !== undefined
}

export const markReminderSent = async (
  db: Database,
  rightId: string,
  daysBefore: number,
  now: Instant,
): Promise<void> => {
  await db
    .updateTable('right_reminders')
    .set({ sent_at: at(now) })
    .where('right_id', '=', rightId)
    .where('days_before', '=', daysBefore)
    .execute()
}

/** Gives a claim back, so that the next run tries again. */
export const dropClaim = async (db: Database, rightId: string, daysBefore: number): Promise<void> => {
  await db
    .deleteFrom('right_reminders')
    .where('right_id', '=', rightId)
    .where('days_before', '=', daysBefore)
    .where('sent_at', 'is', null)
    .execute()
}
