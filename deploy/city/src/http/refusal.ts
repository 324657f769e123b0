import type { ErrorCode } from '@parvis/shared-kernel/errors'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

export interface FieldFault {
  /** Dotted path of the field in the body, such as `address.postalCode`. */
  path: string
  message: string
}

interface RefusalDetails {
  /** Replaces the catalogue's sentence. */
  message?: string
  fields?: readonly FieldFault[]
  headers?: Readonly<Record<string, string>>
}

/** The city's only exception class; `answerFailure` turns it into `{ status, error, message }`. */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode
  readonly code: ErrorCode
  readonly details: RefusalDetails

  constructor(status: ContentfulStatusCode, code: ErrorCode, details: RefusalDetails = {}) {
    super(code)
    this.status = status
    this.code = code
    this.details = details
  }
}

/** Same answer for what does not exist and what the caller may not see. */
export const notFound = () => new Refusal(404, 'Not Found')
export const linkExpired = () => new Refusal(410, 'LinkExpired')
export const unauthenticated = () => new Refusal(401, 'Unable to authenticate')
/** Returns the value; throws the refusal, by default "not found", if it is undefined or null. */
export const mustExist = <Found>(
  found: Found | null | undefined,
  refusal: () => Refusal = notFound,
): Found => {
  if (found === null || found === undefined) throw refusal()
  return found
}

export const badRequest = (fields: readonly FieldFault[]) => new Refusal(400, 'ValidationFailed', { fields })
export const tooMany = (retryAfterSeconds: number) =>
  new Refusal(429, 'Too Many Requests', {
    headers: { 'retry-after': String(Math.max(1, retryAfterSeconds)) },
  })
/** Temporary overload: a retry a few seconds later can succeed. */
export const busy = () => new Refusal(503, 'Service Unavailable', { headers: { 'retry-after': '3' } })
