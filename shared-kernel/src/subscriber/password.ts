import { ALLOWED, refused, type Verdict } from '../errors/index.ts'

/** Length of a new password in characters, bounds included; does not apply to existing passwords. */
export const PASSWORD_LENGTH = { min: 12, max: 128 } as const

/** Checks the length only, spaces included; the city's server checks for guessable passwords, as it has the lists. */
export function newPassword(value: string): Verdict<'too-short' | 'too-long'> {
  if (value.length < PASSWORD_LENGTH.min) return refused('too-short')
  return value.length > PASSWORD_LENGTH.max ? refused('too-long') : ALLOWED
}

const letters = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Shorter words occur in too many others to identify the person. */
const SHORTEST_WORD = 3

/** Words that identify the person, which attackers try first. Lower case, without accents. */
export function personalWords(texts: readonly string[]): readonly string[] {
  const words = texts.flatMap(text => letters(text).split(/[^\p{L}\p{N}]/u))
  return [...new Set(words.filter(word => word.length >= SHORTEST_WORD))].sort((a, b) => b.length - a.length)
}

/** The password without the person's words: the part that protects. */
export const withoutPersonalWords = (password: string, words: readonly string[]): string =>
  words.reduce((rest, word) => rest.replaceAll(word, ''), letters(password))
