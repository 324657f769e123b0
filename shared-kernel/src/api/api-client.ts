import type { GenericSchema, InferOutput } from 'valibot'

export interface ApiCall<Schema extends GenericSchema> {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path from the portal's origin, e.g. `/api/tickets`. */
  readonly path: string
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>
  readonly json?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Creating calls carry one; a POST with a key is retried like a GET. */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
  /** Goes on when the page goes away: for small bodies, since browsers hold at most 64 kB of them. */
  readonly keepalive?: boolean
  /** The answer is parsed with it; a wrong type is one `unexpected-answer` failure that names call and path. */
  readonly answer: Schema
}

/** The city's API, already authorised and speaking the interface's language. Rejects with `ApiError` only. */
export interface ApiClient {
  call<Schema extends GenericSchema>(call: ApiCall<Schema>): Promise<InferOutput<Schema>>
}
