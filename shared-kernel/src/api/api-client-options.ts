import type { ApiError } from '../errors/index.ts'
import type { CityClock } from '../time/index.ts'

/** Where idempotency keys are kept, one per intention (D18). */
export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface ApiClientOptions {
  /** Origin of the portal; request paths are relative to it. */
  readonly origin: string
  readonly token: () => string | null
  readonly locale: () => string
  /** Called when a 401 says that the token is invalid (second document §8), to end its session. */
  readonly onUnauthenticated: (token: string | null) => void
  /**
   * Reports responses of the wrong shape to the portal's maintainers (docs/api.md); the call fails too. Unknown values
   * are reported once and do not fail the call (D17).
   */
  readonly onUnexpected?: (error: ApiError) => void
  /** Responses to requests that the page started before this code ran. */
  readonly early?: EarlyAnswers
  /** Receives the `Date` of every response. */
  readonly clock?: Pick<CityClock, 'hear'>
  /** The tab's storage, where idempotency keys of unanswered calls survive a reload. */
  readonly tab?: KeyStorage
  readonly fetch?: typeof fetch
}

export interface EarlyAnswers {
  /**
   * The response to a GET of that path and query, for any number of calls; rejects with a `TimeoutError` after its own
   * time limit.
   */
  take(path: string): Promise<Response> | undefined
  /** Discards the early responses: a write made them stale, or one cannot be read. */
  forget(): void
}
