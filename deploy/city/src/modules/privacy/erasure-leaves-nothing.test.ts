import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { mustExist } from '../../http/refusal.ts'
import { appealsOf, STATEMENT } from '../../testing/appeals.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { erasuresOf } from '../../testing/erasures.ts'
import { between } from '../../testing/races.ts'
import { issueToken } from '../../tokens/one-time-token.ts'
import { claimDelivery } from '../reminders/delivery.repo.ts'
import { dayReminderJob } from '../reminders/reminder.job.ts'
import { STOP_PURPOSE } from '../reminders/stop.service.ts'
import {
  findSubscriber,
  savePaymentEmail,
  updateSubscriber,
  writeEmail,
} from '../subscriber/subscriber.repo.ts'

// With the embedded database the erasure is over, and its person's session with it, when a call begins.
const isApart = process.env.PARVIS_TEST_POSTGRES !== undefined
const city = testCity()
const { requests, somebody, rightIn, duringErasure, linkOf, confirm } = erasuresOf(city)
const on = appealsOf(city)

/** What writes the row of the person alone. */
const OF_THE_ROW: Record<string, (subscriberId: string) => Promise<void>> = {
  'another first name': async id => {
    const known = mustExist(await findSubscriber(city.deps.db, 'valmont', id))
    const change = [known, { ...known, firstName: 'left behind' }] as const
    await updateSubscriber(city.deps.db, 'valmont', change, city.clock.now())
  },
  'a proven address': id =>
    writeEmail(city.deps.db, 'valmont', id, 'left-behind@example.org', city.clock.now()),
  'the address of a payment': subscriberId => {
    const person = { cityId: 'valmont', subscriberId }
    return savePaymentEmail(city.deps.db, person, 'left-behind@example.org')
  },
}

describe('what comes during an erasure leaves nothing of its person:', () => {
  test.each(Object.entries(OF_THE_ROW))('%s', async (_what, write) => {
    const account = await somebody()
    await rightIn('granted')(account)
    await duringErasure(account, () => write(`sub-${account}`))
    const rows = city.deps.db.selectFrom('subscribers').selectAll()
    const row = await rows.where('subscriber_id', '=', `sub-${account}`).executeTakeFirstOrThrow()
    expect(row.erased_at).not.toBeNull()
    expect(JSON.stringify(row)).not.toContain('left')
  })

  const rowsWith = async (table: 'one_time_tokens' | 'payment_links', text: string) => {
    const found = sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)} t
      where t::text like ${`%${text}%`}`
    return (await found.execute(city.deps.db)).rows[0]?.n
  }

  test('a mailed link to pay', async () => {
    const account = await somebody()
    const { rightId } = await rightIn('awaiting-payment')(account)
    await city.setRight(rightId, { price_cents: 1_000 })
    const token = await city.tokenOf(account)
    const body = { email: 'who-pays@example.org', sendLink: true }
    const path = `/api/subscriber/subscriptions/${rightId}/payments`
    const answer = await duringErasure(account, () => city.ask(path, { token, body }))
    expect(answer).toMatchObject({ status: isApart ? 404 : 401 })
    expect(await rowsWith('payment_links', rightId)).toBe(0)
  })

  test('a reminder, which is not sent', async () => {
    const account = await somebody()
    await requests.addRight(account, { plan: 'vm-resident', start: -345, end: 20 })
    await duringErasure(account, () => dayReminderJob.run(city.deps))
    const mails = (await city.deps.mailer.list()).filter(({ to }) => to === `${account}@example.org`)
    expect([mails, await rowsWith('one_time_tokens', `sub-${account}`)]).toEqual([[], 0])
  })

  test('a link that stops reminders, which is ended', async () => {
    const account = await somebody()
    const subject = { subscriberId: `sub-${account}`, kind: 'ticket-ending' }
    const stopping = { cityId: 'valmont', purpose: STOP_PURPOSE, subject, lifeSeconds: 600 }
    const token = await issueToken(city.deps.db, { ...stopping, now: city.clock.now() })
    const press = () => city.ask(`/api/reminders/stop/${token}`, { method: 'POST' })
    expect(await duringErasure(account, press)).toMatchObject({ status: 410 })
  })
})

describe('an erasure waits', () => {
  test('for the job that deletes an old draft of an appeal', async () => {
    const account = await somebody()
    const fine = await on.issue()
    const id = await on.idOf(fine, account)
    const piece = await on.upload(`/api/recourse/${id}/upload-url`, 'useful-document')
    await on.put(id, fine, { ...STATEMENT, pieces: [piece] }, account)
    const deleting = [
      (db: Database) =>
        db.selectFrom('appeals').select('state').where('appeal_id', '=', id).forUpdate().execute(),
      (db: Database) => db.deleteFrom('appeal_pieces').where('appeal_id', '=', id).execute(),
    ] as const
    const token = await linkOf(account)
    expect((await between(city.deps.db, deleting, () => confirm(token))).status).toBe(204)
  })

  test('for a reminder that is about to be sent', async () => {
    const account = await somebody()
    const { rightId } = await rightIn('awaiting-payment')(account)
    await city.setRight(rightId, { status: 'canceled' })
    const reminder = { kind: 'renewal-open', occasion: 'the-end', daysBefore: 30 } as const
    const claim = (db: Database) =>
      claimDelivery(db, { rightId, channel: 'email', reminder }, city.clock.now())
    const token = await linkOf(account)
    expect((await between(city.deps.db, [claim], () => confirm(token))).status).toBe(204)
  })
})
