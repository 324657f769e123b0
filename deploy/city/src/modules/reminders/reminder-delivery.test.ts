import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { testCity } from '../../testing/city-of-file.ts'
import { mailBoxOf } from '../../testing/mail-box.ts'
import { requestsOf } from '../../testing/requests.ts'
import { dayReminderJob } from './reminder.job.ts'

// A reminder is marked delivered in the transaction that stores its mail, so that neither exists without the other.

const city = testCity()

beforeAll(async () => {
  await dayReminderJob.run(city.deps)
})

const BREAKS = {
  'the mail cannot be kept': {
    down: sql`alter table waiting_mails rename to mails_out_of_reach`,
    up: sql`alter table mails_out_of_reach rename to waiting_mails`,
  },
  'the mark cannot be kept': {
    down: sql`alter table right_reminders add constraint no_mark check (sent_at is null) not valid`,
    up: sql`alter table right_reminders drop constraint no_mark`,
  },
} as const

test.each(Object.keys(BREAKS) as (keyof typeof BREAKS)[])(
  'where %s neither is, and both are once',
  async name => {
    const { db } = city.deps
    const account = name.split(' ')[1] ?? ''
    const requests = requestsOf(city)
    await requests.addPerson(account)
    const rightId = await requests.addRight(account, { plan: 'vm-resident', start: -345, end: 20 })
    const stands = async () => {
      await city.deps.background.idle(30_000)
      const marks = await db
        .selectFrom('right_reminders')
        .select('sent_at')
        .where('right_id', '=', rightId)
        .where('sent_at', 'is not', null)
        .execute()
      return [marks.length, (await mailBoxOf(city).mailsTo(`${account}@example.org`)).length]
    }
    await BREAKS[name].down.execute(db)
    await dayReminderJob.run(city.deps)
    await BREAKS[name].up.execute(db)
    expect(await stands()).toEqual([0, 0])
    for (let run = 0; run < 2; run += 1) await dayReminderJob.run(city.deps)
    expect(await stands()).toEqual([1, 1])
  },
)
