import { expect, test } from 'vitest'
import { appealId, fineId } from '../ids/index.ts'
import { cents } from '../money/index.ts'
import { aMoment } from '../testing/builders/index.ts'
import { type Instant, toIsoIn } from '../time/index.ts'
import {
  appealDeadline,
  awaitedStep,
  courtAccess,
  finePaymentDeadline,
  implicitRejectionAt,
  tribunalDeadline,
} from './index.ts'

const PARIS = 'Europe/Paris'

test.each([
  ['in the middle of a month', '2026-06-11T10:12:00+02:00', '2026-07-11T23:59:59+02:00'],
  ['on the last day of January', '2026-01-31T10:00:00+01:00', '2026-02-28T23:59:59+01:00'],
  ['on the last day of January of a leap year', '2028-01-31T10:00:00+01:00', '2028-02-29T23:59:59+01:00'],
  ['on 29 January', '2026-01-29T10:00:00+01:00', '2026-02-28T23:59:59+01:00'],
  ['on the last day of February', '2026-02-28T10:00:00+01:00', '2026-03-28T23:59:59+01:00'],
  ['on 31 August, before a month of 30 days', '2026-08-31T10:00:00+02:00', '2026-09-30T23:59:59+02:00'],
  ['in December, over the new year', '2026-12-31T23:59:59+01:00', '2027-01-31T23:59:59+01:00'],
  ['just before midnight of the city', '2026-06-30T23:59:59+02:00', '2026-07-30T23:59:59+02:00'],
  [
    'just after midnight of the city, still June in UTC',
    '2026-07-01T00:30:00+02:00',
    '2026-08-01T23:59:59+02:00',
  ],
  ['before clocks go back', '2026-09-25T12:00:00+02:00', '2026-10-25T23:59:59+01:00'],
  ['before clocks go forward', '2026-02-28T12:00:00+01:00', '2026-03-28T23:59:59+01:00'],
  ['before the day on which clocks go forward', '2026-03-01T12:00:00+01:00', '2026-04-01T23:59:59+02:00'],
])('one month after a notice issued %s ends with the same day of the next month', (_, issued, last) => {
  expect(toIsoIn(appealDeadline(aMoment(issued), PARIS), PARIS)).toBe(last)
  expect(toIsoIn(implicitRejectionAt(aMoment(issued), PARIS), PARIS)).toBe(last)
})

test.each([
  ['2026-06-11T10:12:00+02:00', '2026-09-11T23:59:59+02:00'],
  ['2026-11-30T10:12:00+01:00', '2027-02-28T23:59:59+01:00'],
  ['2026-01-31T10:12:00+01:00', '2026-04-30T23:59:59+02:00'],
])('whoever was fined at %s pays until %s', (issued, last) => {
  expect(toIsoIn(finePaymentDeadline(aMoment(issued), PARIS), PARIS)).toBe(last)
})

test('the day is the one of the city, wherever the city is', () => {
  const issued = aMoment('2026-07-01T00:30:00+02:00')
  expect(toIsoIn(appealDeadline(issued, 'America/Martinique'), 'America/Martinique')).toBe(
    '2026-07-30T23:59:59-04:00',
  )
})

const ANSWERED = '2026-06-20T10:00:00+02:00'
const SILENCE = '2026-07-11T23:59:59+02:00'
test.each([
  ['rejected', '2026-06-20T10:00:00+02:00', '2026-07-20T23:59:59+02:00'],
  ['accepted', '2026-06-20T10:00:00+02:00', '2026-07-20T23:59:59+02:00'],
  ['transferred', '2026-08-01T00:00:00+02:00', null],
  ['abandoned', '2026-08-01T00:00:00+02:00', null],
  ['draft', '2026-08-01T00:00:00+02:00', null],
  ['filed', SILENCE, null],
  ['filed', '2026-07-12T00:00:01+02:00', '2026-08-11T23:59:59+02:00'],
  ['complement-requested', '2026-07-12T00:00:01+02:00', '2026-08-11T23:59:59+02:00'],
] as const)('an appeal that is %s can go to court, asked at %s, until %s', (state, now, last) => {
  const isAnswered = ['rejected', 'accepted', 'transferred'].includes(state)
  const answeredAt = isAnswered ? aMoment(ANSWERED) : null
  const appeal = { state, answeredAt, implicitRejectionAt: aMoment(SILENCE) }
  const until = tribunalDeadline(appeal, aMoment(now), PARIS)
  expect(until === null ? null : toIsoIn(until, PARIS)).toBe(last)
})

const COURT = '2026-08-11T23:59:59+02:00'
test.each([
  ['at the last instant of the authority', SILENCE, 0, COURT, 'answer'],
  ['a millisecond later', SILENCE, 1, COURT, 'court'],
  ['at the last instant for the court', COURT, 0, COURT, 'court'],
  ['a millisecond after that', COURT, 1, COURT, null],
  ['later, where no day for a court is said', COURT, 1, null, 'court'],
] as const)('who was asked for more may, %s, go on: %s', (_, from, later, court, step) => {
  const awaited = {
    appealId: appealId('a'),
    fineId: fineId('21750001600019261325042007'),
    dueAt: null,
    implicitRejectionAt: aMoment(SILENCE),
    tribunalDeadline: court && aMoment(court),
  }
  const now = (aMoment(from) + later) as Instant
  expect(awaitedStep(awaited, now)).toBe(step)
  expect(awaitedStep({ ...awaited, implicitRejectionAt: null }, now)).toBe('answer')
})

const LAST = aMoment('2026-08-11T23:59:59+02:00')
test.each([
  ['at the last instant', 3500, LAST, 0, 'open'],
  ['a millisecond later', 3500, LAST, 1, 'ended'],
  ['without a known day', 3500, null, 0, 'undated'],
  ['where nothing is left to pay', 0, LAST, 0, 'none'],
  ['where nothing is left, whatever the day', 0, null, 0, 'none'],
] as const)('the way to court %s', (_, price, deadline, later, access) => {
  expect(courtAccess(cents(price), deadline, (LAST + later) as Instant)).toBe(access)
})
