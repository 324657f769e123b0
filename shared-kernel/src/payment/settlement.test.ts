import { describe, expect, test } from 'vitest'
import type { OperationStatus } from './operation.ts'
import { type PaymentWord, settledStatus, settlement } from './settlement.ts'

const WORDS: readonly PaymentWord[] = ['accepted', 'refused', 'abandoned']

describe('a word of the payment provider', () => {
  test.each(WORDS)('%s settles an operation that is pending', word => {
    expect(settlement({ status: 'pending', isClosedByProvider: false }, word)).toBe('in-time')
  })

  test.each([
    ['accepted', 'late'],
    ['refused', 'ignored'],
    ['abandoned', 'ignored'],
  ] as const)('%s about an operation that only our clock had closed: %s', (word, expected) => {
    expect(settlement({ status: 'abandoned', isClosedByProvider: false }, word)).toBe(expected)
  })

  const closed: readonly OperationStatus[] = ['registered', 'received', 'refused', 'unknown']
  test.each(closed.flatMap(status => WORDS.map(word => [status, word] as const)))(
    'leaves %s alone when it says %s',
    (status, word) => {
      for (const isClosedByProvider of [true, false])
        expect(settlement({ status, isClosedByProvider }, word)).toBe('ignored')
    },
  )

  test.each(WORDS)('%s cannot undo that it was abandoned by its own word', word => {
    expect(settlement({ status: 'abandoned', isClosedByProvider: true }, word)).toBe('ignored')
  })
})

test.each([
  ['accepted', true, 'registered'],
  ['accepted', false, 'received'],
  ['refused', false, 'refused'],
  ['abandoned', false, 'abandoned'],
] as const)('%s, its resource paid %s, ends as %s', (word, hasPaid, status) => {
  expect(settledStatus(word, hasPaid)).toBe(status)
})
