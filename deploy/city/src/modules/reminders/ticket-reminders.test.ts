import { addMilliseconds, atHour, dayOf } from '@parvis/shared-kernel/time'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { at } from '../../db/schema.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { requestsOf } from '../../testing/requests.ts'
import { dayReminderJob, ticketReminderJob } from './reminder.job.ts'

const city = testCity()
const requests = requestsOf(city)
const PARIS = 'Europe/Paris'
const MINUTE_MS = 60_000

beforeAll(() => {
  // Text messages are a matter of the city's configuration.
  for (const { features } of city.deps.cities) Object.assign(features, { sms: true })
})
afterEach(() => city.clock.reset())

/** Moves the clock to this hour of tomorrow, city time. */
const moveTo = (hour: number, minute = 0) => {
  city.clock.reset()
  const tomorrow = dayOf((city.clock.now() + 86_400_000) as never, PARIS)
  city.clock.moveBy(atHour(tomorrow, hour, minute, PARIS) - city.clock.now())
}
const withPhone = async (account: string, shouldReceiveSms = true) => {
  await requests.addPerson(account)
  await city.setPerson(account, { phone_number: '06 12 34 56 78', should_receive_sms: shouldReceiveSms })
}
const ticketOf = (account: string, minutes: number, plates = ['AB123CD'], startsIn = -30) =>
  requests.addRight(account, {
    kind: 'ticket',
    plan: 'vm-hourly',
    start: startsIn / 1_440,
    end: minutes / 1_440,
    plates,
  })
const mailsTo = async (account: string) =>
  (await city.deps.mailer.list()).filter(({ to }) => to === `${account}@example.org`)
const messages = async () => (await city.deps.sms.list()).map(({ text }) => text)

describe('the end of a ticket', () => {
  test('is told twenty minutes before, once, whatever the number of processes', async () => {
    await requests.addPerson('parked')
    await ticketOf('parked', 30)
    await ticketReminderJob.run(city.deps)
    expect(await mailsTo('parked')).toHaveLength(0)
    city.clock.moveBy(11 * MINUTE_MS)
    await Promise.all([ticketReminderJob.run(city.deps), ticketReminderJob.run(city.deps)])
    await ticketReminderJob.run(city.deps)
    const [mail, ...others] = await mailsTo('parked')
    expect(others).toEqual([])
    expect(mail?.subject).toMatch(/^Votre ticket prend fin le .*\u00a0\d{2}:\d{2} – Valmont$/)
    expect(mail?.text).toContain('/souscriptions/tickets/')
  })

  test('is not told where the next ticket of the same car begins', async () => {
    await requests.addPerson('going-on')
    await ticketOf('going-on', 15, ['AA001AA'])
    await ticketOf('going-on', 75, ['AA001AA'], 15)
    await ticketReminderJob.run(city.deps)
    expect(await mailsTo('going-on')).toHaveLength(0)
  })

  test.each([
    ['is another car’s', 'two-cars', ['BB002BB'], 15, 1],
    ['begins within the minute', 'minute', ['AA001AA'], 15.9, 0],
    ['leaves the car without one meanwhile', 'gap', ['AA001AA'], 17, 1],
  ])('where the next ticket %s', async (_which, account, plates, startsIn, mails) => {
    await requests.addPerson(account)
    await ticketOf(account, 15, ['AA001AA'])
    await ticketOf(account, 75, plates, startsIn)
    await ticketReminderJob.run(city.deps)
    expect(await mailsTo(account)).toHaveLength(mails)
  })

  test.each([
    ['a ticket not paid yet', 'not-paid', { status: 'awaiting-payment' }],
    ['a ticket that ends before', 'shorter', { kind: 'ticket', end_of_validity: 14 }],
    ['somebody else’s ticket', 'of-another', { subscriber_id: 'sub-camille' }],
    ['a subscription', 'subscribed', { kind: 'subscription', offer_id: 'vm-resident', definition_id: null }],
  ] as const)('is told where the car goes on with %s', async (_what, account, change) => {
    await requests.addPerson(account)
    await ticketOf(account, 15, ['AA001AA'])
    const next = await ticketOf(account, 75, ['AA001AA'], -10)
    const end = 'end_of_validity' in change ? change.end_of_validity : 75
    const end_of_validity = at(addMilliseconds(city.clock.now(), end * MINUTE_MS))
    await city.setRight(next, { ...change, end_of_validity })
    await ticketReminderJob.run(city.deps)
    expect((await mailsTo(account)).filter(({ text }) => !text.includes(next))).toHaveLength(1)
  })
})

describe('by text message', () => {
  test('the end of a ticket is told at any hour, once', async () => {
    await withPhone('night')
    moveTo(3)
    await ticketOf('night', 15, ['CC003CC'])
    await ticketReminderJob.run(city.deps)
    await ticketReminderJob.run(city.deps)
    const [text, ...others] = (await messages()).filter(words => words.includes("À l'heure"))
    expect(others).toEqual([])
    expect(text).toMatch(
      /^Valmont - À l'heure prend fin le .* http:\/\/127\.0\.0\.1:4300\/souscriptions\/tickets\/\S+$/,
    )
  })

  test('the end of a subscription waits for the morning', async () => {
    await withPhone('asleep')
    moveTo(4)
    await requests.addRight('asleep', { plan: 'vm-resident', start: -345, end: 20 })
    await dayReminderJob.run(city.deps)
    expect((await messages()).filter(words => words.includes('Abonnement résident'))).toHaveLength(0)
    expect(await mailsTo('asleep')).toHaveLength(1)
    city.clock.moveBy(5 * 60 * MINUTE_MS)
    await dayReminderJob.run(city.deps)
    expect((await messages()).filter(words => words.includes('Abonnement résident'))).toHaveLength(1)
    expect(await mailsTo('asleep')).toHaveLength(1)
  })

  test('nothing is told to who did not ask for messages', async () => {
    const before = (await messages()).length
    await withPhone('silent', false)
    await ticketOf('silent', 15, ['DD004DD'])
    await ticketReminderJob.run(city.deps)
    expect(await messages()).toHaveLength(before)
    expect(await mailsTo('silent')).toHaveLength(1)
  })

  test('nothing is told of a kind that was turned off', async () => {
    const before = (await messages()).length
    await withPhone('choosy')
    const body = { reminders: [{ kind: 'TICKET_ENDING', email: true, sms: false }] }
    await city.ask('/api/subscriber/reminders', { as: 'choosy', method: 'PUT', body })
    await ticketOf('choosy', 15, ['EE005EE'])
    await ticketReminderJob.run(city.deps)
    expect(await messages()).toHaveLength(before)
    expect(await mailsTo('choosy')).toHaveLength(1)
  })
})

test('a ticket that waits for its payment is told of as such', async () => {
  await requests.addPerson('owes')
  const id = await ticketOf('owes', 20 * 1_440, ['FF006FF'], 10 * 1_440)
  await city.setRight(id, {
    status: 'awaiting-payment',
    created_at: at((city.clock.now() - 4 * 86_400_000) as never),
  })
  // What else happens to it meanwhile does not count.
  const changed = { kind: 'plates-changed', resource_type: 'ticket', resource_id: id } as const
  const of = { city_id: 'valmont', subscriber_id: 'sub-owes', happened_at: at(city.clock.now()) }
  await city.deps.db
    .insertInto('events')
    .values({ ...of, ...changed })
    .execute()
  await dayReminderJob.run(city.deps)
  expect((await mailsTo('owes')).map(({ subject }) => subject)).toEqual([
    'Votre droit attend son paiement – Valmont',
  ])
})
