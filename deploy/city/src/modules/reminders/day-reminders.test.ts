import { afterEach, describe, expect, test } from 'vitest'
import { at } from '../../db/schema.ts'
import { sendWaitingMails } from '../../mail/waiting-mail.job.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { dossiersOf } from '../../testing/dossiers.ts'
import { mailBoxOf } from '../../testing/mail-box.ts'
import { insertOperation } from '../../testing/operations.ts'
import { requestsOf } from '../../testing/requests.ts'
import { dayReminderJob } from './reminder.job.ts'

const city = testCity()
const dossiers = dossiersOf(city)
const requests = requestsOf(city)
const mails = mailBoxOf(city)

const MINUTE_MS = 60_000
const DAY_MS = 1_440 * MINUTE_MS

afterEach(() => city.clock.reset())

const told = async (account: string, words = '') =>
  (await mails.mailsTo(`${account}@example.org`)).filter(({ subject }) => subject.includes(words))

/** Runs the job the given days ahead and returns how many matching mails the person has had. */
const runIn = async (days: number, account: string, words = 'prend fin'): Promise<number> => {
  city.clock.reset()
  city.clock.moveBy(days * DAY_MS)
  await dayReminderJob.run(city.deps)
  return (await told(account, words)).length
}
const runsOn = async (days: readonly number[], account: string, words?: string): Promise<number[]> => {
  const counts: number[] = []
  for (const day of days) counts.push(await runIn(day, account, words))
  return counts
}

/** A one-year right ending in the given number of days. */
const yearEndingIn = (account: string, days: number) =>
  requests.addRight(account, { plan: 'vm-resident', start: days - 365, end: days })

const stop = (account: string, kind: string) =>
  city.ask('/api/subscriber/reminders', {
    as: account,
    method: 'PUT',
    body: { reminders: [{ kind, email: false, sms: false }] },
  })

test('the reminders stand in the order as the second document writes it', async () => {
  const { body } = await city.ask('/api/subscriber', { as: 'elodie', city: 'port-sable' })
  const before = body.subscriptions.find(
    ({ orderId }: { orderId: string }) => orderId === 'elodie-sub-renewable',
  )
  expect(before.reminders).toEqual([])
  await dayReminderJob.run(city.deps)
  const right = await dossiers.read('elodie-sub-renewable', 'elodie', 'port-sable')
  expect(right.reminders).toMatchObject([{ type: 'EXPIRY', daysBefore: 30 }])
})

describe('the end of a subscription', () => {
  test('is told 30 and 7 days before, once each, in the days of the city', async () => {
    await requests.addPerson('reminded')
    const id = await yearEndingIn('reminded', 60)
    expect(await runsOn([0, 29, 30, 31, 45, 52, 53, 54, 59, 61], 'reminded')).toEqual([
      0, 0, 1, 1, 1, 1, 2, 2, 2, 2,
    ])
    const [mail] = await told('reminded', 'prend fin')
    expect(mail?.text).toContain(`http://127.0.0.1:4300/souscriptions/${id}`)
    expect(mail?.subject).toMatch(/^Votre droit prend fin le \d{2}\/\d{2}\/\d{4} – Valmont$/)
  })

  test('is told by one of two processes', async () => {
    await requests.addPerson('twice')
    await yearEndingIn('twice', 20)
    await Promise.all([dayReminderJob.run(city.deps), dayReminderJob.run(city.deps)])
    expect(await told('twice')).toHaveLength(1)
  })

  test('leaves with the next mails where the mail server was down', async () => {
    await requests.addPerson('unlucky')
    await yearEndingIn('unlucky', 20)
    const { send } = city.deps.mailer
    city.deps.mailer.send = () => Promise.reject(new Error('down'))
    expect(await runIn(0, 'unlucky')).toBe(0)
    city.deps.mailer.send = send
    city.clock.moveBy(3 * MINUTE_MS)
    await sendWaitingMails.run(city.deps)
    expect(await runIn(0, 'unlucky')).toBe(1)
  })

  test('is left to another after a quarter of an hour by a process that died while it was sending', async () => {
    await requests.addPerson('orphaned')
    const id = await yearEndingIn('orphaned', 20)
    const claim = { right_id: id, kind: 'subscription-ending', channel: 'email', occasion: '30' } as const
    await city.deps.db
      .insertInto('right_reminders')
      .values({ ...claim, days_before: 30, claimed_at: at(city.clock.now()) })
      .execute()
    expect(await runIn(0, 'orphaned')).toBe(0)
    expect(await runIn(16 / 1_440, 'orphaned')).toBe(1)
  })

  test.each([
    ['closed', 'vm-tourism', 'granted', 'Il ne se renouvelle pas en ligne.'],
    ['open', 'vm-resident', 'granted', 'Renouvelez-le jusque-là'],
    ['replated', 'vm-resident', 'plate-under-review', 'Votre changement de plaque est à l’étude\u202f: '],
    ['replated-closed', 'vm-tourism', 'plate-under-review', 'Il ne se renouvelle pas en ligne.'],
  ] as const)('says whether it can be renewed: %s', async (account, plan, status, words) => {
    await requests.addPerson(account)
    await requests.addRight(account, { plan, status, start: -360, end: 5 })
    await dayReminderJob.run(city.deps)
    const [mail] = await told(account, 'prend fin')
    expect(mail?.text).toContain(words)
  })

  test('is not told of what is young, rejected or renewed already', async () => {
    await requests.addPerson('quiet')
    await requests.addRight('quiet', { plan: 'vm-resident', start: -1, end: 29 })
    await requests.addRight('quiet', { plan: 'vm-resident', status: 'rejected', start: -360, end: 5 })
    const renewed = await yearEndingIn('quiet', 6)
    const next = await requests.addRight('quiet', { plan: 'vm-resident', start: 6, end: 371 })
    await city.setRight(next, { renewed_right_id: renewed, status: 'under-review' })
    await dayReminderJob.run(city.deps)
    expect(await told('quiet')).toHaveLength(0)
  })
})

test('the end is told where the renewal was refused', async () => {
  await requests.addPerson('refused')
  const renewed = await yearEndingIn('refused', 6)
  const next = await requests.addRight('refused', { plan: 'vm-resident', start: 6, end: 371 })
  await city.setRight(next, { renewed_right_id: renewed, status: 'rejected' })
  expect(await runIn(0, 'refused')).toBe(1)
})

describe('that renewal is open', () => {
  test('is told once, when it opens', async () => {
    await requests.addPerson('early')
    await yearEndingIn('early', 80)
    expect(await runsOn([0, 6, 8, 9, 40], 'early', 'peut être renouvelé')).toEqual([0, 0, 1, 1, 1])
  })

  test('is not told beside the end that is near', async () => {
    await requests.addPerson('late')
    await yearEndingIn('late', 20)
    await dayReminderJob.run(city.deps)
    expect((await told('late')).map(({ subject }) => subject.slice(0, 21))).toEqual(['Votre droit prend fin'])
  })

  test('is told near the end to who wants nothing else', async () => {
    await requests.addPerson('only-renewal')
    await yearEndingIn('only-renewal', 20)
    await stop('only-renewal', 'SUBSCRIPTION_ENDING')
    await dayReminderJob.run(city.deps)
    expect(await told('only-renewal', 'prend fin')).toHaveLength(0)
    expect(await told('only-renewal', 'peut être renouvelé')).toHaveLength(1)
  })
})

describe('what the city waits for', () => {
  const waiting = async (account: string, status: 'awaiting-payment' | 'awaiting-evidence') => {
    await requests.addPerson(account)
    const id = await requests.addRight(account, { plan: 'vm-resident', status, start: 20, end: 385 })
    await city.setRight(id, { created_at: at(city.clock.now()), price_cents: 12_340 })
    return id
  }

  test('a payment is told of after three and ten days, with how much and where to pay', async () => {
    const id = await waiting('payer', 'awaiting-payment')
    expect(await runsOn([0, 2, 3, 4, 9, 10, 12], 'payer', 'attend son paiement')).toEqual([
      0, 0, 1, 1, 1, 2, 2,
    ])
    const [mail] = await told('payer', 'attend')
    expect(mail?.text).toContain(`/souscriptions/${id}`)
    expect(mail?.text).toMatch(/^Prix\s: 123,40\s€$/m)
  })

  test.each([
    [
      'dated',
      { start: -6, end: 359 },
      /^Période\s: du \d\d\/.* au \d\d\/[\s\S]*Payer plus tard ne change pas ces dates\./m,
    ],
    ['endless', { start: -6, end: null }, /^Période\s: à partir du \d\d\/[\s\S]*ne change pas ces dates\./m],
  ])('a payment is told of with the dates that wait for it: %s', async (account, dates, words) => {
    await requests.addPerson(account)
    await requests.addRight(account, { plan: 'vm-resident', status: 'awaiting-payment', ...dates })
    expect(await runIn(10, account, 'attend son paiement')).toBe(1)
    const [mail] = await told(account, 'attend')
    expect(mail?.text).toMatch(words)
  })

  test('a payment of what has no dates is told of without any', async () => {
    await requests.addPerson('undated')
    const id = await requests.addRight('undated', { plan: 'vm-resident', status: 'awaiting-payment' })
    await city.setRight(id, { start_of_validity: null, end_of_validity: null })
    expect(await runIn(10, 'undated', 'attend son paiement')).toBe(1)
    const [mail] = await told('undated', 'attend')
    expect(mail?.text).not.toMatch(/Période|dates/)
  })

  test('a payment is not told of while it is under way, and is once that came to nothing', async () => {
    const id = await waiting('paying', 'awaiting-payment')
    const { db } = city.deps
    const subject = { operation_id: `paying-${id}`, resource_kind: 'subscription', resource_id: id } as const
    await insertOperation(db, { ...subject, status: 'PENDING', created_at: at(city.clock.now()) })
    expect(await runIn(5, 'paying', 'attend son paiement')).toBe(0)
    const ended = db.updateTable('operations').set({ status: 'REFUSED' })
    await ended.where('operation_id', '=', subject.operation_id).execute()
    expect(await runIn(5, 'paying', 'attend son paiement')).toBe(1)
  })

  test('documents are told of by name after five and fifteen days, with where to send them', async () => {
    const id = await waiting('sender', 'awaiting-evidence')
    await city.deps.db
      .insertInto('requested_evidences')
      .values({
        right_id: id,
        evidence_properties_id: 'ev-home',
        name: 'Justificatif de domicile',
        requested_at: at(city.clock.now()),
      })
      .execute()
    expect(await runsOn([0, 4, 5, 14, 15, 20], 'sender', 'documents')).toEqual([0, 0, 1, 1, 2, 2])
    const [mail] = await told('sender', 'documents')
    expect(mail?.text).toContain('– Justificatif de domicile')
    expect(mail?.text).toContain(`/souscriptions/complete/${id}`)
  })

  test('documents of a ticket, which are handed in at the desk, lead to its page that says where', async () => {
    await requests.addPerson('hander')
    const ticket = {
      kind: 'ticket',
      plan: 'vm-hourly',
      status: 'awaiting-evidence',
      start: 7,
      end: 8,
    } as const
    const id = await requests.addRight('hander', ticket)
    expect(await runIn(6, 'hander', 'documents')).toBe(1)
    const [mail] = await told('hander', 'documents')
    expect(mail?.text).toContain(
      `Voir où les remettre\u202f:\nhttp://127.0.0.1:4300/souscriptions/tickets/${id}`,
    )
    expect(mail?.text).not.toMatch(/complete|Envoyer les/)
  })

  test('is not told of to who stopped it', async () => {
    await waiting('stopped', 'awaiting-payment')
    await stop('stopped', 'PAYMENT_WAITING')
    expect(await runIn(5, 'stopped', '')).toBe(0)
  })
})

test('who has no e-mail address is not written to, and the job goes on', async () => {
  await requests.addPerson('nowhere', { email: null })
  await yearEndingIn('nowhere', 20)
  await requests.addPerson('after-nowhere')
  await yearEndingIn('after-nowhere', 20)
  expect(await runIn(0, 'after-nowhere')).toBe(1)
})
