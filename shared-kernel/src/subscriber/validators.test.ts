import { expect, test } from 'vitest'
import {
  ape,
  apeInput,
  attachmentSize,
  email,
  frenchMobile,
  inRange,
  mandatory,
  name2to50,
  nameLongerThanOne,
  postalCode,
  postalCodeInput,
  runValidators,
  sameAs,
  siret,
  siretInput,
  streetNumber,
  streetNumberComplement,
  type Validator,
} from './index.ts'

const OK = 'allowed'
const told = (verdict: ReturnType<Validator<string>>) => (verdict.allowed ? OK : verdict.reason)
const of80 = `${'a'.repeat(64)}@exemple-ville.f`.padEnd(80, 'r')

test.each([
  ['', 'blank'],
  [' \t\u00a0', 'blank'],
  ['a@b.f', 'too-short'],
  ['  a@b.f  ', 'too-short'],
  ['a@b.fr', OK],
  ['  a@b.fr  ', OK],
  [of80, OK],
  [`a${of80}`, 'too-long'],
  ['camille.roy+parvis@mairie.exemple.fr', OK],
  ['camille', 'malformed'],
  ['camille@ville', 'malformed'],
  ['camille@@ville.fr', 'malformed'],
  ['camille roy@ville.fr', 'malformed'],
  ['camille@-ville.fr', 'malformed'],
  ['camille@ville..fr', 'malformed'],
  ['@ville.fr', 'malformed'],
  ['éléonore@ville.fr', 'malformed'],
])('the e-mail "%s": %s', (value, expected) => {
  expect(told(email(value))).toBe(expected)
})

const CASES: readonly (readonly [string, Validator<string>, readonly (readonly [string, string])[]])[] = [
  [
    'mandatory',
    mandatory,
    [
      ['', 'mandatory'],
      ['  ', 'mandatory'],
      ['x', OK],
    ],
  ],
  [
    'nameLongerThanOne',
    nameLongerThanOne,
    [
      ['R', 'too-short'],
      [' R ', 'too-short'],
      ['Ro', OK],
    ],
  ],
  [
    'name2to50',
    name2to50,
    [
      ['R', 'too-short'],
      ['Ro', OK],
      ['R'.repeat(50), OK],
      ['R'.repeat(51), 'too-long'],
      ['e\u0301'.repeat(50), OK],
      ['e\u0301'.repeat(51), 'too-long'],
      ['e\u0301', 'too-short'],
      ['Jean-Loup', OK],
      ['Søren Ó Néill d’Arc', OK],
      ['علي', OK],
      ['Ana\u0000', 'malformed'],
      ['Ana\nPetit', 'malformed'],
      ['Ana\u202ePetit', 'malformed'],
      ['Ana\u2066Petit', 'malformed'],
      ['\u200b\u200b', 'malformed'],
      ['Ana\u2060Petit', 'malformed'],
      ['Ana\u00adPetit', 'malformed'],
      ['\u0639\u0644\u06cc\u200c\u0631\u0636\u0627', OK],
      ['=1+1', 'malformed'],
      [' +33', 'malformed'],
      ['@SUM(A1)', 'malformed'],
      ['-Ana', 'malformed'],
    ],
  ],
  [
    'streetNumber',
    streetNumber,
    [
      ['1', OK],
      ['0', 'not-a-positive-integer'],
      ['-1', 'not-a-positive-integer'],
      ['1.5', 'not-a-positive-integer'],
      ['12 bis', 'not-a-positive-integer'],
      [' 1234567890 ', OK],
      ['12345678901', 'too-long'],
    ],
  ],
  [
    'streetNumberComplement',
    streetNumberComplement,
    [
      ['', OK],
      [` ${'x'.repeat(10)} `, OK],
      ['x'.repeat(11), 'too-long'],
    ],
  ],
  [
    'postalCode',
    postalCode,
    [
      ['75001', OK],
      [' 75001 ', OK],
      ['7500', 'not-five-digits'],
      ['750011', 'not-five-digits'],
      ['2A000', 'not-five-digits'],
    ],
  ],
  [
    'frenchMobile',
    frenchMobile,
    [
      ['0612345678', OK],
      ['06 12 34 56 78', OK],
      ['06.12.34.56.78', OK],
      ['+33612345678', OK],
      ['+33 6 12 34 56 78', OK],
      ['0112345678', OK],
      ['0012345678', 'malformed'],
      ['061234567', 'malformed'],
      ['06123456789', 'malformed'],
      ['+330612345678', 'malformed'],
      ['+32612345678', 'malformed'],
    ],
  ],
  [
    'siret',
    siret,
    [
      ['12345678901234', OK],
      ['1234567890123', 'not-fourteen-digits'],
      ['123456789012345', 'not-fourteen-digits'],
    ],
  ],
  [
    'ape',
    ape,
    [
      ['6201Z', OK],
      ['6201z', 'malformed'],
      ['620Z', 'malformed'],
      ['62010Z', 'malformed'],
      ['6201ZA', 'malformed'],
    ],
  ],
  [
    'inRange',
    inRange(2, 3),
    [
      ['a', 'too-short'],
      [' a ', 'too-short'],
      ['ab', OK],
      [' abc ', OK],
      ['abcd', 'too-long'],
    ],
  ],
  [
    'sameAs',
    sameAs(' a@b.fr'),
    [
      ['a@b.fr', OK],
      ['a@b.fr ', OK],
      ['A@b.fr', 'different'],
      ['', 'different'],
    ],
  ],
]

test.each(
  CASES.flatMap(([name, rule, cases]) =>
    cases.map(([value, expected]) => [name, value, expected, rule] as const),
  ),
)('%s of "%s": %s', (_, value, expected, rule) => {
  expect(told(rule(value))).toBe(expected)
})

test.each([
  [10_000_000, true],
  [10_000_001, false],
])('an attachment of %i bytes may be sent: %s', (bytes, allowed) => {
  expect(attachmentSize(bytes).allowed).toBe(allowed)
})

test('fields keep what belongs to them while one types', () => {
  expect(siretInput('123 456 789 00012 ')).toBe('12345678900012')
  expect([' 6201z', '62.01Z', '62.01 z', '6201\u00a0Z'].map(apeInput)).toEqual(Array(4).fill('6201Z'))
  expect(postalCodeInput(' 38\u00a0990 ')).toBe('38990')
  expect(postalCodeInput('38 9')).toBe('389')
})

test('a blank mandatory field says so before any other rule', () => {
  expect(told(runValidators(true, [postalCode])('  '))).toBe('mandatory')
})

test('a blank optional field has nothing to check', () => {
  expect(told(runValidators(false, [postalCode])('  '))).toBe(OK)
})

test('validators run in order and the first that refuses answers', () => {
  expect(told(runValidators(true, [inRange(3, 9), postalCode])('1'))).toBe('too-short')
  expect(told(runValidators(true, [inRange(1, 9), postalCode])('1'))).toBe('not-five-digits')
  expect(told(runValidators(true, [inRange(1, 9), postalCode])('75001'))).toBe(OK)
})
