import { describe, expect, test } from 'vitest'
import { aSubscription, NOW } from '../testing/builders/index.ts'
import { displayedStatus } from './displayed-status.ts'
import { isActive } from './in-force.ts'
import { isLostStatus, RIGHT_STATUSES, statusColumns } from './right-status.ts'
import { ACTIVE_STATUSES, CITIZENS_TURN, CITYS_TURN, KNOWN_STATUSES, LOST_STATUSES } from './status-lists.ts'

describe.each(RIGHT_STATUSES)('%s', status => {
  const columns = statusColumns(status)
  const codes = [...columns.codes.first, ...columns.codes.second] as readonly string[]

  test('is in the lists that its columns name', () => {
    expect(isActive({ status })).toBe(columns.isActive)
    expect(isLostStatus(status)).toBe(columns.isLost)
    const lists: readonly (readonly [readonly string[], boolean])[] = [
      [ACTIVE_STATUSES, columns.isActive],
      [LOST_STATUSES, columns.isLost],
      [CITIZENS_TURN, columns.waitsFor === 'payment' || columns.waitsFor === 'documents'],
      [CITYS_TURN, columns.waitsFor === 'city'],
      [KNOWN_STATUSES, codes.length > 0],
    ]
    for (const [list, isMeant] of lists) expect(list.includes(status)).toBe(isMeant)
  })
  test('is never both good and lost, and what came to nothing waits for nothing', () => {
    expect(columns.isActive && columns.isLost).toBe(false)
    if (columns.isLost) expect(columns.waitsFor).toBeNull()
  })
  test('has dates that are granted if it is good, and only then', () =>
    expect(columns.terms === 'granted').toBe(columns.isActive))
  test('has the badge of its row while neither dates nor a payment say more', () =>
    expect(displayedStatus(aSubscription({ status, endOfValidity: null }), NOW)).toBe(columns.displayed))
  test('shares no code with another', () => {
    const others = RIGHT_STATUSES.filter(other => other !== status).flatMap(other => {
      const { first, second } = statusColumns(other).codes
      return [...first, ...second] as readonly string[]
    })
    expect(others.filter(code => codes.includes(code))).toEqual([])
  })
})

test('the lists say what the documents say (D1)', () => {
  expect(ACTIVE_STATUSES).toEqual(['plate-under-review', 'granted'])
  expect(LOST_STATUSES).toEqual(['rejected', 'canceled', 'deleted'])
  expect(CITIZENS_TURN).toEqual(['awaiting-payment', 'awaiting-completion', 'awaiting-evidence'])
  expect(CITYS_TURN).toEqual(['under-review', 'plate-under-review'])
})

test('ranks leave no gap, so that a new status is placed among the others', () => {
  for (const rank of ['rank', 'listRank'] as const) {
    const ranks = [...new Set(RIGHT_STATUSES.map(status => statusColumns(status)[rank]))].toSorted(
      (a, b) => a - b,
    )
    expect(ranks).toEqual(ranks.map((_, index) => index + 1))
  }
})
