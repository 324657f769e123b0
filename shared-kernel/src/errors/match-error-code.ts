import { CATALOGUE_CODES, ERROR_CODES, type ErrorCode, PORTAL_CODES } from './error-codes.ts'

const BY_NAME: ReadonlyMap<string, ErrorCode> = new Map(ERROR_CODES.map(code => [code, code]))
const SPECIFIC: ReadonlyMap<string, ErrorCode> = new Map(
  [...CATALOGUE_CODES, ...PORTAL_CODES].map(code => [code, code]),
)
const WORD = /[A-Za-z]+/g

/** A code stands in a text as a whole word: `OrderIncompatible` is not found in `OrderIncompatibleWithAnotherOrder`. */
function specificCodeIn(text: string): ErrorCode | null {
  const whole = SPECIFIC.get(text.trim())
  if (whole) return whole
  for (const [word] of text.matchAll(WORD)) {
    const code = SPECIFIC.get(word)
    if (code) return code
  }
  // Written within longer names by the city's services; the specification asks "contains" of this one alone.
  return text.includes('OrderPeriodViolation') ? 'OrderPeriodViolation' : null
}

/**
 * The code that an answer's texts name: give `error` then `message`. A code of the catalogue in any of them comes
 * before a reason of HTTP, which says less and must be the whole of a text. Null: nothing known is named.
 */
export function matchErrorCode(...texts: readonly string[]): ErrorCode | null {
  for (const text of texts) {
    const code = specificCodeIn(text)
    if (code) return code
  }
  for (const text of texts) {
    const reason = BY_NAME.get(text.trim())
    if (reason) return reason
  }
  return null
}
