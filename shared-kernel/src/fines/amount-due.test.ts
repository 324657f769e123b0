import { array, assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { fineId, operationId } from '../ids/index.ts'
import { cents } from '../money/index.ts'
import { aBareFine } from '../testing/builders/index.ts'
import type { Instant } from '../time/index.ts'
import { amountDue, currentPrice, type Fine, type FinePayment, type FineVersion } from './index.ts'

const UNTIL = 1_000_000 as Instant
const BEFORE = (UNTIL - 1) as Instant
const AFTER = (UNTIL + 1) as Instant
const paid = (
  amount: number,
  paidAt: number | null = null,
  operation: string | null = null,
): FinePayment => ({
  amount: cents(amount),
  paidAt: paidAt as Instant | null,
  operationId: operation === null ? null : operationId(operation),
})
const version = (overrides: Partial<FineVersion> = {}): FineVersion => ({
  issuedAt: null,
  price: cents(5000),
  reducedPrice: cents(3500),
  reducedUntil: UNTIL,
  payments: [],
  ...overrides,
})
const fine = (overrides: Partial<Fine> = {}) =>
  aBareFine({
    id: fineId('21750001600019261325042007'),
    versions: [version()],
    ...overrides,
  })

test.each([
  ['one millisecond before its last instant', BEFORE, 3500, true],
  ['at its last instant', UNTIL, 3500, true],
  ['one millisecond after', AFTER, 5000, false],
])('%s the reduced price applies or not', (_, now, price, isReduced) => {
  expect(currentPrice(fine(), now)).toEqual({ price, isReduced, reducedUntil: isReduced ? UNTIL : null })
})

test.each([
  ['without a reduced price', version({ reducedPrice: null })],
  ['without a time for it', version({ reducedUntil: null })],
])('a fine %s has the full price', (_, only) => {
  expect(currentPrice(fine({ versions: [only] }), BEFORE).price).toBe(5000)
})

test('payments of all three kinds count', () => {
  const owed = fine({
    versions: [version({ payments: [paid(1000)] })],
    agencyPayments: [paid(500)],
    debtRecoveryPayments: [paid(250)],
  })
  expect(amountDue(owed, AFTER)).toMatchObject({ paid: 1750, due: 3250, overpaid: 0 })
})

test('a corrected version replaces the price and keeps the payments', () => {
  const corrected = fine({
    versions: [version({ payments: [paid(3000)] }), version({ price: cents(2000), reducedPrice: null })],
  })
  expect(amountDue(corrected, AFTER)).toMatchObject({ price: 2000, paid: 3000, due: 0, overpaid: 1000 })
  const again = fine({
    versions: [...corrected.versions, version({ price: cents(4000), reducedPrice: null })],
  })
  expect(amountDue(again, AFTER)).toMatchObject({ price: 4000, due: 1000, overpaid: 0 })
})

test('what was given back is not paid any more', () => {
  const back = (amount: number) =>
    amountDue(
      fine({ agencyPayments: [paid(6000)], payouts: [{ amount: cents(amount), paidAt: null }] }),
      AFTER,
    )
  expect(back(1000)).toMatchObject({ paid: 6000, refunded: 1000, due: 0, overpaid: 0 })
  expect(back(1500)).toMatchObject({ paid: 6000, refunded: 1500, due: 500, overpaid: 0 })
})

test('an operation that a correction carries over is counted once', () => {
  const twice = [paid(2000, null, 'op1')]
  const corrected = fine({ versions: [version({ payments: twice }), version({ payments: twice })] })
  expect(amountDue(corrected, AFTER)).toMatchObject({ paid: 2000, due: 3000 })
})

test('payments without an operation number are all counted, and so is a lone operation', () => {
  const owed = fine({ agencyPayments: [paid(100), paid(100), paid(50, null, 'op1')] })
  expect(amountDue(owed, AFTER).paid).toBe(250)
})

test.each([
  ['the reduced price in time', [paid(3500, UNTIL)], 0],
  ['the reduced price in two parts in time', [paid(2000, 1), paid(1500, 2)], 0],
  ['a cent less in time', [paid(3499, UNTIL)], 1501],
  ['the reduced price too late', [paid(3500, AFTER)], 1500],
  ['the reduced price, nobody knows when', [paid(3500)], 1500],
  ['nothing', [], 5000],
])('once the time is over, whoever paid %s owes what is left', (_, payments, due) => {
  expect(amountDue(fine({ versions: [version({ payments })] }), AFTER).due).toBe(due)
})

test('a reduced price of nothing is not paid by paying nothing', () => {
  expect(amountDue(fine({ versions: [version({ reducedPrice: cents(0) })] }), AFTER).due).toBe(5000)
})

test.each([
  ['paid-reduced', 3500, 0, 0],
  ['overpaid-reduced', 5000, 0, 1500],
] as const)(
  'a fine that the city calls %s is settled at the reduced price',
  (paymentStatus, amount, due, overpaid) => {
    // Whether or not the city says until when it applied.
    for (const reducedUntil of [UNTIL, null]) {
      const payments = [paid(amount)]
      const settled = fine({ paymentStatus, versions: [version({ payments, reducedUntil })] })
      expect(amountDue(settled, AFTER)).toMatchObject({ isReduced: true, due, overpaid })
    }
  },
)

test('due and overpaid are never both there, never negative, and make up the difference', async () => {
  await assert(
    property(
      array(integer({ min: 0, max: 4000 }), { maxLength: 6 }),
      integer({ min: 0, max: 2_000_000 }),
      (amounts, now) => {
        const {
          price,
          paid: total,
          due,
          overpaid,
        } = amountDue(fine({ agencyPayments: amounts.map(amount => paid(amount)) }), now as Instant)
        return due >= 0 && overpaid >= 0 && due * overpaid === 0 && price - total === due - overpaid
      },
    ),
  )
})
