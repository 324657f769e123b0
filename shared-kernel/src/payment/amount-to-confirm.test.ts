import { expect, it } from 'vitest'
import { cents } from '../money/index.ts'
import { amountToConfirm } from './index.ts'

it.each([
  ['the same goes on', 300, 300, null],
  ['a higher one is confirmed first', 300, 100, 300],
  ['a lower one too', 100, 300, 100],
  ['one that no button named is', 300, 0, 300],
  ['what the city does not say goes on', null, 100, null],
  ['what the payer did not say goes on', 300, undefined, null],
])('of two amounts, %s', (_what, charged, pressed, expected) => {
  expect(
    amountToConfirm(
      charged === null ? null : cents(charged),
      pressed === undefined ? undefined : cents(pressed),
    ),
  ).toBe(expected)
})
