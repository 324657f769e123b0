import { array, is, object, optional, string } from 'valibot'
import { type ApiFailure, matchErrorCode } from '../errors/index.ts'

const errorBody = object({
  error: optional(string()),
  message: optional(string()),
  fields: optional(array(object({ path: string(), message: string() }))),
})

/** Any non-OK answer, as the status, the error name and the message of its body (second document §8). */
export function failureOfResponse(status: number, body: unknown): ApiFailure {
  const { error = '', message = '', fields } = is(errorBody, body) ? body : {}
  const failure = { kind: 'api', status, error, message, code: matchErrorCode(error, message) } as const
  return fields ? { ...failure, fields } : failure
}
