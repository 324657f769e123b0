import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestCity, type TestCity } from '../testing/test-city.ts'
import { post, postQuietly } from './post.ts'
import { sendWaitingMails } from './waiting-mail.job.ts'
import { claimMail, keepMail } from './waiting-mail.repo.ts'

const MINUTE_MS = 60_000
let city: TestCity
let sent: string[]
let failure: Error | null

beforeAll(async () => {
  city = await startTestCity()
  city.deps.mailer.send = async ({ to }) => {
    if (failure !== null) throw failure
    sent.push(to)
  }
})
beforeEach(async () => {
  sent = []
  failure = null
  await city.deps.db.deleteFrom('waiting_mails').execute()
})
afterAll(() => city.stop())

const mailTo = (to: string) => ({ to, subject: 'Decided', text: 'Your right is granted.' })
const send = (to = 'louise@example.org') => post(city.deps, 'valmont', 'right granted', mailTo(to))
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
    expect(await send()).toBe(true)
    expect([sent, await waiting()]).toEqual([['louise@example.org'], []])
  })

  test('to nobody is none', async () => {
    expect(await send(' ')).toBe(false)
    await postQuietly(city.deps, 'valmont', 'right granted', mailTo(''))
    expect([sent, await waiting()]).toEqual([[], []])
  })

  test('that cannot leave is sent once the mail server is back, and then once only', async () => {
    failure = new Error('down')
    expect(await send()).toBe(false)
    failure = null
    await runAfter(1)
    expect(sent).toEqual([])
    await runAfter(1.1)
    await runAfter(60)
    expect([sent, await waiting()]).toEqual([['louise@example.org'], []])
  })

  test('nobody waits for is kept before anybody goes on', async () => {
    failure = new Error('down')
    await postQuietly(city.deps, 'valmont', 'appeal reject', mailTo('louise@example.org'))
    expect(await waiting()).toEqual(['louise@example.org'])
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
    expect(await send()).toBe(false)
    expect(await waiting()).toEqual(left)
  })
})

describe('mails that wait', () => {
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
