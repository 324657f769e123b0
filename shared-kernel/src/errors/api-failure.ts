import type { ErrorCode } from './error-codes.ts'

/** One refused field of a body: `address.postalCode`, with words for people. */
export interface FieldFault {
  readonly path: string
  readonly message: string
}

/** What can go wrong with a call to the city, as data. */
export type ApiFailure =
  /** Nothing answered. */
  | { readonly kind: 'network' }
  /** The city answered no (second document §8: status, error name, message of the body). */
  | {
      readonly kind: 'api'
      readonly status: number
      readonly error: string
      readonly message: string
      readonly code: ErrorCode | null
      /** What the city refuses field by field, when it says so; paths as in the body that was sent. */
      readonly fields?: readonly FieldFault[]
      /** After how many seconds asking again makes sense, when the city says so. */
      readonly retryAfterSeconds?: number
    }
  /** The city answered with something of a wrong type; names the call and the path in the answer. */
  | { readonly kind: 'unexpected-answer'; readonly call: string; readonly path: string }

export type ApiFailureKind = ApiFailure['kind']

// The message of the Error goes to error reports: it holds no word of the server's, which may name a person or a plate.
const summaryOf = (failure: ApiFailure): string => {
  if (failure.kind === 'api') return `api ${failure.status} ${failure.code ?? 'without a known code'}`
  return failure.kind === 'network' ? 'network' : `unexpected answer to ${failure.call} at ${failure.path}`
}

/** The one exception that the API client throws. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly failure: ApiFailure

  constructor(failure: ApiFailure) {
    super(summaryOf(failure))
    this.failure = failure
  }
}

/** A part of an answer that could not be read, asked for by whoever needs that part. */
export const unreadable = (call: string, path: string): ApiError =>
  new ApiError({ kind: 'unexpected-answer', call, path })
