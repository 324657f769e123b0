import { describe, expect, test } from 'vitest'
import type { OperationStatus } from './operation.ts'
import { type NotifiedOutcome, settledStatus, settlement } from './settlement.ts'

const WORDS: readonly NotifiedOutcome[] = ['accepted', 'refused', 'abandoned']

describe('a word of the payment provider', () => {
  test.each(WORDS)('%s settles an operation that is pending', outcome => {
    expect(settlement({ status: 'pending', isClosedByProvider: false }, outcome)).toBe('in-time')
  })

  test.each([
    ['accepted', 'late'],
    ['refused', 'ignored'],
    ['abandoned', 'ignored'],
  ] as const)('%s about an operation that only our clock had closed: %s', (outcome, expected) => {
    expect(settlement({ status: 'abandoned', isClosedByProvider: false }, outcome)).toBe(expected)
  })

  const closed: readonly OperationStatus[] = ['registered', 'received', 'refused', 'unknown']
  test.each(closed.flatMap(status => WORDS.map(outcome => [status, outcome] as const)))(
    'leaves %s alone when it says %s',
    (status, outcome) => {
      for (const isClosedByProvider of [true, false])
        expect(settlement({ status, isClosedByProvider }, outcome)).toBe('ignored')
    },
  )

  test.each(WORDS)('%s cannot undo that it was abandoned by its own word', outcome => {
    expect(settlement({ status: 'abandoned', isClosedByProvider: true }, outcome)).toBe('ignored')
  })
})

test.each([
  ['accepted', true, 'registered'],
  ['accepted', false, 'received'],
  ['refused', false, 'refused'],
  ['abandoned', false, 'abandoned'],
] as const)('%s, its resource paid %s, ends as %s', (outcome, hasPaid, status) => {
  expect(settledStatus(outcome, hasPaid)).toBe(status)
})
