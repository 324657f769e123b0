import { expect, test } from 'vitest'
import { fullCount, prefixOf, type TryCounts } from './fine-guard.model.ts'

const first: TryCounts = { network: 1, plate: 1, target: 1, prefix: 1, onPrefix: 1, onNumber: 1 }
const guarded: TryCounts = { ...first, target: 21 }

test.each([
  ['a first try', first, null],
  ['the twentieth of a network', { ...first, network: 20 }, null],
  ['the twenty-first of a network', { ...first, network: 21 }, 'network'],
  ['the fifth of a caller with a plate', { ...first, plate: 5 }, null],
  ['the sixth of a caller with a plate', { ...first, plate: 6 }, 'plate'],
  ['another number where few have failed', { ...first, target: 20, onPrefix: 2 }, null],
  ['another number where many have failed with this plate', { ...guarded, onPrefix: 2 }, 'onPrefix'],
  [
    'another number where very many have failed with any plate',
    { ...first, prefix: 401, onPrefix: 2 },
    'onPrefix',
  ],
  ['another number before that', { ...first, prefix: 400, onPrefix: 2 }, null],
  ['the same number with another plate, guarded', { ...guarded, onPrefix: 3, onNumber: 3 }, null],
  ['a first try on a guarded target', guarded, null],
  ['the last one below the ceiling', { ...guarded, target: 300 }, null],
  ['the first one above the ceiling', { ...guarded, target: 301 }, 'target'],
] as const)('%s: closed by %o', (_, counts, expected) => {
  expect(fullCount(counts, false)).toBe(expected)
})

test.each([
  ['above the ceiling', { ...guarded, target: 5_000 }, null],
  ['with another number', { ...guarded, target: 5_000, onPrefix: 2 }, 'onPrefix'],
  ['with too many failures of their own', { ...guarded, plate: 6 }, 'plate'],
] as const)('a signed-in person %s: %o', (_, counts, expected) => {
  expect(fullCount(counts, true)).toBe(expected)
})

test('a number begins with its issuer, year, authority and day', () => {
  expect(prefixOf('21380990000016261320004001')).toBe('21380990000016261320')
})
