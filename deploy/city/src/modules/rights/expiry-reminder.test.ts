import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { at } from '../../db/schema.ts'
import { dossiersOf } from '../../testing/dossiers.ts'
import { mailBoxOf } from '../../testing/mail-box.ts'
import { requestsOf } from '../../testing/requests.ts'
import { startTestCity, type TestCity } from '../../testing/test-city.ts'
import { expiryReminderJob } from './expiry-reminder.job.ts'

let city: TestCity
let dossiers: ReturnType<typeof dossiersOf>
let requests: ReturnType<typeof requestsOf>
let mails: ReturnType<typeof mailBoxOf>

const DAY_MS = 86_400_000

beforeAll(async () => {
  city = await startTestCity()
  dossiers = dossiersOf(city)
  requests = requestsOf(city)
  mails = mailBoxOf(city)
})
afterAll(() => city.stop())
afterEach(() => city.clock.reset())

const told = async (account: string) =>
  (await mails.mailsTo(`${account}@example.org`)).filter(({ subject }) => subject.includes('prend fin'))

/** Runs the job so many days from now; answers how many reminders this person has had by then. */
const runIn = async (days: number, account: string): Promise<number> => {
  city.clock.reset()
  city.clock.moveBy(days * DAY_MS)
  await expiryReminderJob.run(city.deps)
  return (await told(account)).length
}

/** A year's right that ends in so many days. */
const yearEndingIn = (account: string, days: number) =>
  requests.addRight(account, { plan: 'vm-resident', start: days - 365, end: days })

test('the reminders stand in the order as the second document writes it', async () => {
  const { body } = await city.ask('/api/subscriber', { as: 'elodie', city: 'port-sable' })
  const before = body.subscriptions.find(
    ({ orderId }: { orderId: string }) => orderId === 'elodie-sub-renewable',
  )
  expect(before.reminders).toEqual([])
  await expiryReminderJob.run(city.deps)
  const right = await dossiers.read('elodie-sub-renewable', 'elodie', 'port-sable')
  expect(right.reminders).toMatchObject([{ type: 'EXPIRY', daysBefore: 30 }])
})

test('the owner is told 30 and 7 days before the end, once each, in the days of the city', async () => {
  await requests.addPerson('reminded')
  const id = await yearEndingIn('reminded', 60)
  const counts: number[] = []
  for (const day of [0, 29, 30, 31, 45, 52, 53, 54, 59, 61]) counts.push(await runIn(day, 'reminded'))
  expect(counts).toEqual([0, 0, 1, 1, 1, 1, 2, 2, 2, 2])
  const [mail] = await told('reminded')
  expect(mail?.text).toContain(`http://127.0.0.1:4300/souscriptions/${id}`)
  expect(mail?.subject).toMatch(/^Votre droit prend fin le \d{1,2} \S+ \d{4} – Valmont$/)
})

test('two processes at once send one', async () => {
  await requests.addPerson('twice')
  await yearEndingIn('twice', 20)
  await Promise.all([expiryReminderJob.run(city.deps), expiryReminderJob.run(city.deps)])
  expect(await told('twice')).toHaveLength(1)
})

test('what could not be sent is sent by the next run', async () => {
  await requests.addPerson('unlucky')
  await yearEndingIn('unlucky', 20)
  const { send } = city.deps.mailer
  city.deps.mailer.send = () => Promise.reject(new Error('down'))
  await expiryReminderJob.run(city.deps)
  city.deps.mailer.send = send
  expect(await runIn(0, 'unlucky')).toBe(1)
})

test('a process that died while it was sending leaves the reminder to another after a quarter of an hour', async () => {
  await requests.addPerson('orphaned')
  const id = await yearEndingIn('orphaned', 20)
  await city.deps.db
    .insertInto('right_reminders')
    .values({ right_id: id, days_before: 30, claimed_at: at(city.clock.now()) })
    .execute()
  expect(await runIn(0, 'orphaned')).toBe(0)
  expect(await runIn(16 / 1_440, 'orphaned')).toBe(1)
})

test('nobody is told of what cannot be renewed yet, or never, or is renewed already', async () => {
  await requests.addPerson('quiet')
  await requests.addRight('quiet', { plan: 'vm-resident', start: -1, end: 29 })
  await requests.addRight('quiet', { plan: 'vm-tourism', start: -360, end: 5 })
  await requests.addRight('quiet', { plan: 'vm-resident', status: 'rejected', start: -360, end: 5 })
  const renewed = await yearEndingIn('quiet', 6)
  const next = await requests.addRight('quiet', { plan: 'vm-resident', start: 6, end: 371 })
  await city.deps.db
    .updateTable('rights')
    .set({ renewed_right_id: renewed, status: 'under-review' })
    .where('right_id', '=', next)
    .execute()
  expect(await runIn(0, 'quiet')).toBe(0)
})

test('a right too short for the first reminder has the second', async () => {
  await requests.addPerson('short')
  await requests.addRight('short', { plan: 'vm-resident', start: -1, end: 29 })
  const counts: number[] = []
  for (const day of [0, 21, 22, 24, 28]) counts.push(await runIn(day, 'short'))
  expect(counts).toEqual([0, 0, 0, 1, 1])
})
