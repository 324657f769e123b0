import { describe, expect, it } from 'vitest'
import { passwordFault, passwordHelp } from './password-choice.model.ts'

describe('a new password', () => {
  it.each([
    ['nothing', '', 'blank'],
    ['eleven characters', 'a'.repeat(11), 'too-short'],
    ['twelve', 'a'.repeat(12), null],
    ['twelve spaces, which count', ' '.repeat(12), null],
    ['a hundred and twenty-eight', 'a'.repeat(128), null],
    ['one more', 'a'.repeat(129), 'too-long'],
  ])('of %s: %s', (_, password, fault) => {
    expect(passwordFault(password)).toBe(fault)
  })

  it.each([
    ['', { isLongEnough: false, missing: 12, excess: 0, isImpersonal: false }],
    ['abcdefghijk', { isLongEnough: false, missing: 1, excess: 0, isImpersonal: true }],
    ['les nuages v', { isLongEnough: true, missing: 0, excess: 0, isImpersonal: true }],
    ['a'.repeat(128), { isLongEnough: true, missing: 0, excess: 0, isImpersonal: true }],
    ['les nuages violets', { isLongEnough: true, missing: 0, excess: 0, isImpersonal: true }],
    ['a'.repeat(130), { isLongEnough: false, missing: 0, excess: 2, isImpersonal: true }],
    ['Martin et le nuage violet', { isLongEnough: true, missing: 0, excess: 0, isImpersonal: false }],
    ['Camille-Martin-75', { isLongEnough: true, missing: 0, excess: 0, isImpersonal: false }],
  ])('%j is told while it is typed', (password, help) => {
    expect(passwordHelp(password, ['camille.martin@example.org', 'Camille', 'Martin'])).toEqual(help)
  })
})
