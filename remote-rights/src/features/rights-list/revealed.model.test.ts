import { expect, test } from 'vitest'
import { readRevealed, writeRevealed } from './revealed.model.ts'

test.each([
  ['', false, false],
  ['expired=true', true, true],
  ['expired=ticket', true, false],
  ['expired=subscription', false, true],
  ['expired=maybe', false, false],
])(
  'the address « ?%s » shows expired tickets %s, expired subscriptions %s',
  (query, ticket, subscription) => {
    expect(readRevealed(new URLSearchParams(query))).toEqual({ ticket, subscription })
  },
)

test.each([
  [true, true, '?expired=true'],
  [true, false, '?expired=ticket'],
  [false, true, '?expired=subscription'],
  [false, false, ''],
])('tickets %s, subscriptions %s is written « %s »', (ticket, subscription, query) => {
  expect(writeRevealed(new URLSearchParams('expired=true'), { ticket, subscription })).toBe(query)
})

test('the rest of the address stays as it was', () => {
  const search = new URLSearchParams('lang=en')
  expect(writeRevealed(search, { ticket: true, subscription: true })).toBe('?lang=en&expired=true')
})
