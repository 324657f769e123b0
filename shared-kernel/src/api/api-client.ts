import type { GenericSchema, InferOutput } from 'valibot'

export interface ApiCall<Schema extends GenericSchema> {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path from the portal's origin, e.g. `/api/tickets`. */
  readonly path: string
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>
  readonly json?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /**
   * Id that the client chose for the new resource (D14). Without it, every call with an effect gets the key of its
   * intention (D18).
   */
  readonly idempotencyKey?: string
  /**
   * The city answers a repeat under the same key as the first time: the call is retried like a GET, and its key
   * survives a reload.
   */
  readonly isKeyed?: true
  /** A GET that has an effect, such as creating a code or sending a mail. */
  readonly isAction?: true
  readonly signal?: AbortSignal
  /** Continues after the page closes; only for small bodies, since browsers allow at most 64 kB in total. */
  readonly keepalive?: boolean
  /** Schema of the response; a wrong type is an `unexpected-answer` failure that names call and path. */
  readonly answer: Schema
  /** Names of lists in the response whose unreadable items are left out; `''` is the response itself (D17). */
  readonly lists?: readonly string[]
  /** Returns the paths of well-formed values that this version does not know, such as a new right status (D17). */
  unknown?(read: InferOutput<Schema>): readonly string[]
}

/** The city's API, with authorisation and language set. Rejects with `ApiError` only. */
export interface ApiClient {
  /** Origin of the portal, which an embed's page does not have; absent in older shells. */
  readonly origin?: string | undefined
  call<Schema extends GenericSchema>(call: ApiCall<Schema>): Promise<InferOutput<Schema>>
}
