import { describe, expect, test } from 'vitest'
import { newPassword, PASSWORD_LENGTH, personalWords, withoutPersonalWords } from './index.ts'

const told = (length: number) => {
  const verdict = newPassword('x'.repeat(length))
  return verdict.allowed ? 'allowed' : verdict.reason
}

describe('the length of a new password', () => {
  test.each([
    [0, 'too-short'],
    [PASSWORD_LENGTH.min - 1, 'too-short'],
    [PASSWORD_LENGTH.min, 'allowed'],
    [PASSWORD_LENGTH.max, 'allowed'],
    [PASSWORD_LENGTH.max + 1, 'too-long'],
  ])('of %i characters is %s', (length, expected) => {
    expect(told(length)).toBe(expected)
  })

  test('counts the spaces of a sentence, wherever they stand', () => {
    expect(newPassword(' un mot doux ').allowed).toBe(true)
  })
})

describe('the words by which a person is known', () => {
  test('are those of the address and the names, each once, without accents, longest first', () => {
    expect(personalWords(['ines.moreau@example.org', 'Inès', 'Moreau-Le Goff', 'AB'])).toEqual([
      'example',
      'moreau',
      'ines',
      'goff',
      'org',
    ])
  })

  test.each([
    ['camille-martin-2026', '--2026'],
    ['CAMILLE Martin!', ' !'],
    ['Çamïlle', ''],
    ['camille1camille', '1'],
    ['le chien de camille dort', 'le chien de  dort'],
    ['nuage', 'nuage'],
  ])('protect nothing: of "%s" remains "%s"', (password, rest) => {
    expect(withoutPersonalWords(password, personalWords(['Camille', 'Martin']))).toBe(rest)
  })
})
