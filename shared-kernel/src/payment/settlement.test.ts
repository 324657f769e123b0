import { describe, expect, test } from 'vitest'
import type { OperationStatus } from './operation.ts'
import { type NotifiedOutcome, settledStatus, settlement } from './settlement.ts'

const OUTCOMES: readonly NotifiedOutcome[] = ['accepted', 'refused', 'abandoned']

describe('a word of the payment provider', () => {
  test.each(OUTCOMES)('%s settles an operation that is pending', outcome => {
    expect(settlement('pending', outcome)).toBe('in-time')
  })

  const unpaid = ['abandoned', 'refused'] as const satisfies readonly OperationStatus[]
  test.each(
    unpaid.flatMap(status => [
      [status, 'accepted', 'late'] as const,
      [status, 'refused', 'ignored'] as const,
      [status, 'abandoned', 'ignored'] as const,
    ]),
  )('of an operation that was %s says %s: %s', (status, outcome, expected) => {
    expect(settlement(status, outcome)).toBe(expected)
  })

  const others = ['registered', 'received', 'unknown'] as const satisfies readonly OperationStatus[]
  test.each(others.flatMap(status => OUTCOMES.map(outcome => [status, outcome] as const)))(
    'leaves %s alone when it says %s',
    (status, outcome) => {
      expect(settlement(status, outcome)).toBe('ignored')
    },
  )
})

test.each([
  ['accepted', true, 'registered'],
  ['accepted', false, 'received'],
  ['refused', false, 'refused'],
  ['abandoned', false, 'abandoned'],
] as const)('%s, its resource paid %s, ends as %s', (outcome, hasPaid, status) => {
  expect(settledStatus(outcome, hasPaid)).toBe(status)
})
