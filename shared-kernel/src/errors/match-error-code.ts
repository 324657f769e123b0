import { CATALOGUE_CODES, ERROR_CODES, type ErrorCode, PORTAL_CODES } from './error-codes.ts'

const BY_NAME: ReadonlyMap<string, ErrorCode> = new Map(ERROR_CODES.map(code => [code, code]))
const SPECIFIC: ReadonlyMap<string, ErrorCode> = new Map(
  [...CATALOGUE_CODES, ...PORTAL_CODES].map(code => [code, code]),
)
const WORD = /[A-Za-z]+/g

/** Matches whole words only: `OrderIncompatible` is not found in `OrderIncompatibleWithAnotherOrder`. */
function specificCodeIn(text: string): ErrorCode | null {
  const whole = SPECIFIC.get(text.trim())
  if (whole) return whole
  for (const [word] of text.matchAll(WORD)) {
    const code = SPECIFIC.get(word)
    if (code) return code
  }
  // The city's services embed it in longer names; the specification asks for "contains" only here.
  return text.includes('OrderPeriodViolation') ? 'OrderPeriodViolation' : null
}

/**
 * The code named by a response: pass `error`, then `message`. A catalogue code in any text wins over an HTTP reason,
 * which is less precise and must be the whole text. Null when none is known.
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
