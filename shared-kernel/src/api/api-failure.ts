import { array, is, object, optional, string } from 'valibot'
import { type ApiFailure, matchErrorCode } from '../errors/index.ts'
import { secondsOfRetryAfter } from './retry-after.ts'

const errorBody = object({
  error: optional(string()),
  message: optional(string()),
  fields: optional(array(object({ path: string(), message: string() }))),
})

/** The failure of any non-OK response: status, error name and message of its body (second document §8). */
export function failureOfResponse(status: number, body: unknown, retryAfter?: string | null): ApiFailure {
  const { error = '', message = '', fields } = is(errorBody, body) ? body : {}
  const retryAfterSeconds = secondsOfRetryAfter(retryAfter)
  return {
    kind: 'api',
    status,
    error,
    message,
    code: matchErrorCode(error, message),
    ...(fields && { fields }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  }
}
