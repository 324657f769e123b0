import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { applyRetention } from '../modules/privacy/retention.job.ts'
import { testCity } from '../testing/city-of-file.ts'
import { withMails } from './post.ts'
import { sendWaitingMails } from './waiting-mail.job.ts'
import { claimMail, keepMail } from './waiting-mail.repo.ts'

const MINUTE_MS = 60_000
const city = testCity()
let sent: string[]
let failure: Error | null
let slowness: Promise<void>

beforeAll(async () => {
  city.deps.mailer.send = async ({ to }) => {
    await slowness
    if (failure !== null) throw failure
    sent.push(to)
  }
})
beforeEach(async () => {
  sent = []
  failure = null
  slowness = Promise.resolve()
  await city.deps.db.deleteFrom('waiting_mails').execute()
})

const mailTo = (to: string) => ({ to, subject: 'Decided', text: 'Your right is granted.' })
const write = (to = 'louise@example.org') =>
  withMails(city.deps, 'valmont', (_transaction, writeMail) => writeMail('right granted', mailTo(to)))
/** Writes a mail, and waits until it was tried. */
const send = async (to?: string): Promise<void> => {
  await write(to)
  await city.deps.background.idle(5_000)
}
const keep = (to: string) =>
  keepMail(city.deps.db, { cityId: 'valmont', task: 'x', mail: mailTo(to), now: city.clock.now() })
const runAfter = async (minutes: number) => {
  city.clock.moveBy(minutes * MINUTE_MS)
  await sendWaitingMails.run(city.deps)
}
const waiting = async () =>
  (await city.deps.db.selectFrom('waiting_mails').select('recipient').orderBy('written_at').execute()).map(
    ({ recipient }) => recipient,
  )
const smtpError = (code: string, responseCode: number) =>
  Object.assign(new Error('smtp'), { code, responseCode })

describe('a mail', () => {
  test('that leaves is kept nowhere', async () => {
    await send()
    expect([sent, await waiting()]).toEqual([['louise@example.org'], []])
  })

  test('to nobody is none', async () => {
    await send(' ')
    await send('')
    expect([sent, await waiting()]).toEqual([[], []])
  })

  test('that cannot leave is sent once the mail server is back, and then once only', async () => {
    failure = new Error('down')
    await send()
    expect([sent, await waiting()]).toEqual([[], ['louise@example.org']])
    failure = null
    await runAfter(1)
    expect(sent).toEqual([])
    await runAfter(1.1)
    await runAfter(60)
    expect([sent, await waiting()]).toEqual([['louise@example.org'], []])
  })

  test('that a slow mail server takes its time with is kept, and nobody waits for it', async () => {
    const answered = Promise.withResolvers<void>()
    slowness = answered.promise
    await write()
    expect([sent, await waiting()]).toEqual([[], ['louise@example.org']])
    answered.resolve()
    await city.deps.background.idle(5_000)
    expect([sent, await waiting()]).toEqual([['louise@example.org'], []])
  })

  test('whose process died before it was sent is sent by another', async () => {
    await keep('louise@example.org')
    await runAfter(2.1)
    expect(sent).toEqual(['louise@example.org'])
  })

  test('is tried after longer and longer pauses, at last once an hour', async () => {
    await keep('louise@example.org')
    failure = new Error('down')
    const pauses: number[] = []
    for (let minutes = 0; pauses.length < 7; ) {
      city.clock.moveBy(MINUTE_MS)
      minutes += 1
      if ((await claimMail(city.deps.db, city.clock.now())) === undefined) continue
      pauses.push(minutes)
      minutes = 0
    }
    expect(pauses).toEqual([2, 2, 4, 8, 16, 32, 60])
  })

  test.each([
    ['an address that the mail server does not know', smtpError('EENVELOPE', 550), []],
    ['a letter that it does not take', smtpError('EMESSAGE', 554), []],
    ['an address that it does not take for now', smtpError('EENVELOPE', 450), ['louise@example.org']],
    ['a mail server that does not know the city', smtpError('EAUTH', 535), ['louise@example.org']],
  ])('meets %s', async (_, error, left) => {
    failure = error
    const told = vi.spyOn(city.deps.log, 'error')
    await send()
    expect(sent).toEqual([])
    expect(await waiting()).toEqual(left)
    const { code, responseCode: answer } = error
    expect(told.mock.calls).toEqual([
      [{ task: 'right granted', failure: code, answer, isGivenUp: left.length === 0 }, 'mail not sent'],
    ])
    told.mockRestore()
  })
})

test('a mail that is refused for good is counted, in readiness too, and says nothing any more', async () => {
  await city.deps.db.deleteFrom('refused_mails').execute()
  failure = smtpError('EENVELOPE', 550)
  await send()
  expect(await city.deps.db.selectFrom('refused_mails').select(['city_id', 'task']).execute()).toEqual([
    { city_id: 'valmont', task: 'right granted' },
  ])
  failure = new Error('down')
  await send()
  const { status, body } = await city.ask('/readyz')
  expect([status, body]).toEqual([
    200,
    { status: 'ok', mails: { refused: 1, waiting: 1, oldestWaitingAt: expect.stringMatching(/^\d{4}-/) } },
  ])
})

test('a mail that could not leave for three days is given up, and is seen to be', async () => {
  await city.deps.db.deleteFrom('refused_mails').execute()
  await keep('louise@example.org')
  city.clock.moveBy(3 * 24 * 60 * MINUTE_MS + 1)
  await applyRetention.run(city.deps)
  expect(await waiting()).toEqual([])
  expect((await city.ask('/readyz')).body).toMatchObject({ mails: { refused: 1, waiting: 0 } })
})

test('of many mails that are written at once a few are under way, and all leave', async () => {
  const { send: sendOne } = city.deps.mailer
  let now = 0
  let most = 0
  city.deps.mailer.send = async mail => {
    now += 1
    most = Math.max(most, now)
    await new Promise(resolve => setTimeout(resolve, 20))
    now -= 1
    await sendOne(mail)
  }
  await Promise.all(Array.from({ length: 20 }, (_, index) => write(`crowd${index}@example.org`)))
  await city.deps.background.idle(30_000)
  city.deps.mailer.send = sendOne
  expect([sent.length, await waiting()]).toEqual([20, []])
  expect(most).toBeLessThanOrEqual(4)
})

describe('mails that wait', () => {
  test.each([550, 450])('go on behind one whose address the mail server refuses: %i', async code => {
    for (const to of ['a@example.org', 'b@example.org', 'c@example.org']) await keep(to)
    const { send: sendAll } = city.deps.mailer
    city.deps.mailer.send = async mail => {
      if (mail.to === 'b@example.org') throw smtpError('EENVELOPE', code)
      await sendAll(mail)
    }
    await runAfter(2.1)
    city.deps.mailer.send = sendAll
    expect(sent.toSorted()).toEqual(['a@example.org', 'c@example.org'])
  })

  test('go one after the other, and stop at the first that fails', async () => {
    for (const to of ['a@example.org', 'b@example.org', 'c@example.org']) await keep(to)
    const { send: sendAll } = city.deps.mailer
    city.deps.mailer.send = async mail => {
      if (mail.to === 'b@example.org') throw new Error('down')
      await sendAll(mail)
    }
    await runAfter(2.1)
    expect(sent).toEqual(['a@example.org'])
    city.deps.mailer.send = sendAll
    await runAfter(0)
    expect(sent).toEqual(['a@example.org', 'c@example.org'])
    await runAfter(2.1)
    expect([sent.at(-1), await waiting()]).toEqual(['b@example.org', []])
  })

  test('are each given to one process alone', async () => {
    for (const to of ['a@example.org', 'b@example.org']) await keep(to)
    city.clock.moveBy(3 * MINUTE_MS)
    const claims = await Promise.all(
      Array.from({ length: 8 }, () => claimMail(city.deps.db, city.clock.now())),
    )
    expect(claims.flatMap(claim => claim?.mail.to ?? []).toSorted()).toEqual([
      'a@example.org',
      'b@example.org',
    ])
  })
})
