import type { DueReminder, ReminderChannel } from '@parvis/shared-kernel/orders'
import { addSeconds, type Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../../db/database.ts'
import { at } from '../../db/schema.ts'

/** One reminder by one way: what it is known by. */
export interface Delivery {
  rightId: string
  channel: ReminderChannel
  reminder: DueReminder
}

/** A process that died between claiming and sending leaves its claim to others after so long. */
const CLAIM_SECONDS = 900

/** True for the one process that may send this reminder now; false when it was sent, or another is sending it. */
export const claimDelivery = async (
  db: Database,
  { rightId, channel, reminder }: Delivery,
  now: Instant,
): Promise<boolean> => {
  const row = await db
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
    .returning('right_id')
    .executeTakeFirst()
  return row !== undefined
}

/** False when it was delivered already, by a process whose claim this one took for forgotten. */
export const markDelivered = async (
  db: Database,
  { rightId, channel, reminder }: Delivery,
  now: Instant,
): Promise<boolean> => {
  const row = await db
    .updateTable('right_reminders')
    .set({ sent_at: at(now) })
    .where('right_id', '=', rightId)
    .where('channel', '=', channel)
    .where('kind', '=', reminder.kind)
    .where('occasion', '=', reminder.occasion)
    .where('sent_at', 'is', null)
    .returning('right_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Gives a claim back, so that the next run tries again. */
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
