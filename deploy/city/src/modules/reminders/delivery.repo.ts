import type { DueReminder, ReminderChannel } from '@parvis/shared-kernel/orders'
import { addSeconds, type Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../../db/database.ts'
import { isFound } from '../../db/is-found.ts'
import { at } from '../../db/schema.ts'

/** Key of one reminder on one channel. */
export interface Delivery {
  rightId: string
  channel: ReminderChannel
  reminder: DueReminder
}

/** Seconds after which another process may take over the claim of one that died before sending. */
const CLAIM_SECONDS = 900

/** True for the one process that may send now; false when sent or being sent. */
export const claimDelivery = (
  db: Database,
  { rightId, channel, reminder }: Delivery,
  now: Instant,
): Promise<boolean> =>
  isFound(
    db
      .insertInto('right_reminders')
      .values({
        right_id: rightId,
        channel,
        kind: reminder.kind,
        occasion: reminder.occasion,
        days_before: reminder.daysBefore,
        claimed_at: at(now),
      })
      .onConflict(conflict =>
        conflict
          .columns(['right_id', 'kind', 'channel', 'occasion'])
          .doUpdateSet({ claimed_at: at(now) })
          .where('right_reminders.sent_at', 'is', null)
          .where('right_reminders.claimed_at', '<', at(addSeconds(now, -CLAIM_SECONDS))),
      )
      .returning('right_id'),
  )

/** False when already delivered by a process whose claim had expired. */
export const markDelivered = (
  db: Database,
  { rightId, channel, reminder }: Delivery,
  now: Instant,
): Promise<boolean> =>
  isFound(
    db
      .updateTable('right_reminders')
      .set({ sent_at: at(now) })
      .where('right_id', '=', rightId)
      .where('channel', '=', channel)
      .where('kind', '=', reminder.kind)
      .where('occasion', '=', reminder.occasion)
      .where('sent_at', 'is', null)
      .returning('right_id'),
  )

/** Releases a claim, so that the next run retries. */
export const dropClaim = async (db: Database, { rightId, channel, reminder }: Delivery): Promise<void> => {
  await db
    .deleteFrom('right_reminders')
    .where('right_id', '=', rightId)
    .where('channel', '=', channel)
    .where('kind', '=', reminder.kind)
    .where('occasion', '=', reminder.occasion)
    .where('sent_at', 'is', null)
    .execute()
}
