import { assert, constantFrom, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import {
  displayPlate,
  dropBlankPlates,
  type Plate,
  plate,
  plateFormat,
  spellPlate,
  summarisePlates,
} from './index.ts'

test.each([
  ['ab123cd', 'AB123CD'],
  ['AB 123 CD', 'AB123CD'],
  ['AB-123-CD', 'AB123CD'],
  ['  ab – 123 ‑ cd ', 'AB123CD'],
  ['AB\u00a0123\u202fCD\u200b', 'AB123CD'],
  ['AB.123.CD', 'AB123CD'],
  ['1234 ab 75', '1234AB75'],
  ['mü-äb 12', 'MUAB12'],
  ['ＡＢ－１２３－ｃｄ', 'AB123CD'],
  ['A1', 'A1'],
  ['A23456789012345', 'A23456789012345'],
])('"%s" is the plate %s', (raw, expected) => {
  expect(plate(raw)).toBe(expected)
})

test.each(['', '   ', '-', 'A', 'A234567890123456', 'AB*23CD', 'AB123CD?', 'АВ123', '北京A123'])(
  '"%s" is not a plate',
  raw => {
    expect(plate(raw)).toBeNull()
  },
)

test.each([
  ['AB123CD', 'siv', 'AB-123-CD'],
  ['AI123SS', 'siv', 'AI-123-SS'],
  ['1234AB75', 'fni', '1234 AB 75'],
  ['1ABC01', 'fni', '1 ABC 01'],
  ['12AB2A', 'fni', '12 AB 2A'],
  ['123AB971', 'fni', '123 AB 971'],
  ['123AB20', 'fni', '123 AB 20'],
  ['1A75', 'fni', '1 A 75'],
  ['12345AB75', 'foreign', '12345AB75'],
  ['123475', 'foreign', '123475'],
  ['AB75', 'foreign', 'AB75'],
  ['1ABCD75', 'foreign', '1ABCD75'],
  ['1AB75A', 'foreign', '1AB75A'],
  ['A1AB75', 'foreign', 'A1AB75'],
  ['123AB96', 'foreign', '123AB96'],
  ['123AB00', 'foreign', '123AB00'],
  ['AB12CDE', 'foreign', 'AB12CDE'],
  ['AB1234CD', 'foreign', 'AB1234CD'],
  ['AB123CDE', 'foreign', 'AB123CDE'],
  ['CAB123CD', 'foreign', 'CAB123CD'],
] as const)('%s is of the form %s and shown as %s', (raw, format, shown) => {
  expect(plateFormat(raw as Plate)).toBe(format)
  expect(displayPlate(raw as Plate)).toBe(shown)
})

test('no plate shows N/A', () => {
  expect(displayPlate(null)).toBe('N/A')
})

test('blank plates are dropped before sending, and one given twice is given once', () => {
  expect(dropBlankPlates(['', 'ab 123 cd', '  ', 'AB-123-CD', '1234AB75'])).toEqual(['AB123CD', '1234AB75'])
})

test.each([
  [0, 0, 0],
  [3, 3, 0],
  [4, 3, 1],
  [9, 3, 6],
])('of %i plates %i are shown and %i counted', (count, shown, hidden) => {
  const plates = Array.from({ length: count }, (_, i) => `AB10${i}CD` as Plate)
  expect(summarisePlates(plates)).toEqual({ shown: plates.slice(0, shown), hiddenCount: hidden })
})

test('a plate is spelt character by character', () => {
  expect(spellPlate('AB123CD' as Plate)).toEqual(['A', 'B', '1', '2', '3', 'C', 'D'])
})

test('the normal form is its own normal form, and so is what is shown of it', async () => {
  const typed = string({ unit: constantFrom(...'abzABZ0159 -.éÖ '), maxLength: 20 })
  await assert(
    property(typed, raw => {
      const read = plate(raw)
      return read === null || (plate(read) === read && plate(displayPlate(read)) === read)
    }),
  )
})
