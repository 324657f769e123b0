import * as v from 'valibot'
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

type SuccessCode = 200 | 201 | 202 | 204 | 302 | 303

/** Definition of one call of the contract. */
export interface Call {
  readonly access: Access
  readonly purpose: string
  /**
   * Schema of the query's parameters, which arrive as text. A fallback treats an unreadable one like an unknown one.
   */
  readonly query?: v.GenericSchema<Readonly<Record<string, string | undefined>>, object>
  /** JSON of request and response; missing for none. */
  readonly body?: v.GenericSchema
  readonly answer?: v.GenericSchema
  /** The body's fields may be sent in the query instead, as in the specification, which is read if it has this parameter. */
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

const text = (most: number) => v.pipe(v.string(), v.maxLength(most))
const boundedText = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most))

/** A missing plate is refused like a wrong one. */
export const PLATE = { plate: v.fallback(text(20), '') }
/** Validated when given. */
export const PLATE_IF_ANY = { plate: v.optional(v.string()) }
/** Checks the plate's form only. */
export const CHECKED_PLATE = v.object({ plate: text(40) })
export const EMAIL = v.object({ email: text(200) })
export const FINE = { 404: ['FineNotFound'], 429: ['Too Many Requests'] } as const
/** Default: the latest operation. */
export const OPERATION = { operationId: v.optional(v.string()) }
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
export const FINE_QUERY = v.object(PLATE)
export const CONTESTING = { query: FINE_QUERY, errors: { ...FINE, ...UNCONTESTABLE } } as const
export const SECRET = boundedText(200)
/** An authorization code of the identity provider, with its parameters. */
export const PROVIDER_ANSWER = v.object({
  code_authz: boundedText(2_048),
  nonce: boundedText(2_048),
  hash: v.optional(text(200)),
  redirect_uri: boundedText(2_048),
})
/** Whether a parameter says `true` or `1`. */
const flag = v.optional(
  v.pipe(
    v.string(),
    v.transform(said => ['true', '1'].includes(said)),
  ),
  'false',
)
/** Language of a document, and whether it is downloaded rather than shown. */
const PRINTED = { lang: v.fallback(v.optional(v.picklist(LOCALES)), undefined), download: flag }
/** Which version of a fine its notice shows. */
export const NOTICE = v.object({ ...PLATE, ...PRINTED, reduced: flag, corrected: flag })
// Documents are rendered one at a time: the city may answer 503 to retry later.
const BUSY = { 503: ['Service Unavailable'] } as const
export const LINKED_PDF = {
  // A missing token is answered like one that has ended.
  query: v.object({ token: v.fallback(SECRET, ''), ...PRINTED }),
  media: 'application/pdf',
  errors: { 404: ['LinkExpired'], ...BUSY },
} as const
export const FINE_PDF = {
  query: v.object({ ...PLATE, ...PRINTED }),
  media: 'application/pdf',
  errors: { ...FINE, ...BUSY },
} as const
export const FINE_READ = { query: FINE_QUERY, errors: FINE } as const
export const PAYMENT = {
  400: ['TipiInvalidEmail'],
  409: ['OrderPaymentNotAllowed', 'OperationPending'],
  429: ['Too Many Requests'],
  502: ['PaymentProviderUnavailable'],
} as const
// HTML pages, for refusals too.
export const LINKED_PAGE = { media: 'text/html' } as const
export const PROVIDER_LOGIN = {
  401: ['Unable to authenticate'],
  403: ['Forbidden'],
  409: ['ProviderAccountMissMatch', 'AlreadyProviderAccountWithEmail'],
  410: ['LinkExpired'],
  429: ['Too Many Requests'],
  503: ['Service Unavailable'],
} as const
