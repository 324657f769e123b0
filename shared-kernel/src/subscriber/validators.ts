import { ALLOWED, refused, type Verdict } from '../errors/index.ts'

/** A rule of one field. The value is trimmed first, as text inputs do on leaving (second document §5). */
export type Validator<R> = (value: string) => Verdict<R>

const matches =
  <const R extends string>(pattern: RegExp, reason: R): Validator<R> =>
  value =>
    pattern.test(value.trim()) ? ALLOWED : refused(reason)

export const mandatory: Validator<'mandatory'> = value =>
  value.trim() === '' ? refused('mandatory') : ALLOWED

/** Length of the text, ends included. */
export const inRange =
  (min: number, max: number): Validator<'too-short' | 'too-long'> =>
  value => {
    const { length } = value.trim()
    if (length < min) return refused('too-short')
    return length > max ? refused('too-long') : ALLOWED
  }

export const atMost =
  (max: number): Validator<'too-long'> =>
  value =>
    value.trim().length > max ? refused('too-long') : ALLOWED

export const atLeast =
  (min: number): Validator<'too-short'> =>
  value =>
    value.trim().length < min ? refused('too-short') : ALLOWED

export const nameLongerThanOne = atLeast(2)
/** Signs that show nothing or turn the direction of what follows, and beginnings that a table reads as a formula. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u
const FORMULA = /^[=+@-]/

const lengthOfName = inRange(2, 50)

/** The name of a person: seen by agents in lists and tables, and printed on papers. */
export const name2to50: Validator<'too-short' | 'too-long' | 'malformed'> = value => {
  const name = value.trim()
  return UNSEEN.test(name) || FORMULA.test(name) ? refused('malformed') : lengthOfName(value)
}

export const STREET_NUMBER_MAX = 10
export const streetNumberComplement = atMost(STREET_NUMBER_MAX)

/** A positive whole number written with at most 10 characters. */
export const streetNumber: Validator<'too-long' | 'not-a-positive-integer'> = value => {
  const text = value.trim()
  if (text.length > STREET_NUMBER_MAX) return refused('too-long')
  return /^\d+$/.test(text) && Number(text) > 0 ? ALLOWED : refused('not-a-positive-integer')
}

export const postalCode = matches(/^\d{5}$/, 'not-five-digits')

/**
 * +33 or 0, then 1 to 9, then four pairs of digits, with spaces, dots or hyphens between them as people write.
 * The specification calls it a mobile pattern; it takes any French number, and so do we.
 */
export const frenchMobile = matches(
  /^(?:\+33|0)[ .\-\u00a0\u202f]?[1-9](?:[ .\-\u00a0\u202f]?\d{2}){4}$/,
  'malformed',
)

export const siret = matches(/^\d{14}$/, 'not-fourteen-digits')
/** The activity code of a company: 4 digits and a capital letter. */
export const ape = matches(/^\d{4}[A-Z]$/, 'malformed')

/** What a SIRET field keeps of what is typed or pasted: digits only. */
export const siretInput = (typed: string): string => typed.replace(/\D/g, '')
/** What an activity field keeps: upper case. */
export const apeInput = (typed: string): string => typed.trim().toUpperCase()

/** A confirmation copy must match exactly; capitals count, spaces around do not. */
export const sameAs =
  (original: string): Validator<'different'> =>
  value =>
    value.trim() === original.trim() ? ALLOWED : refused('different')

/** bytes (second document §9) */
export const ATTACHMENT_MAX_BYTES = 10_000_000
export const attachmentSize = (bytes: number): Verdict<'too-large'> =>
  bytes > ATTACHMENT_MAX_BYTES ? refused('too-large') : ALLOWED

/**
 * The rule of every field: a blank mandatory value says so; otherwise the validators run in order and the first that
 * refuses is the answer. A blank optional value has nothing to check (an address may go without its number).
 */
export function runValidators<R>(
  isMandatory: boolean,
  list: readonly Validator<R>[],
): Validator<R | 'mandatory'> {
  return value => {
    if (value.trim() === '') return isMandatory ? refused('mandatory') : ALLOWED
    for (const validate of list) {
      const verdict = validate(value)
      if (!verdict.allowed) return verdict
    }
    return ALLOWED
  }
}
