import type { ErrorCode } from './error-codes.ts'
import { matchErrorCode } from './match-error-code.ts'

/** What follows the first colon, trimmed; null when there is no colon or nothing after it. */
export function textAfterFirstColon(message: string): string | null {
  const colon = message.indexOf(':')
  const text = colon < 0 ? '' : message.slice(colon + 1).trim()
  return text === '' ? null : text
}

/** The code of a refused subscription request; the whole message is read last, for answers without a colon. */
export const matchSubmitErrorCode = (answer: {
  readonly error: string
  readonly message: string
}): ErrorCode | null =>
  matchErrorCode(textAfterFirstColon(answer.message) ?? '', answer.error, answer.message)
