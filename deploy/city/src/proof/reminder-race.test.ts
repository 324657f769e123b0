import { addDays, atHour, dayOf } from '@parvis/shared-kernel/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayReminderJob, ticketReminderJob } from '../modules/reminders/reminder.job.ts'
import { requestsOf } from '../testing/requests.ts'
import { startTwoCities, type TwoCities, times } from './two-cities.ts'

const PEOPLE = 20
const MINUTE = 1 / 1_440
const PARIS = 'Europe/Paris'
let two: TwoCities

beforeAll(async () => {
  two = await startTwoCities()
  for (const { clock, deps } of [two.first, two.second]) {
    // Text messages about subscriptions are sent from the morning.
    clock.moveBy(atHour(addDays(dayOf(clock.now(), PARIS), 1), 10, 0, PARIS) - clock.now())
    for (const { features } of deps.cities) Object.assign(features, { sms: true })
  }
})
afterAll(() => two.stop())

type Right = Parameters<ReturnType<typeof requestsOf>['addRight']>[1]

const mailOf = (account: string) => `${account}@example.org`
const phoneOf = (index: number) => `06120000${String(index).padStart(2, '0')}`

/** Creates people with mailbox and telephone, each with one right due for a reminder. */
const peopleWith = async (name: string, right: Right): Promise<string[]> => {
  const { addPerson, addRight } = requestsOf(two.first)
  const accounts = times(PEOPLE, index => `${name}-${index}`)
  for (const [index, account] of accounts.entries()) {
    await addPerson(account)
    await addRight(account, right)
    await two.first.setPerson(account, { phone_number: phoneOf(index), should_receive_sms: true })
  }
  return accounts
}

interface Sent {
  by: number
  to: string
}

/** Records what each process sends from here on. */
const watchPost = (): Sent[] => {
  const sent: Sent[] = []
  const watch = <T extends { to: string }>(by: number, post: { send(letter: T): Promise<void> }) => {
    const send = post.send.bind(post)
    post.send = async letter => {
      await send(letter)
      sent.push({ by, to: letter.to })
    }
  }
  for (const by of [0, 1]) {
    watch(by, two.of(by).deps.mailer)
    watch(by, two.of(by).deps.sms)
  }
  return sent
}

test.each([
  ['subscription', dayReminderJob, { plan: 'vm-resident', start: -345, end: 20 }],
  ['ticket', ticketReminderJob, { kind: 'ticket', plan: 'vm-hourly', start: -30 * MINUTE, end: 15 * MINUTE }],
] as const)(
  'two processes over one PostgreSQL tell the end of each %s once by mail and once by text message',
  async (kind, job, right) => {
    const accounts = await peopleWith(`told-of-${kind}`, right)
    const sent = watchPost()
    await Promise.all(times(6, turn => job.run(two.of(turn).deps)))
    await job.run(two.first.deps)
    const timesTold = (to: string) => sent.filter(letter => letter.to === to).length
    expect(accounts.map(account => timesTold(mailOf(account)))).toEqual(times(PEOPLE, () => 1))
    expect(accounts.map((_, index) => timesTold(phoneOf(index)))).toEqual(times(PEOPLE, () => 1))
    // Both processes sent some: the race took place.
    expect(new Set(sent.map(({ by }) => by))).toEqual(new Set([0, 1]))
  },
  60_000,
)
