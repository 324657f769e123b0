import type { GenericSchema } from 'valibot'
import type { ErrorCode } from '../../errors/index.ts'
import { LOCALES } from '../../formats/index.ts'

/**
 * Who may make a call:
 * `public` anybody; `subscriber` a signed-in person of this city; `self` the one named by `subscriberId`;
 * `right` who may see the right `id` (owner or sharer); `owner` its owner alone;
 * `fine` whoever names a fine's number and its plate; `secret` whoever holds an unguessable value that the city gave out
 * (a case link, a link's token) or the account that began the case. The services check the last two: only they can tell.
 */
export type Access = 'public' | 'subscriber' | 'self' | 'right' | 'owner' | 'fine' | 'secret'

/** Whether a call of that access carries a bearer. */
export const needsSession = (access: Access): boolean =>
  access === 'subscriber' || access === 'self' || access === 'right' || access === 'owner'

/** A word of the query: what it may be (JSON Schema), and whether a call without it is refused. */
export interface QueryWord {
  readonly isRequired?: true
  readonly schema?: Readonly<Record<string, unknown>>
}

/** One call of the contract, all that is said of it. */
export interface Call {
  readonly access: Access
  readonly purpose: string
  readonly query?: Readonly<Record<string, QueryWord>>
  /** JSON that it takes and gives; a call without takes or gives none. */
  readonly body?: GenericSchema
  readonly answer?: GenericSchema
  /** The words of its body may stand in the query instead. */
  readonly isQueryToo?: true
  /** The first one is the usual one; without any: 200 with an answer, 204 without. */
  readonly success?: readonly (200 | 201 | 202 | 204)[]
  /** Refusals of its own, by status; those of every call of its kind are added. */
  readonly errors?: Readonly<Record<number, readonly ErrorCode[]>>
  /**
   * Takes `Idempotency-Key`: a repeat is answered as the first was. For a signed-in person the city keeps that answer, so no
   * call is one whose answer is a secret; a fine knows its live payment.
   */
  readonly isKeyed?: true
  /** Takes `If-Match`, answers `ETag`. */
  readonly isVersioned?: true
  /** What it answers when that is no JSON. */
  readonly media?: 'application/pdf' | 'text/html' | 'text/plain' | '*/*'
  /** Its body is a form that a program of the payment provider fills. */
  readonly isForm?: true
}

/** By method and path, as `GET /api/fps/:fineId`. */
export type Calls = Readonly<Record<string, Call>>

export const must = (schema?: QueryWord['schema']): QueryWord => ({
  isRequired: true,
  ...(schema && { schema }),
})
export const may = (schema?: QueryWord['schema']): QueryWord => (schema === undefined ? {} : { schema })

export const PLATE = { plate: must({ type: 'string', maxLength: 20 }) }
export const FINE = { 404: ['FineNotFound'], 429: ['Too Many Requests'] } as const
/** The latest operation where none is named. */
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
/** Files for an appeal or a refund: taken while they are asked, from who holds its id. */
export const LATE_UPLOAD_FAULTS = { ...UPLOAD_FAULTS, 409: ['OrderEvidenceNotExpected'] } as const
/** Of a case that exists, without its link or the account that began it. */
export const HELD = { 403: ['Forbidden'] } as const
export const SENT_FILES = ['EvidenceNeedsToBeUploaded', 'OrderEvidenceNotExpected'] as const
export const UNCONTESTABLE = { 409: ['AppealNotAllowed', 'AppealDeadlinePassed'] } as const
export const CONTESTING = { query: PLATE, errors: { ...FINE, ...UNCONTESTABLE } } as const
export const TOKEN = { token: must() }
export const SHARE = { shareToken: must({ type: 'string', maxLength: 200 }) }
/** Where the specification has a query: in a body neither a code nor an address stands in an address bar or a log. */
export const SHARED = { shareToken: may(SHARE.shareToken.schema) }
/** In which language a document speaks, and whether it is saved rather than shown. */
const PRINTED = { lang: may({ type: 'string', enum: [...LOCALES] }), download: may() }
// One printer sets one document after another: it may ask to come back.
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
// Pages: also what they refuse is told as a page.
export const PAID_BY_LINK = { media: 'text/html', success: [200] } as const
export const PROVIDER_LOGIN = {
  401: ['Unable to authenticate'],
  403: ['Forbidden'],
  409: ['ProviderAccountMissMatch', 'AlreadyProviderAccountWithEmail'],
  410: ['LinkExpired'],
  429: ['Too Many Requests'],
  503: ['Service Unavailable'],
} as const
