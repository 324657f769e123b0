import { expect, test } from 'vitest'
import { operationId } from '../ids/index.ts'
import type { Instant } from '../time/index.ts'
import {
  canRetryPayment,
  isOperationLive,
  isPaid,
  liveOperation,
  type OperationStatus,
  operationStatus,
  paymentEmailRule,
  paymentOutcome,
  pollDelay,
  pollDelayAfter,
  pollDelays,
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

test('the result is asked for after 2, 4, 8, 16, 32 and then every 60 seconds', () => {
  const delays = pollDelays()
  expect(Array.from({ length: 8 }, () => delays.next().value)).toEqual(
    [2, 4, 8, 16, 32, 60, 60, 60].map(s => s * 1000),
  )
  expect(pollDelay(5_000)).toBe(60_000)
})

test.each([
  [0, 2],
  [1_999, 2],
  [2_000, 4],
  [6_000, 8],
  [14_000, 16],
  [30_000, 32],
  [62_000, 60],
  [9_000_000, 60],
])('%s ms after the first answer the next wait is %s s, however often one has asked', (elapsed, seconds) => {
  expect(pollDelayAfter(elapsed)).toBe(seconds * 1000)
})

const START = 1_000_000
const attempt = (id: string, status: OperationStatus, startedAt = START) => ({
  operationId: operationId(id),
  status,
  startedAt: startedAt as Instant,
})
const minutes = (count: number) => (START + count * 60_000) as Instant

test.each([
  ['pending', 0, 0, true],
  ['pending', 15, 0, true],
  ['pending', 15, 1, false],
  ['refused', 0, 0, false],
  ['registered', 0, 0, false],
  ['unknown', 0, 0, false],
] as const)('an operation that is %s after %i min and %i ms is live: %s', (status, min, ms, expected) => {
  expect(isOperationLive(attempt('a', status), (minutes(min) + ms) as Instant)).toBe(expected)
})

test('asking again while an operation is live answers with it', () => {
  const attempts = [
    attempt('old', 'pending', START - 900_001),
    attempt('live', 'pending'),
    attempt('no', 'refused', START + 1),
  ]
  expect(liveOperation(attempts, minutes(0))?.operationId).toBe('live')
  expect(liveOperation(attempts, minutes(16))).toBeNull()
  expect(liveOperation([], minutes(0))).toBeNull()
})

test('of two live operations the newest counts', () => {
  expect(
    liveOperation([attempt('a', 'pending'), attempt('b', 'pending', START + 5)], minutes(1))?.operationId,
  ).toBe('b')
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
