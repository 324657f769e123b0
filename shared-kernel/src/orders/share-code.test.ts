import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SHARE_CODE_LENGTH, SHARE_CODE_LETTERS, shareCodeFrom, shareCodeOf } from './share-code.ts'

const CODE = '7F3K-9QXM-2B0R'
const OLD = 'kB-_9zIlO0aB3dE5gH7jK9mN1pQ3sT5vW7yZ9bC1dE3f'

test.each([
  ['as it is written', CODE, CODE],
  ['in small letters', '7f3k-9qxm-2b0r', CODE],
  ['without separators', '7f3k9qxm2b0r', CODE],
  ['with spaces, points or a printed hyphen', ' 7F3K 9QXM.2B0R\n', CODE],
  ['with dashes of another kind', '7F3K–9QXM‑2B0R', CODE],
  ['with letters for digits', '7f3k-9qxm-2bor', CODE],
  ['with I and L for one', 'ILIL-9QXM-2B0R', '1111-9QXM-2B0R'],
  ['of the time before', OLD, OLD],
  ['of the time before, with a line break', ` ${OLD.slice(0, 9)}\n${OLD.slice(9)}`, OLD],
  ['that is too short', '7f3k-9qxm', '7f3k-9qxm'],
  ['with a letter that no code has', '7F3K-9QXM-2BUR', '7F3K-9QXM-2BUR'],
])('a code %s', (_, typed, code) => {
  expect(shareCodeOf(typed)).toBe(code)
})

test('carries 55 bits at least', () => {
  expect(SHARE_CODE_LENGTH * Math.log2(new Set(SHARE_CODE_LETTERS).size)).toBeGreaterThanOrEqual(55)
})

test('every code that is made is read back, however it is written', () => {
  const bytes = fc.array(fc.nat(31), { minLength: 12, maxLength: 12 })
  fc.assert(
    fc.property(bytes, fc.constantFrom('', ' ', '-'), (numbers, separator) => {
      const code = shareCodeFrom(numbers)
      expect(code).toMatch(/^.{4}-.{4}-.{4}$/)
      expect(shareCodeOf(code.toLowerCase().replaceAll('-', separator))).toBe(code)
    }),
  )
})
