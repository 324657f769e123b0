import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aMoment, aSubscription } from '../testing/builders/index.ts'
import { addSeconds, instantFromMs } from '../time/index.ts'
import { byEndThenStatus, byRankThenEnd, type RightOrder, type Sortable } from './comparators.ts'
import { RIGHT_STATUSES, type RightStatus, statusColumns } from './right-status.ts'

const moment = fc.option(fc.integer({ min: 0, max: 5 }).map(instantFromMs))
const sortable: fc.Arbitrary<Sortable> = fc.record({
  status: fc.constantFrom(...RIGHT_STATUSES),
  startOfValidity: moment,
  endOfValidity: moment,
})
const orders = { byEndThenStatus, byRankThenEnd }
const sorted = (statuses: readonly RightStatus[], order: RightOrder) =>
  statuses
    .map(status => aSubscription({ status }))
    .toSorted(order)
    .map(({ status }) => status)

describe.each(Object.entries(orders))('%s', (_name, order) => {
  test('answers the opposite when asked the other way round', () => {
    fc.assert(
      fc.property(sortable, sortable, (a, b) => Math.sign(order(a, b)) === 0 - Math.sign(order(b, a))),
    )
  })
  test('is transitive, so that every list has one order', () => {
    fc.assert(
      fc.property(sortable, sortable, sortable, (a, b, c) => {
        if (order(a, b) <= 0 && order(b, c) <= 0) expect(order(a, c)).toBeLessThanOrEqual(0)
      }),
    )
  })
  test('never answers NaN, whatever is missing', () => {
    fc.assert(fc.property(sortable, sortable, (a, b) => !Number.isNaN(order(a, b))))
  })
  test('keeps the given order of what it finds equal', () => {
    fc.assert(
      fc.property(fc.array(sortable), list => {
        const result = list.map((item, at) => ({ ...item, at })).toSorted(order)
        return result.every((item, i) => {
          const next = result[i + 1]
          return next === undefined || order(item, next) < 0 || item.at < next.at
        })
      }),
    )
  })
})

describe('the order of statuses', () => {
  test('first document: payment, review, evidence, granted, rejected, canceled, deleted, unknown', () => {
    const expected: RightStatus[] = [
      'awaiting-payment',
      'under-review',
      'awaiting-evidence',
      'granted',
      'rejected',
      'canceled',
      'deleted',
      'unknown',
    ]
    expect(sorted(expected.toReversed(), byEndThenStatus)).toEqual(expected)
  })
  test('second document: payment, completion, evidence, review, granted, rejected, canceled, deleted, unknown', () => {
    const expected: RightStatus[] = [
      'awaiting-payment',
      'awaiting-completion',
      'awaiting-evidence',
      'under-review',
      'granted',
      'rejected',
      'canceled',
      'deleted',
      'unknown',
    ]
    expect(sorted(expected.toReversed(), byRankThenEnd)).toEqual(expected)
  })
  test('what a document leaves out ranks with what is like it', () => {
    expect(statusColumns('plate-under-review').rank).toBe(statusColumns('under-review').rank)
    expect(statusColumns('plate-under-review').listRank).toBe(statusColumns('under-review').listRank)
    expect(statusColumns('awaiting-completion').listRank).toBe(statusColumns('awaiting-evidence').listRank)
  })
})

describe('ties', () => {
  const june = aMoment('2026-06-01T00:00:00Z')
  const early = aSubscription({ startOfValidity: june, endOfValidity: june })
  const late = aSubscription({ startOfValidity: addSeconds(june, 1), endOfValidity: addSeconds(june, 1) })
  const open = aSubscription({ startOfValidity: null, endOfValidity: null })

  test.each([
    ['byEndThenStatus shows the latest end first, no end before all', byEndThenStatus, [open, late, early]],
    ['byRankThenEnd shows the latest end first, no end before all', byRankThenEnd, [open, late, early]],
  ] as const)('%s', (_name, order, expected) => {
    expect([late, open, early].toSorted(order)).toEqual(expected)
  })
  test('of rights that end together the newest start is shown first', () => {
    const started = (seconds: number) =>
      aSubscription({ startOfValidity: addSeconds(june, -seconds), endOfValidity: june })
    const [newest, older, oldest] = [started(1), started(2), started(3)]
    expect([older, oldest, newest].toSorted(byEndThenStatus)).toEqual([newest, older, oldest])
  })
  test('a right that ends later is shown first, whatever has become of it', () => {
    const canceled = aSubscription({ status: 'canceled', endOfValidity: addSeconds(june, 2) })
    expect([early, canceled].toSorted(byEndThenStatus)).toEqual([canceled, early])
  })
})
