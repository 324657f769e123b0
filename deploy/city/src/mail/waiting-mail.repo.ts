import { randomUUID } from 'node:crypto'
import { addSeconds, type Instant } from '@parvis/shared-kernel/time'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { at } from '../db/schema.ts'
import type { Mail } from './mailer.ts'

export interface WaitingMail {
  mailId: string
  /** What it is about, for the log. */
  task: string
  mail: Mail
}

/** Whoever keeps a mail tries to send it at once; until then nobody else does. */
const OWN_TRY_SECONDS = 120
const LONGEST_PAUSE_SECONDS = 3_600

export const keepMail = async (
  db: Database,
  { cityId, task, mail, now }: { cityId: string; task: string; mail: Mail; now: Instant },
): Promise<WaitingMail> => {
  const mailId = randomUUID()
  const { to: recipient, subject, text: body } = mail
  await db
    .insertInto('waiting_mails')
    .values({
      mail_id: mailId,
      city_id: cityId,
      task,
      recipient,
      subject,
      body,
      written_at: at(now),
      next_try_at: at(addSeconds(now, OWN_TRY_SECONDS)),
    })
    .execute()
  return { mailId, task, mail }
}

export const dropMail = async (db: Database, mailId: string): Promise<void> => {
  await db.deleteFrom('waiting_mails').where('mail_id', '=', mailId).execute()
}

/** The mail that has waited longest for its next try, for one process alone; each try makes the next pause longer. */
export const claimMail = async (db: Database, now: Instant): Promise<WaitingMail | undefined> => {
  const row = await db
    .updateTable('waiting_mails')
    .set({
      tries: sql`tries + 1`,
      next_try_at: sql`${at(now)}::timestamptz
        + least(${LONGEST_PAUSE_SECONDS}, 60 * power(2, tries + 1)) * interval '1 second'`,
    })
    .where('mail_id', '=', eb =>
      eb
        .selectFrom('waiting_mails')
        .select('mail_id')
        .where('next_try_at', '<=', at(now) as never)
        .orderBy('next_try_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['mail_id', 'task', 'recipient', 'subject', 'body'])
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { mail_id: mailId, task, recipient: to, subject, body: text } = row
  return { mailId, task, mail: { to, subject, text } }
}
