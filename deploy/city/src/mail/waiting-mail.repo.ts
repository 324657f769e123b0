import { randomUUID } from 'node:crypto'
import { addSeconds, type Instant } from '@parvis/shared-kernel/time'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { at } from '../db/schema.ts'
import type { Log } from '../log.ts'
import type { Mail, PaperReference } from './mail.ts'

export interface WaitingMail {
  mailId: string
  cityId: string
  /** Kind of mail, for the log. */
  task: string
  mail: Mail
}

/** The process that queues a mail tries to send it at once; until then no other does. */
const OWN_TRY_SECONDS = 120
const LONGEST_PAUSE_SECONDS = 3_600

export const keepMail = async (
  db: Database,
  { cityId, task, mail, now }: { cityId: string; task: string; mail: Mail; now: Instant },
): Promise<WaitingMail> => {
  const mailId = randomUUID()
  const { to: recipient, sender = null, subject, text: body, html = null, headers, paper } = mail
  await db
    .insertInto('waiting_mails')
    .values({
      mail_id: mailId,
      city_id: cityId,
      task,
      recipient,
      sender,
      subject,
      body,
      html,
      headers: headers === undefined ? null : JSON.stringify(headers),
      paper: paper === undefined ? null : JSON.stringify(paper),
      written_at: at(now),
      next_try_at: at(addSeconds(now, OWN_TRY_SECONDS)),
    })
    .execute()
  return { mailId, cityId, task, mail }
}

export const dropMail = async (db: Database, mailId: string): Promise<void> => {
  await db.deleteFrom('waiting_mails').where('mail_id', '=', mailId).execute()
}

/**
 * Counts one more attempt to make a mail's paper, before it is made, so that an attempt that kills the process counts
 * too. Returns the count; zero if the mail no longer exists.
 */
export const countPaperTry = async (db: Database, mailId: string): Promise<number> => {
  const row = await db
    .updateTable('waiting_mails')
    .set({ paper_tries: sql`paper_tries + 1` })
    .where('mail_id', '=', mailId)
    .returning('paper_tries')
    .executeTakeFirst()
  return row?.paper_tries ?? 0
}

/** Resets the attempts: the paper could be made, and the mail waits for another reason. */
export const forgetPaperTries = async (db: Database, mailId: string): Promise<void> => {
  await db.updateTable('waiting_mails').set({ paper_tries: 0 }).where('mail_id', '=', mailId).execute()
}

/**
 * Drops a mail that the mail server rejected permanently: the content is deleted, the fact that it did not arrive is
 * kept.
 */
export const giveUpMail = async (db: Database, mailId: string, now: Instant): Promise<void> => {
  const row = await db
    .deleteFrom('waiting_mails')
    .where('mail_id', '=', mailId)
    .returning(['mail_id', 'city_id', 'task'])
    .executeTakeFirst()
  if (row === undefined) return
  await db
    .insertInto('refused_mails')
    .values({ ...row, refused_at: at(now) })
    .execute()
}

/** Drops mails queued for so long that they are obsolete, likewise, and tells the operator. */
export const giveUpOldMails = async (
  { db, log }: { db: Database; log: Log },
  before: string,
  now: Instant,
): Promise<void> => {
  const { numAffectedRows } = await sql`
    with gone as (delete from waiting_mails where written_at <= ${before}::timestamptz
      returning mail_id, city_id, task)
    insert into refused_mails (mail_id, city_id, task, refused_at)
    select mail_id, city_id, task, ${at(now)}::timestamptz from gone`.execute(db)
  const count = Number(numAffectedRows ?? 0)
  if (count > 0) log.error({ count }, 'given up: it waited for too long')
}

/** What the operator must see of the mail queue: permanently rejected mails, waiting mails, and since when. */
export interface OutboxState {
  refused: number
  waiting: number
  oldestWaitingAt: Instant | null
}

export const readOutbox = async (db: Database): Promise<OutboxState> => {
  const { refused } = await db
    .selectFrom('refused_mails')
    .select(eb => eb.fn.countAll<string>().as('refused'))
    .executeTakeFirstOrThrow()
  const { waiting, oldest } = await db
    .selectFrom('waiting_mails')
    .select(eb => [eb.fn.countAll<string>().as('waiting'), eb.fn.min('written_at').as('oldest')])
    .executeTakeFirstOrThrow()
  return { refused: Number(refused), waiting: Number(waiting), oldestWaitingAt: oldest }
}

/** Claims the mail whose next try has been due longest, for one process alone; each try makes the next pause longer. */
export const claimMail = async (db: Database, now: Instant): Promise<WaitingMail | undefined> => {
  const row = await db
    .updateTable('waiting_mails')
    .set({
      tries: sql`tries + 1`,
      next_try_at: sql<Instant>`${at(now)}::timestamptz
        + least(${LONGEST_PAUSE_SECONDS}, 60 * power(2, tries + 1)) * interval '1 second'`,
    })
    .where('mail_id', '=', eb =>
      eb
        .selectFrom('waiting_mails')
        .select('mail_id')
        .where('next_try_at', '<=', at(now))
        .orderBy('next_try_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['mail_id', 'city_id', 'task', 'recipient', 'sender', 'subject', 'body'])
    .returning(['html', 'headers', 'paper'])
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { mail_id: mailId, city_id: cityId, task, recipient: to, subject, body: text } = row
  const { sender, html, headers, paper } = row
  return {
    mailId,
    cityId,
    task,
    mail: {
      to,
      subject,
      text,
      ...(sender === null ? {} : { sender }),
      ...(html === null ? {} : { html }),
      ...(headers === null ? {} : { headers: headers as Readonly<Record<string, string>> }),
      ...(paper === null ? {} : { paper: paper as PaperReference }),
    },
  }
}
