import { rmSync } from 'node:fs'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../db/database.ts'
import { acceptRight } from '../modules/rights/right.agent.ts'
import { testCity } from '../testing/city-of-file.ts'
import { paymentsOf, TICKET } from '../testing/payments.ts'
import { startTestCity, type TestCity } from '../testing/test-city.ts'
import { dataFolderOfTheRun } from '../testing/test-database.ts'
import { withMails } from './post.ts'
import { sendWaitingMails } from './waiting-mail.job.ts'

const city = testCity()
let sent: string[]
let isDown: boolean

const putDown = (running: TestCity) => {
  const { send } = running.deps.mailer
  running.deps.mailer.send = async mail => {
    if (isDown) throw Object.assign(new Error('the mail server is away'), { code: 'ECONNREFUSED' })
    sent.push(mail.to)
    await send(mail)
  }
}

beforeAll(() => putDown(city))
beforeEach(() => {
  sent = []
  isDown = true
})

const shareToken = async (): Promise<string> =>
  (await city.ask('/api/order/share/order/camille-sub-shared/generate', { as: 'camille' })).body.token

const PASSWORD = 'les nuages violets boivent du thé'

/** Every call whose purpose is a mail: its recipient and expected status. */
const CALLS: readonly [what: string, to: string, status: number, ask: () => Promise<{ status: number }>][] = [
  [
    'a link that pays later',
    'payer@example.org',
    200,
    () => paymentsOf(city).start(TICKET, { sendLink: true, email: 'payer@example.org' }),
  ],
  [
    'a code to share',
    'friend@example.org',
    204,
    async () =>
      city.ask(`/api/order/share/email?shareToken=${await shareToken()}&target=friend@example.org`, {
        as: 'camille',
        method: 'POST',
      }),
  ],
  [
    'another password',
    'georges.faure@example.org',
    202,
    () => city.ask('/api/auth/customer/recover?email=georges.faure@example.org'),
  ],
  [
    'an account',
    'ana.petit@example.org',
    202,
    () =>
      city.ask('/api/auth/customer/registration', {
        body: { email: 'ana.petit@example.org', password: PASSWORD, firstName: 'Ana', lastName: 'Petit' },
      }),
  ],
  [
    'a sign-in link',
    'nobody@example.org',
    202,
    () => city.ask('/api/auth/email/registration?email=nobody@example.org', { method: 'PUT' }),
  ],
]

const runAfter = async (minutes: number) => {
  city.clock.moveBy(minutes * 60_000)
  await sendWaitingMails.run(city.deps)
}

describe('while the mail server is away', () => {
  test.each(CALLS)('%s is answered, and its mail leaves later, once', async (_what, to, status, ask) => {
    expect((await ask()).status).toBe(status)
    await city.deps.background.idle(5_000)
    expect(sent).toEqual([])
    isDown = false
    await runAfter(3)
    await runAfter(60)
    expect(sent.filter(address => address === to)).toEqual([to])
    const rows = await city.deps.db.selectFrom('waiting_mails').select('recipient').execute()
    expect(rows).toEqual([])
  })
})

test('a mail is kept with what it tells, or neither is', async () => {
  const mail = { to: 'louise@example.org', subject: 'x', text: 'x' }
  const failing = withMails(city.deps, 'valmont', async (_transaction, write) => {
    await write('x', mail)
    throw new Error('undone')
  })
  await expect(failing).rejects.toThrow('undone')
  expect(await city.deps.db.selectFrom('waiting_mails').select('mail_id').execute()).toEqual([])
})

test('headers of a mail that waits are sent with it', async () => {
  const headers = { 'List-Unsubscribe': '<https://valmont.example/stop>' }
  await withMails(city.deps, 'valmont', (_transaction, write) =>
    write('reminder', { to: 'louise@example.org', subject: 'Rappel', text: 'x', headers }),
  )
  await city.deps.background.idle(5_000)
  isDown = false
  await runAfter(3)
  expect((await city.deps.mailer.list())[0]).toMatchObject({ to: 'louise@example.org', headers })
})

test('a city that stops keeps every mail that it has answered for', async () => {
  const dataFolder = dataFolderOfTheRun()
  const stopping = await startTestCity({ dataFolder })
  putDown(stopping)
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      stopping.ask('/api/auth/customer/registration', {
        body: { email: `crowd${index}@example.org`, password: PASSWORD, firstName: 'Ana', lastName: 'Petit' },
        headers: { 'x-forwarded-for': `10.70.${index}.1` },
      }),
    ),
  )
  await stopping.stop()
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(202))
  const database = await openDatabase({ dataFolder })
  const kept = await database.db.selectFrom('waiting_mails').select('recipient').execute()
  await database.close()
  rmSync(dataFolder, { recursive: true })
  expect(kept).toHaveLength(12)
}, 60_000)

test('a decision whose letter cannot be kept is not taken', async () => {
  const { db } = city.deps
  const seen = await db
    .selectFrom('rights')
    .select(['right_id', 'city_id', 'status'])
    .where('status', '=', 'under-review')
    .executeTakeFirstOrThrow()
  await sql`alter table waiting_mails rename to mails_out_of_reach`.execute(db)
  const decision = acceptRight(city.deps, { cityId: seen.city_id, rightId: seen.right_id })
  await expect(decision).rejects.toThrow(/waiting_mails/)
  await sql`alter table mails_out_of_reach rename to waiting_mails`.execute(db)
  const { status } = await db
    .selectFrom('rights')
    .select('status')
    .where('right_id', '=', seen.right_id)
    .executeTakeFirstOrThrow()
  expect(status).toBe('under-review')
})
