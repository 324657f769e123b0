import { describe, expect, it } from 'vitest'
import { countState, groupedNumber, impossibleDay, lookUpOf, numberInPaste } from './look-up.model.ts'

const NUMBER = '21380990000016261320004001'
const WIDE = NUMBER.replaceAll(/\d/g, digit => '０１２３４５６７８９'.charAt(Number(digit)))
const GROUPED = '21380990000016 26 1 320 004 001'

describe('a number is grouped while it is typed', () => {
  it.each([
    ['', 0, '', 0],
    ['2138099000001', 13, '2138099000001', 13],
    ['21380990000016', 14, '21380990000016', 14],
    ['213809900000162', 15, '21380990000016 2', 16],
    [NUMBER, 26, GROUPED, 31],
    [`${NUMBER}42`, 28, `${GROUPED} 42`, 34],
    [WIDE, 26, GROUPED, 31],
    ['2138-0990.0000 16', 17, '21380990000016', 14],
    ['21380990000016 26 1 320 O04 oo1', 25, GROUPED, 25],
    ['no 2138O', 8, '21380', 5],
  ])('%j with the caret at %i', (raw, caret, text, after) => {
    expect(groupedNumber(raw, caret)).toEqual({ text, caret: after })
  })

  it('keeps the caret behind the same digit when one is typed in the middle', () => {
    expect(groupedNumber('213890990000016 26', 5)).toEqual({ text: '21389099000001 62 6', caret: 5 })
  })

  it('leaves letters where they are, so that the field can say what is wrong', () => {
    expect(groupedNumber('AB-123-CD', 4)).toEqual({ text: 'AB-123-CD', caret: 4 })
    expect(groupedNumber('CO-100-OO', 4)).toEqual({ text: 'CO-100-OO', caret: 4 })
  })
})

describe('a number is found in what is pasted', () => {
  it.each([
    [`N° FPS : ${GROUPED}`, GROUPED],
    [`  ${NUMBER}\n`, GROUPED],
    [`${NUMBER}42`, `${GROUPED} 42`],
    [`Avis du 27/11/2026, FPS n° ${GROUPED} à payer`, GROUPED],
    [`${NUMBER}\tAB-123-CD`, GROUPED],
    [`Numéro : ${NUMBER}42. Plaque : AB123CD.`, `${GROUPED} 42`],
    [`Plaque AB-123-CD, FPS ${NUMBER.replaceAll(/(....)/g, '$1-')}`, GROUPED],
    [`FPS ${NUMBER}, 35 €`, GROUPED],
    [WIDE, GROUPED],
    [NUMBER.replaceAll(/(....)/g, '$1/'), GROUPED],
    [`Avis du 27/11/2026, FPS n° ${WIDE}`, GROUPED],
    [`${NUMBER} ou ${NUMBER.slice(0, -1)}2`, null],
    ['21380990000016', null],
    ['AB-123-CD', null],
  ])('%j', (pasted, found) => {
    expect(numberInPaste(pasted)).toBe(found)
  })
})

describe('the live count', () => {
  it.each([
    [0, 'none'],
    [1, 'short'],
    [25, 'short'],
    [26, 'complete'],
    [27, 'between'],
    [28, 'with-key'],
    [29, 'long'],
  ])('of %i digits is %s', (digits, state) => {
    expect(countState('7'.repeat(digits))).toEqual({ state, digits })
  })
})

it('a letter O counts as the zero that it is read as', () => {
  expect(countState('2138O99')).toEqual({ state: 'short', digits: 7 })
  expect(lookUpOf('21380990000016 26 1 32O OO4 OO1', 'FG-482-KD')).toMatchObject({
    ready: true,
    fineId: NUMBER,
  })
})

describe('the day of the number', () => {
  const withDay = (day: string, year = '26') => `21380990000016${year}1${day}004001`
  it.each([
    ['001', '26', null],
    ['365', '26', null],
    ['366', '26', '366'],
    ['366', '24', null],
    ['000', '26', '000'],
    ['399', '26', '399'],
  ])('%s of year %s', (day, year, warned) => {
    expect(impossibleDay(withDay(day, year))).toBe(warned)
  })

  it('never keeps a citizen from asking', () => {
    expect(lookUpOf(withDay('399'), 'AB-123-CD').ready).toBe(true)
  })
})

describe('what keeps a look-up from being asked', () => {
  it.each([
    ['', '', { number: 'blank', plate: 'blank' }],
    [NUMBER.slice(1), 'AB-123-CD', { number: 'wrong-length', plate: null }],
    ['AB-123-CD', 'AB-123-CD', { number: 'not-digits', plate: null }],
    [NUMBER, ' ', { number: null, plate: 'blank' }],
    [NUMBER, 'A', { number: null, plate: 'malformed' }],
  ])('%j with %j', (number, plate, faults) => {
    expect(lookUpOf(number, plate)).toEqual({ ready: false, faults })
  })

  it('is nothing for a number in groups and a foreign plate', () => {
    expect(lookUpOf(`${GROUPED} 42`, 'm-ü 4711')).toEqual({ ready: true, fineId: NUMBER, plate: 'MU4711' })
  })
})
