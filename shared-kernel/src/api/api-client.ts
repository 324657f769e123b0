import type { GenericSchema, InferOutput } from 'valibot'

export interface ApiCall<Schema extends GenericSchema> {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path from the portal's origin, e.g. `/api/tickets`. */
  readonly path: string
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>
  readonly json?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /**
   * The id that the client gave to what is made (D14). Without it, every call that does something gets the key of its
   * intention (D18).
   */
  readonly idempotencyKey?: string
  /**
   * The city answers a repeat under one key as it answered the first: it is retried like a GET, and its key outlives a
   * reload.
   */
  readonly isKeyed?: true
  /** A GET by which the contract does something: a code is made, a mail is sent. */
  readonly isAction?: true
  readonly signal?: AbortSignal
  /** Goes on when the page goes away: for small bodies, since browsers hold at most 64 kB of them. */
  readonly keepalive?: boolean
  /** The answer is parsed with it; a wrong type is one `unexpected-answer` failure that names call and path. */
  readonly answer: Schema
  /** Lists of the answer that are shown without what cannot be read of them, by name; `''` is the answer itself (D17). */
  readonly lists?: readonly string[]
  /** Where it says what is well formed and nobody here knows: words of an open list, such as a right's status (D17). */
  unknown?(read: InferOutput<Schema>): readonly string[]
}

/** The city's API, already authorised and speaking the interface's language. Rejects with `ApiError` only. */
export interface ApiClient {
  call<Schema extends GenericSchema>(call: ApiCall<Schema>): Promise<InferOutput<Schema>>
}
