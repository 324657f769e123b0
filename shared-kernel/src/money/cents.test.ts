import { array, assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { add, atLeastZero, cents, isFree, subtract, sum } from './index.ts'

const amount = integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(cents)

test.each([0.1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%s is not an amount of cents', raw => {
  expect(() => cents(raw)).toThrow(RangeError)
})

test('nothing is free, and never minus nothing', () => {
  expect(isFree(cents(0))).toBe(true)
  expect(isFree(cents(1))).toBe(false)
  expect(Object.is(cents(-0), 0)).toBe(true)
})

test('nobody owes less than nothing', () => {
  expect(atLeastZero(cents(-1))).toBe(0)
  expect(atLeastZero(cents(1))).toBe(1)
})

test('a sum does not depend on its order, and taking away undoes adding', async () => {
  await assert(property(array(amount), amounts => sum(amounts) === sum(amounts.toReversed())))
  await assert(property(amount, amount, (a, b) => subtract(add(a, b), b) === a))
})
