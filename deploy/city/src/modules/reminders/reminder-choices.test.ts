import { remindersWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { testCity } from '../../testing/city-of-file.ts'
import { requestsOf } from '../../testing/requests.ts'
import { dayReminderJob } from './reminder.job.ts'

const city = testCity()
const requests = requestsOf(city)

const path = '/api/subscriber/reminders'
const read = async (as: string, of = 'valmont') =>
  v.parse(remindersWire, (await city.ask(path, { as, city: of })).body)
const write = (as: string, ...reminders: unknown[]) =>
  city.ask(path, { as, method: 'PUT', body: { reminders } })
const choiceOf = async (as: string, kind: string) =>
  (await read(as)).reminders.find(choice => choice.kind === kind)

describe('what somebody is reminded of', () => {
  test('is everything by mail as long as they say nothing', async () => {
    const { reminders } = await read('camille')
    expect(reminders).toHaveLength(5)
    expect(reminders.every(({ email }) => email)).toBe(true)
  })

  test('names the ways that the city has', async () => {
    expect((await read('camille')).channels).toEqual(['EMAIL'])
    expect((await read('elodie', 'port-sable')).channels).toEqual(['EMAIL', 'SMS'])
  })

  test('changes for the kinds that are sent, and for nobody else', async () => {
    const { status, body } = await write('georges', { kind: 'TICKET_ENDING', email: false, sms: true })
    expect(status).toBe(200)
    expect(v.parse(remindersWire, body).reminders).toContainEqual({
      kind: 'TICKET_ENDING',
      email: false,
      sms: true,
    })
    expect(await choiceOf('georges', 'RENEWAL_OPEN')).toMatchObject({ email: true })
    expect(await choiceOf('camille', 'TICKET_ENDING')).toMatchObject({ email: true })
    await write('georges', { kind: 'TICKET_ENDING', email: true, sms: true })
    expect(await choiceOf('georges', 'TICKET_ENDING')).toMatchObject({ email: true })
  })

  test.each([
    ['an unknown kind', [{ kind: 'MOON', email: true, sms: true }]],
    ['half a choice', [{ kind: 'RENEWAL_OPEN', email: true }]],
    ['no list', 'RENEWAL_OPEN'],
  ])('takes no %s', async (_name, reminders) => {
    expect((await city.ask(path, { as: 'camille', method: 'PUT', body: { reminders } })).status).toBe(400)
  })

  test('is nobody’s business who is not signed in', async () => {
    expect((await city.ask(path)).status).toBe(401)
    expect((await city.ask(path, { method: 'PUT', body: { reminders: [] } })).status).toBe(401)
  })

  test('is told with everything else that the city holds of a person', async () => {
    await write('thomas', { kind: 'RENEWAL_OPEN', email: false, sms: false })
    const { body } = await city.ask('/api/subscriber/export', { as: 'thomas' })
    expect(JSON.stringify(body)).toContain('renewal-open')
  })
})

describe('the link at the foot of a reminder', () => {
  const mailFor = async (account: string) => {
    await requests.addPerson(account)
    await requests.addRight(account, { plan: 'vm-resident', start: -345, end: 20 })
    await dayReminderJob.run(city.deps)
    return (await city.deps.mailer.list()).find(({ to }) => to === `${account}@example.org`)
  }
  const linkIn = (text = '') => new URL(text.split('\n').find(line => line.includes('/stop/')) ?? '')

  test('names nobody, stands on the portal and is told to mail programs', async () => {
    const mail = await mailFor('nameless')
    const link = linkIn(mail?.text)
    expect(link.origin).toBe('http://127.0.0.1:4300')
    expect(link.pathname).toMatch(/^\/api\/reminders\/stop\/[\w-]{43}$/)
    expect(link.search).toBe('')
    expect(mail?.headers).toEqual({
      'Reply-To': 'stationnement@valmont.example',
      'Content-Language': 'fr',
      'List-Unsubscribe': `<${link.href}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
  })

  test('stops one kind without sign-in, by a press and never by being opened', async () => {
    const { pathname } = linkIn((await mailFor('enough'))?.text)
    const page = await city.ask(pathname)
    expect(page.body).toMatch(/Confirmez que.*<button>Arrêter ces e-mails<\/button>/s)
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    expect(await choiceOf('enough', 'SUBSCRIPTION_ENDING')).toMatchObject({ email: true })
    const done = await city.ask(pathname, { method: 'POST' })
    expect(done.body).toContain('C’est fait')
    expect(await choiceOf('enough', 'SUBSCRIPTION_ENDING')).toMatchObject({ email: false, sms: true })
    expect(await choiceOf('enough', 'PAYMENT_WAITING')).toMatchObject({ email: true })
  })

  test('may be pressed again, and by a mail program on its own', async () => {
    const { pathname } = linkIn((await mailFor('again'))?.text)
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    for (const _time of [1, 2]) {
      const request = await city.ask(pathname, { method: 'POST', headers })
      expect(request.status).toBe(200)
    }
  })

  test('asks nobody to confirm what has been stopped, until they choose it again', async () => {
    const { pathname } = linkIn((await mailFor('stopped'))?.text)
    await city.ask(pathname, { method: 'POST' })
    expect((await city.ask(pathname)).body).toMatch(
      /C’est fait.*Plus aucun e-mail.*\/settings\?ask=reminders"/s,
    )
    await write('stopped', { kind: 'SUBSCRIPTION_ENDING', email: true, sms: true })
    expect((await city.ask(pathname)).body).toContain('Confirmez que')
  })

  test('keeps what was chosen of the other ways', async () => {
    const { pathname } = linkIn((await mailFor('partly'))?.text)
    await write('partly', { kind: 'SUBSCRIPTION_ENDING', email: true, sms: false })
    await city.ask(pathname, { method: 'POST' })
    expect(await choiceOf('partly', 'SUBSCRIPTION_ENDING')).toMatchObject({ email: false, sms: false })
  })

  test('is of no use in another city, once it is over, or made up', async () => {
    const { pathname } = linkIn((await mailFor('over'))?.text)
    const answers = [
      await city.ask(pathname, { method: 'POST', city: 'port-sable' }),
      await city.ask(`/api/reminders/stop/${'x'.repeat(43)}`),
    ]
    city.clock.moveBy(401 * 86_400_000)
    answers.push(await city.ask(pathname))
    city.clock.reset()
    for (const { status, body } of answers) {
      expect(status).toBe(410)
      expect(body).toContain('/settings?ask=reminders"')
      expect(body).toContain('dans votre profil')
    }
    expect(await choiceOf('over', 'SUBSCRIPTION_ENDING')).toMatchObject({ email: true })
  })
})
