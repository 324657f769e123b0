import { instant } from '@parvis/shared-kernel/time'
import { describe, expect, test } from 'vitest'
import { Refusal } from '../http/refusal.ts'
import type { Field, FieldKind } from './commands/field.ts'
import { type Given, readGiven } from './given.ts'

const PARIS = 'Europe/Paris'
const field = (kind: FieldKind, changes: Partial<Field> = {}): Field => ({
  name: 'it',
  label: 'It',
  kind,
  isOptional: true,
  ...changes,
})
const OFFICE = field('choice', { choices: { antai: 'ANTAI', recovery: 'Recouvrement' } })

/** What a reading makes of one value, or the fault that the form is told. */
const read = (asked: Field, value: unknown, reading: (given: Given) => unknown) => {
  try {
    return reading(readGiven([asked], value === undefined ? {} : { it: value }))
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure
    return failure.details
  }
}
const WRONG = { fields: [{ path: 'it', message: 'Wrong value' }] }
const MANDATORY = { fields: [{ path: 'it', message: 'mandatory' }] }

describe('an amount', () => {
  test.each([
    ['35', 3_500],
    ['35,5', 3_550],
    ['35.05', 3_505],
    [' 1 250,00 € ', 125_000],
    [0, 0],
    ['9999999,99', 999_999_999],
    ['10000000', WRONG],
    ['35,505', WRONG],
    [',5', WRONG],
    ['-1', WRONG],
    ['35 euros', WRONG],
  ])('%j is %j cents', (typed, cents) => {
    expect(read(field('amount'), typed, given => given.cents('it'))).toEqual(cents)
    expect(read(field('amount'), typed, given => given.maybeCents('it'))).toEqual(cents)
  })

  test('that may be missing is none, and one that may not is asked for', () => {
    expect(read(field('amount'), '', given => given.maybeCents('it'))).toBeUndefined()
    expect(read(field('amount', { isOptional: false }), '', given => given.cents('it'))).toEqual(MANDATORY)
  })
})

describe('a moment', () => {
  test.each([
    ['2027-07-01', '2027-06-30T22:00:00Z'],
    ['2027-07-01T08:30', '2027-07-01T06:30:00Z'],
    ['2027-07-01 23:59', '2027-07-01T21:59:00Z'],
    ['2027-01-01T00:00:00Z', '2027-01-01T00:00:00Z'],
  ])('%s is, in the city, %s', (typed, moment) => {
    expect(read(field('moment'), typed, given => given.maybeMoment('it', PARIS))).toBe(instant(moment))
  })

  test.each(['2027-02-30', '2027-07-01T24:00', '2027-07-01T08:60', '2027-07-01T08', 'x 2027-07-01', 'soon'])(
    '%s is none',
    typed => {
      expect(read(field('moment'), typed, given => given.maybeMoment('it', PARIS))).toEqual(WRONG)
    },
  )

  test.each([
    ['2027-02-28', '2027-02-28'],
    ['2027-02-30', WRONG],
    [undefined, undefined],
  ])('the day %j is %j', (typed, day) => {
    expect(read(field('day'), typed, given => given.maybeDay('it'))).toEqual(day)
  })
})

describe('what a form sends', () => {
  test.each([
    ['spaces around it', field('line'), ' AB-123-CD ', ['AB-123-CD']],
    ['nothing but spaces', field('line'), '  ', []],
    ['a number or a yes', field('line'), [7, true], ['7', 'true']],
    ['what is no text', field('line'), [{}, null], []],
    ['several lines', field('lines'), 'Permis\n\n Carte grise ', ['Permis', 'Carte grise']],
    ['lines of a text', field('text'), 'Bonjour\nMerci', ['Bonjour\nMerci']],
    ['one of the choices', OFFICE, 'antai', ['antai']],
    ['both choices', OFFICE, ['antai', 'recovery'], ['antai', 'recovery']],
    ['a choice that only the page knows', field('choice', { choices: {} }), 'valmont', ['valmont']],
    ['no choice', OFFICE, 'toString', WRONG],
    ['a choice and none', OFFICE, ['antai', 'bank'], WRONG],
    ['nothing, where something is needed', field('line', { isOptional: false }), ' ', MANDATORY],
  ] as const)('%s', (_what, asked, value, texts) => {
    expect(read(asked, value, given => given.many('it'))).toEqual(texts)
  })

  test('is told every fault at once, unknown fields among them', () => {
    const fields = [field('line', { isOptional: false }), { ...OFFICE, name: 'source' }]
    const faults = [
      { path: 'colour', message: 'unknown' },
      { path: 'it', message: 'mandatory' },
      { path: 'source', message: 'Wrong value' },
    ]
    expect(() => readGiven(fields, { source: 'bank', colour: 'red' })).toThrow(
      expect.objectContaining({ details: { fields: faults } }),
    )
  })
})
