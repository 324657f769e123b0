import { describe, expect, test } from 'vitest'
import { offerId } from '../ids/index.ts'
import { aMoment, aSubscription, aTicket } from '../testing/builders/index.ts'
import { addSeconds } from '../time/index.ts'
import { DEFAULT_REMINDERS, REMINDER_KINDS } from './reminder-choice.ts'
import { chosenReminder, maySendTextMessage, type ReminderFacts, remindersDue } from './reminder-due.ts'
import type { Renewability } from './renewability.ts'
import type { Right } from './right.ts'

const PARIS = 'Europe/Paris'
const renewable: Renewability = {
  renewable: true,
  planId: offerId('resident'),
  startsAt: aMoment('2027-01-01T00:00:00+01:00'),
  notBefore: null,
}
const closed: Renewability = { renewable: false, reason: 'plan-closed', nextPlanName: null }
const facts = (changes: Partial<ReminderFacts> = {}): ReminderFacts => ({
  renewal: closed,
  isContinued: false,
  waitsSince: null,
  ...changes,
})
const dueAt = (right: Right, now: string, known = facts()) =>
  remindersDue(right, known, aMoment(now), PARIS).map(
    ({ kind, occasion }) => `${kind} ${occasion.split(' ')[0]}`,
  )

const year = aSubscription({
  startOfValidity: aMoment('2026-01-01T00:00:00+01:00'),
  endOfValidity: aMoment('2026-12-31T23:59:59+01:00'),
})
const month = aSubscription({
  startOfValidity: aMoment('2026-12-02T00:00:00+01:00'),
  endOfValidity: aMoment('2026-12-31T23:59:59+01:00'),
})

describe('the owner is told that a subscription ends', () => {
  test.each([
    ['31 days before', year, '2026-11-30T23:59:00+01:00', []],
    [
      '30 days before, from midnight of the city on',
      year,
      '2026-12-01T00:00:00+01:00',
      ['subscription-ending 30'],
    ],
    ['in between', year, '2026-12-20T12:00:00+01:00', ['subscription-ending 30']],
    ['8 days before', year, '2026-12-23T23:59:00+01:00', ['subscription-ending 30']],
    ['7 days before', year, '2026-12-24T00:00:00+01:00', ['subscription-ending 7']],
    ['on its last second', year, '2026-12-31T23:59:59+01:00', ['subscription-ending 7']],
    ['not once it has ended', year, '2027-01-01T00:00:00+01:00', []],
    ['not while a month’s right is young', month, '2026-12-10T12:00:00+01:00', []],
    ['not a moment before its last fifth', month, '2026-12-25T23:59:58+01:00', []],
    ['in the last fifth of a month’s right', month, '2026-12-26T00:00:01+01:00', ['subscription-ending 7']],
  ] as const)('%s', (_name, right, now, due) => {
    expect(dueAt(right, now)).toEqual(due)
  })

  const soon = '2026-12-30T12:00:00+01:00'
  test.each([
    ['is renewed already', year, { isContinued: true }],
    ['has no end', aSubscription({ ...year, endOfValidity: null }), {}],
    ['is rejected', aSubscription({ ...year, status: 'rejected' }), {}],
    ['is canceled', aSubscription({ ...year, status: 'canceled' }), {}],
    ['is still under review', aSubscription({ ...year, status: 'under-review' }), {}],
  ] as const)('but not of one that %s', (_name, right, changes) => {
    expect(dueAt(right, soon, facts(changes))).toEqual([])
  })

  test('also while another plate is under review', () => {
    expect(dueAt(aSubscription({ ...year, status: 'plate-under-review' }), soon)).toEqual([
      'subscription-ending 7',
    ])
  })
})

describe('the owner is told that renewal is open', () => {
  test.each([
    ['as soon as it is', '2026-10-20T12:00:00+02:00', renewable, ['renewal-open open']],
    ['not while it cannot be renewed', '2026-10-20T12:00:00+02:00', closed, []],
    [
      'after the end that it comes before',
      '2026-12-25T12:00:00+01:00',
      renewable,
      ['subscription-ending 7', 'renewal-open open'],
    ],
    ['not once it has ended', '2027-01-02T12:00:00+01:00', renewable, []],
  ] as const)('%s', (_name, now, renewal, due) => {
    expect(dueAt(year, now, facts({ renewal }))).toEqual(due)
  })
})

const ticket = (start: string, end: string, changes: object = {}) =>
  aTicket({ startOfValidity: aMoment(start), endOfValidity: aMoment(end), ...changes })
const hour = ticket('2026-06-01T10:00:00+02:00', '2026-06-01T11:00:00+02:00')
const halfDay = ticket('2026-06-01T10:00:00+02:00', '2026-06-01T22:00:00+02:00')
const twoDays = ticket('2026-06-01T10:00:00+02:00', '2026-06-03T10:00:00+02:00')
const aSecondMore = (right: typeof hour) =>
  aTicket({ ...right, endOfValidity: addSeconds(right.endOfValidity!, 1) })
const wholeDay = ticket('2026-06-01T00:00:00+02:00', '2026-06-01T23:59:59+02:00')
const week = ticket('2026-06-01T00:00:00+02:00', '2026-06-07T23:59:59+02:00')

describe('the owner is told that a ticket ends', () => {
  test.each([
    ['an hour’s, 21 minutes before', hour, '2026-06-01T10:39:59+02:00', false],
    ['an hour’s, 20 minutes before', hour, '2026-06-01T10:40:00+02:00', true],
    ['an hour’s, on its last moment', hour, '2026-06-01T11:00:00+02:00', true],
    ['an hour’s, after it', hour, '2026-06-01T11:00:01+02:00', false],
    ['half a day’s, two hours before', halfDay, '2026-06-01T20:00:00+02:00', false],
    ['a second more’s, two hours before', aSecondMore(halfDay), '2026-06-01T20:00:01+02:00', true],
    ['a day’s, three hours before', wholeDay, '2026-06-01T21:00:00+02:00', false],
    ['a day’s, two hours before', wholeDay, '2026-06-01T21:59:59+02:00', true],
    ['two days’, a day before', twoDays, '2026-06-02T10:00:00+02:00', false],
    ['a second more’s, a day before', aSecondMore(twoDays), '2026-06-02T10:00:01+02:00', true],
    ['a week’s, 25 hours before', week, '2026-06-06T22:59:59+02:00', false],
    ['a week’s, the day before', week, '2026-06-06T23:59:59+02:00', true],
    ['one that another follows', hour, '2026-06-01T10:50:00+02:00', false, { isContinued: true }],
    ['one that was canceled', aTicket({ ...hour, status: 'canceled' }), '2026-06-01T10:50:00+02:00', false],
    ['one without end', aTicket({ ...hour, endOfValidity: null }), '2026-06-01T10:50:00+02:00', false],
  ] as const)('%s', (_name, right, now, isDue, changes: Partial<ReminderFacts> = {}) => {
    expect(dueAt(right, now, facts(changes)).length).toBe(isDue ? 1 : 0)
  })

  test('anew when it is made longer', () => {
    const longer = aTicket({ ...hour, endOfValidity: aMoment('2026-06-01T12:00:00+02:00') })
    expect(dueAt(longer, '2026-06-01T11:45:00+02:00')).not.toEqual(dueAt(hour, '2026-06-01T10:45:00+02:00'))
  })
})

describe('the owner is told what the city waits for', () => {
  const waitsSince = aMoment('2026-03-01T23:30:00+01:00')
  const waiting = (status: Right['status'], endOfValidity = year.endOfValidity) =>
    aSubscription({ ...year, status, endOfValidity })
  test.each([
    ['a payment, on the second day', 'awaiting-payment', '2026-03-03T23:59:00+01:00', []],
    ['a payment, on the third', 'awaiting-payment', '2026-03-04T00:00:00+01:00', ['payment-waiting 3']],
    ['a payment, on the ninth', 'awaiting-payment', '2026-03-10T12:00:00+01:00', ['payment-waiting 3']],
    ['a payment, on the tenth', 'awaiting-payment', '2026-03-11T00:00:00+01:00', ['payment-waiting 10']],
    ['documents, on the fourth day', 'awaiting-evidence', '2026-03-05T12:00:00+01:00', []],
    ['documents, on the fifth', 'awaiting-evidence', '2026-03-06T12:00:00+01:00', ['document-missing 5']],
    [
      'documents, on the fifteenth',
      'awaiting-completion',
      '2026-03-16T12:00:00+01:00',
      ['document-missing 15'],
    ],
    ['nothing', 'under-review', '2026-03-20T12:00:00+01:00', []],
    ['a payment of what has ended', 'awaiting-payment', '2027-01-01T12:00:00+01:00', []],
  ] as const)('%s', (_name, status, now, due) => {
    expect(dueAt(waiting(status), now, facts({ waitsSince }))).toEqual(due)
  })

  test('of a ticket that waits for its payment too', () => {
    expect(
      dueAt(
        aTicket({ ...week, status: 'awaiting-payment' }),
        '2026-06-05T12:00:00+02:00',
        facts({ waitsSince: aMoment('2026-06-01T12:00:00+02:00') }),
      ),
    ).toEqual(['payment-waiting 3'])
  })

  test('not where nobody knows since when', () => {
    expect(dueAt(waiting('awaiting-payment'), '2026-05-01T12:00:00+01:00')).toEqual([])
  })

  test('anew when documents are asked another time', () => {
    const asked = (since: string) =>
      remindersDue(
        waiting('awaiting-evidence'),
        facts({ waitsSince: aMoment(since) }),
        aMoment('2026-04-01T12:00:00+02:00'),
        PARIS,
      )
    expect(asked('2026-03-24T12:00:00+01:00')).not.toEqual(asked('2026-03-25T12:00:00+01:00'))
  })
})

describe('of what is due one is sent', () => {
  const both = remindersDue(year, facts({ renewal: renewable }), aMoment('2026-12-25T12:00:00+01:00'), PARIS)
  test.each([
    ['the nearest, where all is wished', () => true, 'subscription-ending'],
    ['the other, where the nearest is not', (kind: string) => kind === 'renewal-open', 'renewal-open'],
    ['none, where none is wished', () => false, undefined],
  ])('%s', (_name, isChosen, kind) => {
    expect(chosenReminder(both, isChosen)?.kind).toBe(kind)
  })
})

test('until somebody chooses, all come by e-mail, and by text message what does not wait', () => {
  const by = (channel: 'email' | 'sms') => REMINDER_KINDS.filter(kind => DEFAULT_REMINDERS[kind][channel])
  expect(by('email')).toEqual(REMINDER_KINDS)
  expect(by('sms')).toEqual(REMINDER_KINDS.filter(kind => kind !== 'renewal-open'))
})

test.each([
  ['subscription-ending', '07:59', false],
  ['subscription-ending', '08:00', true],
  ['payment-waiting', '19:59', true],
  ['payment-waiting', '20:00', false],
  ['ticket-ending', '03:00', true],
] as const)('a message of %s may ring at %s: %s', (kind, hour, rings) => {
  expect(maySendTextMessage(kind, aMoment(`2026-07-01T${hour}:00+02:00`), PARIS)).toBe(rings)
})
