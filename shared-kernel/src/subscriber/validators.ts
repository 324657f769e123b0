import { ALLOWED, refused, type Verdict } from '../errors/index.ts'

/** A rule of one field. The value is trimmed first, as text inputs do on leaving (second document §5). */
export type Validator<R> = (value: string) => Verdict<R>

const matches =
  <const R extends string>(pattern: RegExp, reason: R): Validator<R> =>
  value =>
    pattern.test(value.trim()) ? ALLOWED : refused(reason)

export const mandatory: Validator<'mandatory'> = value =>
  value.trim() === '' ? refused('mandatory') : ALLOWED

/** How many characters one sees: an accent that is written apart, as in texts copied from a PDF, is none of its own. */
const lengthOf = (value: string): number => value.trim().normalize('NFC').length

/** Checks the length, bounds included. */
export const inRange =
  (min: number, max: number): Validator<'too-short' | 'too-long'> =>
  value => {
    const length = lengthOf(value)
    if (length < min) return refused('too-short')
    return length > max ? refused('too-long') : ALLOWED
  }

export const atMost =
  (max: number): Validator<'too-long'> =>
  value =>
    lengthOf(value) > max ? refused('too-long') : ALLOWED

export const atLeast =
  (min: number): Validator<'too-short'> =>
  value =>
    lengthOf(value) < min ? refused('too-short') : ALLOWED

export const nameLongerThanOne = atLeast(2)

/**
 * A text as one sees it, without the characters that are invisible or change the reading direction, which programs add
 * to what is copied. The joiners U+200C and U+200D stay: scripts and signs need them.
 */
export const withoutUnseen = (text: string): string => text.replace(/(?![\u200c\u200d])\p{Cf}/gu, '')

/** The name of a person, which agents see in lists and spreadsheets and which is printed on documents. */
export const name2to50: Validator<'too-short' | 'too-long' | 'malformed'> = value => {
  const name = value.trim()
  // What a spreadsheet reads as a formula begins like this; the others are control characters.
  const isMalformed = /^[=+@-]|[\p{Cc}\p{Zl}\p{Zp}]/u.test(name) || withoutUnseen(name) !== name
  return isMalformed ? refused('malformed') : inRange(2, 50)(name)
}

export const STREET_NUMBER_MAX = 10
export const streetNumberComplement = atMost(STREET_NUMBER_MAX)

/** A positive whole number written with at most 10 characters. */
export const streetNumber: Validator<'too-long' | 'not-a-positive-integer'> = value => {
  const text = value.trim()
  if (text.length > STREET_NUMBER_MAX) return refused('too-long')
  return /^\d+$/.test(text) && Number(text) > 0 ? ALLOWED : refused('not-a-positive-integer')
}

/** Drops the spaces of a typed or pasted postal code, which many write as `38 990`. */
export const postalCodeInput = (typed: string): string => typed.replace(/\s/g, '')
export const postalCode = matches(/^\d{5}$/, 'not-five-digits')

/**
 * +33 or 0, then 1 to 9, then four pairs of digits, separated by spaces, dots or hyphens. The specification calls it a
 * mobile pattern, but it accepts any French number.
 */
export const frenchMobile = matches(
  /^(?:\+33|0)[ .\-\u00a0\u202f]?[1-9](?:[ .\-\u00a0\u202f]?\d{2}){4}$/,
  'malformed',
)

export const siret = matches(/^\d{14}$/, 'not-fourteen-digits')
/** The activity code of a company: 4 digits and a capital letter. */
export const ape = matches(/^\d{4}[A-Z]$/, 'malformed')

/** Keeps only the digits of a typed or pasted SIRET. */
export const siretInput = (typed: string): string => typed.replace(/\D/g, '')
/** Activity code as typed or pasted, in upper case and without the dot of INSEE's own writing, `43.21A`. */
export const apeInput = (typed: string): string => typed.replace(/[\s.]/g, '').toUpperCase()

/** A confirmation must match exactly, case-sensitively; surrounding spaces are ignored. */
export const sameAs =
  (original: string): Validator<'different'> =>
  value =>
    value.trim() === original.trim() ? ALLOWED : refused('different')

/** bytes (second document §9) */
export const ATTACHMENT_MAX_BYTES = 10_000_000
export const attachmentSize = (bytes: number): Verdict<'too-large'> =>
  bytes > ATTACHMENT_MAX_BYTES ? refused('too-large') : ALLOWED

/**
 * The rule of every field: a blank mandatory value is refused; otherwise the first refusal of the validators, in order,
 * is returned. A blank optional value is allowed (an address may have no number).
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
