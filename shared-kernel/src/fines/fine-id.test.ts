import { array, assert, constantFrom, property, stringMatching, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { fineId } from '../ids/index.ts'
import { displayFineId, fineIdGroups, fineIdParts, parseFineId } from './index.ts'

const NUMBER = '21750001600019261325042007'
const numbered = (year: string, day: string) => `21750001600019${year}1${day}042007`

test.each([
  ['as digits', NUMBER, null],
  ['in the groups of the paper', '21750001600019 26 1 325 042 007', null],
  ['with spaces and dashes anywhere', ' 2175-0001 6000\u00a01926\u202f1325 0420 07\n', null],
  ['in digits of full width', '２１７５０００１６０００１９２６１３２５０４２００７', null],
  ['with the letter O for zero', '2175OOO16ooo19 26 1 325 O42 Oo7', null],
  ['with that letter and a label', 'no 2175OOO16OOO19261325O42OO7', null],
  ['with the tele-payment key', `${NUMBER}48`, '48'],
])('a fine’s number is read %s', (_, raw, key) => {
  expect(parseFineId(raw)).toEqual({ valid: true, id: NUMBER, key, warnings: [] })
})

test.each([
  ['', 'blank', 0],
  [' - ', 'blank', 0],
  [NUMBER.slice(1), 'wrong-length', 25],
  [`${NUMBER}1`, 'wrong-length', 27],
  [`${NUMBER}123`, 'wrong-length', 29],
  [`${NUMBER.slice(1)}A`, 'not-digits', 25],
  [`${NUMBER.slice(2)}O`, 'wrong-length', 25],
  ['٢١٧٥٠٠٠١٦٠٠٠١٩٢٦١٣٢٥٠٤٢٠٠٧', 'not-digits', 0],
] as const)('"%s" is refused because %s', (raw, reason, digits) => {
  expect(parseFineId(raw)).toEqual({ valid: false, reason, digits })
})

test.each([
  ['26', '001', false],
  ['26', '365', false],
  ['26', '366', true],
  ['28', '366', false],
  ['28', '367', true],
  ['26', '000', true],
  ['26', '999', true],
])('in year %s, day %s warns: %s, and never blocks', (year, day, warns) => {
  expect(parseFineId(numbered(year, day))).toMatchObject({
    valid: true,
    warnings: warns ? ['impossible-day'] : [],
  })
})

test('the number is shown in groups of 14 2 1 3 3 3, each with its meaning', () => {
  const id = fineId(NUMBER)
  expect(fineIdGroups(id).map(group => group.length)).toEqual([14, 2, 1, 3, 3, 3])
  expect(displayFineId(id)).toBe('21750001600019 26 1 325 042 007')
  expect(fineIdParts(id)).toEqual({
    issuer: '21750001600019',
    year: '26',
    authority: '1',
    dayOfYear: '325',
    device: '042',
    sequence: '007',
  })
})

test('a number of another length is shown as far as it goes', () => {
  expect(fineIdGroups('1234567890123456')).toEqual(['12345678901234', '56'])
  expect(fineIdGroups(`${NUMBER}48`).slice(-2)).toEqual(['007', '48'])
})

test('whatever the spacing, the number is the same', async () => {
  const spacing = constantFrom('', ' ', '-', '\u00a0', '\t', '.')
  const typed = tuple(stringMatching(/^\d{26}$/), array(spacing, { minLength: 26, maxLength: 26 }))
  await assert(
    property(typed, ([digits, gaps]) => {
      const parsed = parseFineId([...digits].map((digit, i) => digit + gaps[i]).join(''))
      return parsed.valid && parsed.id === digits && parseFineId(displayFineId(parsed.id)).valid
    }),
  )
})

test.each([
  'n°21380990000016261320004001',
  'N° 21380990000016 26 1 320 004 001',
  'Nº\u00a021380990000016\u202f26 1 320 004 001',
  '№21380990000016261320004001',
  'no. 2138.0990.0000.1626.1320.004.001',
  'fps n°2138-0990-0000-16-26-1-320-004-001',
  'Avis de paiement n° : 21380990000016261320004001',
  'nume\u0301ro du FPS : 21380990000016261320004001',
  '#21380990000016261320004001',
  '  21380990000016261320004001\n',
  ' n° 21380990000016261320004001',
])('what people paste is the number: %s', written => {
  expect(parseFineId(written)).toMatchObject({ valid: true, id: '21380990000016261320004001' })
})

test.each([
  '21380990000016n°261320004001',
  'AB-123-CD',
  'CO-100-OO',
  'n°',
  'FPS',
  '2138099000001626132000400A',
  'plaque 21380990000016261320004001',
])('a word that names no number is no part of one: %s', written => {
  expect(parseFineId(written)).toMatchObject({ valid: false })
})
