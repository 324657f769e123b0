import type { ErrorCode } from './error-codes.ts'
import { matchErrorCode } from './match-error-code.ts'

/** The text after the first colon, trimmed; null when there is none. */
export function textAfterFirstColon(message: string): string | null {
  const colon = message.indexOf(':')
  const text = colon < 0 ? '' : message.slice(colon + 1).trim()
  return text === '' ? null : text
}

/** The code of a refused subscription request; the whole message is tried last, for responses without a colon. */
export const matchSubmitErrorCode = (answer: {
  readonly error: string
  readonly message: string
}): ErrorCode | null =>
  matchErrorCode(textAfterFirstColon(answer.message) ?? '', answer.error, answer.message)
