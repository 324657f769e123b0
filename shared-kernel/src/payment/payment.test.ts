import { expect, test } from 'vitest'
import { NOW } from '../testing/builders/index.ts'
import { addMilliseconds } from '../time/index.ts'
import {
  canResumePayment,
  canRetryPayment,
  isPaid,
  OPERATION_LIFE_SECONDS,
  operationStatus,
  paymentEmailRule,
  paymentOutcome,
  pollDelayAfter,
} from './index.ts'

test.each([
  ['PENDING', 'pending', 'pending', false, false],
  ['PAYMENT_RECEIVED', 'received', 'paid-not-processed', true, false],
  ['PAYMENT_REGISTERED', 'registered', 'paid', true, false],
  ['REFUSED', 'refused', 'refused', false, true],
  ['ABANDONED', 'abandoned', 'abandoned', false, true],
  ['CHARGED_BACK', 'unknown', 'unknown', false, false],
  ['valueOf', 'unknown', 'unknown', false, false],
] as const)(
  'an operation that says %s is %s: %s, paid %s, may be tried again %s',
  (code, status, outcome, paid, retry) => {
    expect(operationStatus(code)).toBe(status)
    expect([paymentOutcome(status), isPaid(status), canRetryPayment(status)]).toEqual([outcome, paid, retry])
  },
)

test.each([
  ['while the page is open', 'pending', addMilliseconds(NOW, 1), true],
  ['at its last instant', 'pending', NOW, true],
  ['a millisecond later', 'pending', addMilliseconds(NOW, -1), false],
  ['where nobody says how long it is open', 'pending', null, false],
  ['once it was refused', 'refused', addMilliseconds(NOW, 1), false],
] as const)(
  'the payer returns to a payment page %s: %s until %s, %s',
  (_when, status, pageOpenUntil, can) => {
    expect(canResumePayment({ status, pageOpenUntil }, NOW)).toBe(can)
  },
)

test('a payment page is open for a quarter of an hour', () => expect(OPERATION_LIFE_SECONDS).toBe(900))

test.each([
  [0, 2],
  [1_999, 2],
  [2_000, 4],
  [5_999, 4],
  [6_000, 8],
  [13_999, 8],
  [14_000, 16],
  [29_999, 16],
  [30_000, 32],
  [61_999, 32],
  [62_000, 60],
  [9_000_000, 60],
])('%s ms after the first answer the next wait is %s s, however often one has asked', (elapsed, seconds) => {
  expect(pollDelayAfter(elapsed)).toBe(seconds * 1000)
})

const OK = 'allowed'
test.each([
  ['', '', true, 'blank'],
  ['', '', false, OK],
  ['', 'a@b.fr', false, 'blank'],
  ['a@b.fr', '', false, 'different'],
  ['a@b.fr', 'a@b.fr', false, OK],
  [' a@b.fr ', 'a@b.fr', true, OK],
  ['a@b.fr', 'a@b.FR', true, 'different'],
  ['a@b.f', 'a@b.f', true, 'too-short'],
  ['camille', 'camille', false, 'malformed'],
])('paying with "%s" and its copy "%s", required %s: %s', (address, copy, required, expected) => {
  const verdict = paymentEmailRule(address, copy, required)
  expect(verdict.allowed ? OK : verdict.reason).toBe(expected)
})
