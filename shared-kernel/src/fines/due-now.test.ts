import { describe, expect, test } from 'vitest'
import { cents } from '../money/index.ts'
import { aFine, aFineVersion, aMoment } from '../testing/builders/index.ts'
import { addMilliseconds, type Instant } from '../time/index.ts'
import {
  type DueKind,
  type DueNow,
  type DueStatus,
  dueKindOf,
  dueNow,
  dueStatusOf,
  type Fine,
} from './index.ts'

const REDUCED = aMoment('2026-06-16T23:59:59+02:00')
const DEADLINE = aMoment('2026-09-11T23:59:59+02:00')
const after = (moment: Instant) => addMilliseconds(moment, 1)
const paid = (amount: number, paidAt: Instant | null = null) => [
  { amount: cents(amount), paidAt, operationId: null },
]
const fine = (changes: Partial<Fine> = {}): Fine =>
  aFine({
    versions: [aFineVersion({ price: cents(5_000), reducedPrice: cents(3_500), reducedUntil: REDUCED })],
    paymentDeadline: DEADLINE,
    ...changes,
  })

describe('a fine asks for one sum until one date', () => {
  test.each<
    [string, Partial<Fine>, Instant, readonly [number, Instant | null, boolean, number | null] | null]
  >([
    ['at the last instant of the reduced price', {}, REDUCED, [3_500, REDUCED, false, 5_000]],
    ['a millisecond later', {}, after(REDUCED), [5_000, DEADLINE, false, null]],
    ['at its last instant', {}, DEADLINE, [5_000, DEADLINE, false, null]],
    ['once that has passed', {}, after(DEADLINE), [5_000, DEADLINE, true, null]],
    ['paid in part, reduced', { agencyPayments: paid(1_000) }, REDUCED, [2_500, REDUCED, false, 4_000]],
    ['paid in part, later', { agencyPayments: paid(1_000) }, DEADLINE, [4_000, DEADLINE, false, null]],
    ['without a last day', { paymentDeadline: null }, DEADLINE, [5_000, null, false, null]],
    ['settled at the reduced price', { agencyPayments: paid(3_500, REDUCED) }, DEADLINE, null],
    [
      'settled at the reduced price, says the city, of which a part is missing',
      { paymentStatus: 'paid-reduced', agencyPayments: paid(3_000) },
      after(REDUCED),
      [500, DEADLINE, false, null],
    ],
    ['paid too much', { agencyPayments: paid(6_000) }, DEADLINE, null],
    ['cancelled', { versions: [aFineVersion({ price: cents(0), reducedPrice: null })] }, DEADLINE, null],
  ])('%s', (_, changes, now, expected) => {
    const asked = dueNow(fine(changes), now)
    expect(asked && [asked.due, asked.until, asked.isLate, asked.later]).toEqual(expected)
  })
})

test.each<[string, DueStatus, Partial<DueNow> | null, DueKind]>([
  ['a payment is on its way', 'pending', {}, 'pending'],
  ['nothing is due', 'paid', null, 'nothing'],
  ['nobody says until when', 'due', { until: null, later: null }, 'undated'],
  ['less is due for a while', 'due', { later: cents(5_000) }, 'reduced'],
  ['its last day has passed', 'due', { isLate: true }, 'late'],
  ['it is due', 'due', {}, 'open'],
])('after a decision, where %s (%s), what is due is told so', (_, dueStatus, changes, kind) => {
  const asked = changes && { due: cents(3_500), until: DEADLINE, isLate: false, later: null, ...changes }
  expect(dueKindOf(dueStatus, asked)).toBe(kind)
})

describe('what is said of a fine is true of it', () => {
  test.each<[string, Partial<Fine>]>([
    ['due', {}],
    ['due', { agencyPayments: paid(4_999) }],
    ['pending', { isPaymentPending: true }],
    ['paid', { agencyPayments: paid(5_000) }],
    ['paid', { agencyPayments: paid(5_000), isPaymentPending: true }],
    ['paid', { paymentStatus: 'overpaid-reduced', agencyPayments: paid(5_000) }],
    ['cancelled', { versions: [aFineVersion({ price: cents(0), reducedPrice: null })] }],
    [
      'cancelled',
      { versions: [aFineVersion({ price: cents(0), reducedPrice: null })], agencyPayments: paid(5_000) },
    ],
  ])('%s: %j', (dueStatus, changes) => {
    expect(dueStatusOf(fine(changes), DEADLINE)).toBe(dueStatus)
  })
})
