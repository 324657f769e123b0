import type { ErrorCode } from './error-codes.ts'

/** One refused field of a body, e.g. `address.postalCode`, with a message for people. */
export interface FieldFault {
  readonly path: string
  readonly message: string
}

/** The city refused (second document §8: status, error name, message of the body). */
export interface CityRefusal {
  readonly kind: 'api'
  readonly status: number
  readonly error: string
  readonly message: string
  readonly code: ErrorCode | null
  /** Refused fields, when the city lists them; paths as in the sent body. */
  readonly fields?: readonly FieldFault[]
  /** Seconds after which a retry makes sense, when the city says so. */
  readonly retryAfterSeconds?: number
}

/** What can go wrong with a call to the city, as data. */
export type ApiFailure =
  /** No response. */
  | { readonly kind: 'network' }
  | CityRefusal
  /** A response of the wrong type; names the call and the path in the response. */
  | { readonly kind: 'unexpected-answer'; readonly call: string; readonly path: string }

export type ApiFailureKind = ApiFailure['kind']

// The Error's message goes to error reports, so it holds no text from the server, which may name a person or a plate.
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

/** Failure for an unreadable part of a response, thrown where that part is needed. */
export const unreadable = (call: string, path: string): ApiError =>
  new ApiError({ kind: 'unexpected-answer', call, path })
