import { assert, integer, option, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { covers, elapsedShare, type Instant, isEnded, isWithin, overlaps, type Period } from './index.ts'

const i = (ms: number) => ms as Instant
const period = (start: number, end: number | null): Period => ({
  start: i(start),
  end: end === null ? null : i(end),
})

test.each([
  [99, false],
  [100, false],
  [101, true],
])('a right that ends at 100 has ended at %i: %s', (now, expected) => {
  expect(isEnded(i(100), i(now))).toBe(expected)
})

test.each([
  [9, false],
  [10, true],
  [20, true],
  [21, false],
])('a right from 10 to 20 is valid at %i: %s', (now, expected) => {
  expect(isWithin(period(10, 20), i(now))).toBe(expected)
})

test('what has no end never ends, and nothing of it elapses', () => {
  expect(isEnded(null, i(1e15))).toBe(false)
  expect(elapsedShare(period(0, null), i(1e15))).toBe(0)
  expect(isWithin(period(0, null), i(1e15))).toBe(true)
})

test.each([
  [0, 1000, -1, 0],
  [0, 1000, 0, 0],
  [0, 1000, 799, 0.799],
  [0, 1000, 800, 0.8],
  [0, 1000, 801, 0.801],
  [0, 1000, 1000, 1],
  [0, 1000, 5000, 1],
  [500, 500, 499, 0],
  [500, 500, 500, 1],
])('of %i to %i, at %i the share %d has elapsed', (start, end, now, expected) => {
  expect(elapsedShare(period(start, end), i(now))).toBe(expected)
})

test('one millisecond past 80 % of a year is more than 80 %, and not one before', () => {
  const year = period(0, 31_536_000_000)
  const edge = 25_228_800_000
  expect([edge - 1, edge, edge + 1].map(now => elapsedShare(year, i(now)) > 0.8)).toEqual([
    false,
    false,
    true,
  ])
})

test.each([
  ['apart', [0, 10], [20, 30], false],
  ['touching', [0, 10], [10, 20], false],
  ['by one millisecond', [0, 11], [10, 20], true],
  ['one inside the other', [0, 100], [10, 20], true],
  ['without end, later', [50, null], [10, 20], false],
  ['without end, earlier', [0, null], [10, 20], true],
  ['both without end', [0, null], [99, null], true],
] satisfies [string, [number, number | null], [number, number | null], boolean][])(
  'periods %s overlap or not',
  (_, [aStart, aEnd], [bStart, bEnd], expected) => {
    const [a, b] = [period(aStart, aEnd), period(bStart, bEnd)]
    expect(overlaps(a, b)).toBe(expected)
    expect(overlaps(b, a)).toBe(expected)
  },
)

test('a period covers itself and what lies within it', () => {
  expect(covers(period(0, 10), period(0, 10))).toBe(true)
  expect(covers(period(0, 10), period(0, 11))).toBe(false)
  expect(covers(period(1, 10), period(0, 10))).toBe(false)
  expect(covers(period(0, 10), period(5, null))).toBe(false)
  expect(covers(period(0, null), period(5, null))).toBe(true)
})

test('a share is always between nothing and all, and grows with time', async () => {
  const any = record({
    start: integer(),
    length: option(integer({ min: 0 })),
    now: integer(),
    later: integer({ min: 0 }),
  })
  await assert(
    property(any, ({ start, length, now, later }) => {
      const right = period(start, length === null ? null : start + length)
      const share = elapsedShare(right, i(now))
      return share >= 0 && share <= 1 && elapsedShare(right, i(now + later)) >= share
    }),
  )
})
