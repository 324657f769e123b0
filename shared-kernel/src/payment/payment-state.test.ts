import { expect, test } from 'vitest'
import { paymentState } from './payment-state.ts'

test.each([
  [false, false, null, 'nothing-due'],
  [false, true, 'pending', 'nothing-due'],
  [true, false, null, 'due'],
  [true, true, null, 'pending'],
  // The list was read before the provider answered.
  [true, true, 'refused', 'due'],
  [true, true, 'abandoned', 'due'],
  [true, true, 'unknown', 'due'],
  [true, true, 'registered', 'paid'],
  [true, false, 'received', 'paid'],
  // A city whose lists do not report pending payments.
  [true, false, 'pending', 'pending'],
] as const)(
  'due %s, said to be pending %s, its latest payment %s: %s',
  (isDue, isPending, latest, expected) => {
    expect(paymentState({ isDue, isPending }, latest)).toBe(expected)
  },
)
