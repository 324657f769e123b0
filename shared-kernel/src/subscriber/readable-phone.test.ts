import { expect, test } from 'vitest'
import { readablePhone } from './readable-phone.ts'

test.each([
  ['a French number without spaces', '0612345678', '06 12 34 56 78'],
  ['one with dots', '06.12.34.56.78', '06 12 34 56 78'],
  ['one with spaces at odd places', ' 061 234\u202f5678 ', '06 12 34 56 78'],
  ['one as dialled from abroad', '+33612345678', '06 12 34 56 78'],
  ['one with both prefixes', '+33 (0)6 12 34 56 78', '06 12 34 56 78'],
  ['one with the prefix of a call abroad', '0033612345678', '06 12 34 56 78'],
  ['a French number that lacks a digit', '061234567', '061234567'],
  ['one with a digit too many', '06123456789', '06123456789'],
  ['a Belgian number', '+32475123456', '+32 475 12 34 56'],
  ['one with the prefix of a call abroad', '0032475123456', '+32 475 12 34 56'],
  ['one grouped by its owner', '+32 (475) 12.34-56', '+32 475 12 34 56'],
  ['a British number with its own groups', '+44 7911 123456', '+44 7911 123456'],
  ['an American number', '+14155552671', '+1 41 55 55 26 71'],
  ['a Portuguese number', '+351912345678', '+351 912 34 56 78'],
  ['a number of no known form', '475/12.34.56', '475/12.34.56'],
  ['nothing', '', ''],
])('%s reads well', (_, written, read) => {
  expect(readablePhone(written)).toBe(read.replaceAll(' ', '\u00a0'))
})

test('what is no number stays as it is', () => {
  expect(readablePhone('call my sister')).toBe('call my sister')
})
