import { ALLOWED, refused, type Verdict } from '../errors/index.ts'

/** Characters of a new password, ends included; an old one is taken as it is. */
export const PASSWORD_LENGTH = { min: 12, max: 128 } as const

/** The length alone, spaces included: what is easy to guess, the city's server tells (it knows the lists). */
export function newPassword(value: string): Verdict<'too-short' | 'too-long'> {
  if (value.length < PASSWORD_LENGTH.min) return refused('too-short')
  return value.length > PASSWORD_LENGTH.max ? refused('too-long') : ALLOWED
}

const letters = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Shorter words stand in too many others to mean the person. */
const SHORTEST_WORD = 3

/** The words by which a person is known: those who guess passwords try them first. Lower case, without accents. */
export function personalWords(texts: readonly string[]): readonly string[] {
  const words = texts.flatMap(text => letters(text).split(/[^\p{L}\p{N}]+/u))
  return [...new Set(words.filter(word => word.length >= SHORTEST_WORD))].sort((a, b) => b.length - a.length)
}

/** What remains of a password without the words by which its owner is known: the part that protects. */
export const withoutPersonalWords = (password: string, words: readonly string[]): string =>
  words.reduce((rest, word) => rest.replaceAll(word, ''), letters(password))
