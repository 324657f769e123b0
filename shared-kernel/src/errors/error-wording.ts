import type { ApiFailure } from './api-failure.ts'
import type { AuthorizationErrorCode } from './authorization-error-codes.ts'
import { type ErrorCode, HTTP_REASONS, type HttpReason } from './error-codes.ts'
import { matchErrorCode } from './match-error-code.ts'

/** Every id of `messages/errors.*.ts`. */
export type ErrorMessageId =
  | ErrorCode
  | `failure.${'network' | 'unexpected-answer' | 'unknown'}`
  | `file.${'empty' | 'too-large' | 'unsupported-type' | 'invalid' | 'upload-failed' | 'missing'}`
  | `authorization.${AuthorizationErrorCode}`

/** Message to show: the id of a portal message, or the city's own text. */
export type ErrorWording = { readonly id: ErrorMessageId } | { readonly text: string }

const REASON_OF_STATUS: Readonly<Record<number, HttpReason>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  428: 'Precondition Required',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
}

export const httpReason = (status: number): HttpReason | null => REASON_OF_STATUS[status] ?? null

const isReason = (code: ErrorCode): code is HttpReason =>
  (HTTP_REASONS as readonly ErrorCode[]).includes(code)
// A single word is a code without a message; codes are never shown alone.
const isSentence = (message: string) => /\S\s+\S/.test(message.trim())

/**
 * The message of a failure. A known code has its own message; an unknown one shows the city's message (first document
 * §8); a 5xx has a portal message, since the server's is for engineers.
 */
export function wordingOf(failure: ApiFailure): ErrorWording {
  if (failure.kind !== 'api') return { id: `failure.${failure.kind}` }
  const { status, error, message } = failure
  // Matched again, since an HTTP reason in `error` may hide the code that the message names.
  const code = matchErrorCode(failure.code ?? '', error, message)
  if (code !== null && !isReason(code)) return { id: code }
  if (status < 500 && isSentence(message)) return { text: message.trim() }
  return { id: code ?? httpReason(status) ?? 'failure.unknown' }
}
