import type { GenericSchema } from 'valibot'
import type { ErrorCode } from '../../errors/index.ts'
import { LOCALES } from '../../formats/index.ts'

/**
 * Who may make a call:
 * `public` anybody; `subscriber` a signed-in subscriber of this city; `self` the one named by `subscriberId`; `right`
 * who may see the right `id` (owner or guest); `owner` its owner only; `fine` who names a fine's number and plate;
 * `secret` who holds an unguessable value from the city (a case link, a link's token) or the account that created the
 * case. The services check the last two, as only they can.
 */
export type Access = 'public' | 'subscriber' | 'self' | 'right' | 'owner' | 'fine' | 'secret'

/** Whether a call of that access carries a bearer. */
export const needsSession = (access: Access): boolean =>
  access === 'subscriber' || access === 'self' || access === 'right' || access === 'owner'

/** A query parameter: its JSON Schema, and whether a call without it is refused. */
export interface QueryWord {
  readonly isRequired?: true
  readonly schema?: Readonly<Record<string, unknown>>
}

type SuccessCode = 200 | 201 | 202 | 204 | 302

/** Definition of one call of the contract. */
export interface Call {
  readonly access: Access
  readonly purpose: string
  readonly query?: Readonly<Record<string, QueryWord>>
  /** JSON of request and response; missing for none. */
  readonly body?: GenericSchema
  readonly answer?: GenericSchema
  /** The body's fields may be sent in the query instead, which is read if it has this parameter. */
  readonly bodyInQuery?: string
  /** Status codes, the usual one first; default: 200 with a response body, 204 without. */
  readonly success?: readonly [SuccessCode, ...SuccessCode[]]
  /** Specific refusals by status, in addition to those of every call of its kind. */
  readonly errors?: Readonly<Record<number, readonly ErrorCode[]>>
  /**
   * Accepts `Idempotency-Key`: a repeat gets the first response. The city stores the responses of signed-in calls, so
   * this must not be set on a call with a secret response; a fine is protected by its live payment.
   */
  readonly isKeyed?: true
  /** Accepts `If-Match`, returns `ETag`. */
  readonly isVersioned?: true
  /** Type of a response without a schema. */
  readonly media?: 'application/pdf' | 'application/json' | 'text/html' | 'text/plain'
  /** The body is a form sent by the payment provider's server. */
  readonly isForm?: true
}

/** Status codes of a call that succeeds, the usual one first. */
export const successOf = ({ success, answer, media }: Call): NonNullable<Call['success']> =>
  success ?? (answer === undefined && media === undefined ? [204] : [200])

/** By method and path, as `GET /api/fps/:fineId`. */
export type Calls = Readonly<Record<string, Call>>

/** Deep readonly: nothing modifies a message that is sent. */
export type Sent<T> = T extends readonly (infer Item)[]
  ? readonly Sent<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Sent<T[Key]> }
    : T

export const must = (schema?: QueryWord['schema']): QueryWord => ({
  isRequired: true,
  ...(schema && { schema }),
})
export const may = (schema?: QueryWord['schema']): QueryWord => (schema === undefined ? {} : { schema })

export const PLATE = { plate: must({ type: 'string', maxLength: 20 }) }
export const FINE = { 404: ['FineNotFound'], 429: ['Too Many Requests'] } as const
/** Default: the latest operation. */
export const OPERATION = { operationId: may() }
export const UPLOAD = {
  mediaType: must({ type: 'string', maxLength: 100 }),
  size: may({ type: 'string', pattern: '^\\d{1,12}$' }),
}
export const UPLOAD_FAULTS = {
  413: ['FileTooLarge'],
  415: ['FileTypeNotSupported'],
  422: ['FileUnreadable'],
  429: ['Too Many Requests'],
} as const
/** Uploads for an appeal or a refund: accepted while requested, from the holder of its id. */
export const LATE_UPLOAD_FAULTS = { ...UPLOAD_FAULTS, 409: ['OrderEvidenceNotExpected'] } as const
/** For an existing case, without its link or the account that created it. */
export const HELD = { 403: ['Forbidden'] } as const
export const SENT_FILES = ['EvidenceNeedsToBeUploaded', 'OrderEvidenceNotExpected'] as const
export const UNCONTESTABLE = { 409: ['AppealNotAllowed', 'AppealDeadlinePassed'] } as const
export const CONTESTING = { query: PLATE, errors: { ...FINE, ...UNCONTESTABLE } } as const
export const TOKEN = { token: must() }
export const SHARE = { shareToken: must({ type: 'string', maxLength: 200 }) }
/** Optional in the query, as in the specification; in the body, code and address stay out of address bars and logs. */
export const SHARED = { shareToken: may(SHARE.shareToken.schema) }
/** Language of a document, and whether it is downloaded rather than shown. */
const PRINTED = { lang: may({ type: 'string', enum: [...LOCALES] }), download: may() }
// Documents are rendered one at a time: the city may answer 503 to retry later.
const BUSY = { 503: ['Service Unavailable'] } as const
export const LINKED_PDF = {
  query: { ...TOKEN, ...PRINTED },
  media: 'application/pdf',
  errors: { 404: ['LinkExpired'], ...BUSY },
} as const
export const FINE_PDF = {
  query: { ...PLATE, ...PRINTED },
  media: 'application/pdf',
  errors: { ...FINE, ...BUSY },
} as const
export const FINE_READ = { query: PLATE, errors: FINE } as const
export const PAYMENT = {
  400: ['TipiInvalidEmail'],
  409: ['OrderPaymentNotAllowed', 'OperationPending'],
  429: ['Too Many Requests'],
  502: ['PaymentProviderUnavailable'],
} as const
// HTML pages, for refusals too.
export const PAID_BY_LINK = { media: 'text/html', success: [200] } as const
export const PROVIDER_LOGIN = {
  401: ['Unable to authenticate'],
  403: ['Forbidden'],
  409: ['ProviderAccountMissMatch', 'AlreadyProviderAccountWithEmail'],
  410: ['LinkExpired'],
  429: ['Too Many Requests'],
  503: ['Service Unavailable'],
} as const
