import { expect, test } from 'vitest'
import { cents } from '../money/index.ts'
import { resumption } from './resumption.ts'

const live = { amount: cents(1_700), payer: 'camille', isPageOpen: true }

test.each([
  ['the one who started it, at the same price', live, { amount: 1_700, payer: 'camille' }, 'resume'],
  ['somebody else, at the same price', live, { amount: 1_700, payer: 'ines' }, 'wait'],
  ['the one who started it, when the price has risen', live, { amount: 3_500, payer: 'camille' }, 'replace'],
  ['somebody else, when the price has risen', live, { amount: 3_500, payer: 'ines' }, 'replace'],
  ['a cent less', live, { amount: 1_699, payer: 'camille' }, 'replace'],
  [
    'anybody while the bank has not answered',
    { ...live, isPageOpen: false },
    { amount: 1_700, payer: 'camille' },
    'wait',
  ],
  ['even at another price', { ...live, isPageOpen: false }, { amount: 3_500, payer: 'camille' }, 'wait'],
] as const)(
  'asking to pay for a right while an operation is live: %s',
  (_who, operation, requested, expected) => {
    expect(
      resumption(operation, { ...requested, amount: cents(requested.amount), isOpenToAnybody: false }),
    ).toBe(expected)
  },
)

test.each([
  ['the one who started it', live, { amount: 1_700, payer: 'camille' }, 'resume'],
  ['somebody else', live, { amount: 1_700, payer: 'ines' }, 'replace'],
  ['somebody else, when the price has risen', live, { amount: 3_500, payer: 'ines' }, 'replace'],
  [
    'somebody else while the bank has not answered',
    { ...live, isPageOpen: false },
    { amount: 1_700, payer: 'ines' },
    'wait',
  ],
] as const)('asking to pay a fine while an operation is live: %s', (_who, operation, requested, expected) => {
  expect(
    resumption(operation, { ...requested, amount: cents(requested.amount), isOpenToAnybody: true }),
  ).toBe(expected)
})
