import {
  type ErrorWording,
  failureOf,
  matchSubmitErrorCode,
  textAfterFirstColon,
  wordingOf,
} from '@parvis/shared-kernel/errors'

/**
 * Why a request was refused: the text after the first colon of the message, then the error field (first document §8).
 */
export function submitWording(error: unknown): ErrorWording {
  const failure = failureOf(error)
  if (failure === null) return { id: 'failure.unknown' }
  if (failure.kind !== 'api') return wordingOf(failure)
  const message = textAfterFirstColon(failure.message) ?? failure.message
  return wordingOf({ ...failure, message, code: matchSubmitErrorCode(failure) })
}
