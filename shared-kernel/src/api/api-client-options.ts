import type { ApiError } from '../errors/index.ts'
import type { CityClock } from '../time/index.ts'
import type { IntentionArea } from './intention-area.ts'

export interface ApiClientOptions {
  /** Origin of the portal; calls are made below it. */
  readonly origin: string
  readonly token: () => string | null
  readonly locale: () => string
  /** A 401 that says the token is worth nothing (second document §8): its session ends. */
  readonly onUnauthenticated: (token: string | null) => void
  /**
   * An answer of a wrong form is told to those who mend the portal (docs/api.md), besides failing its call; a value that
   * nobody here knows is told once, and fails nothing (D17).
   */
  readonly onUnexpected?: (error: ApiError) => void
  /** Answers of calls that the page started before this code ran. */
  readonly early?: EarlyAnswers
  /** Hears the `Date` of every answer. */
  readonly clock?: Pick<CityClock, 'hear'>
  /** The tab's storage: keys of what the city has not answered outlive a reload in it. */
  readonly tab?: IntentionArea
  readonly fetch?: typeof fetch
}

export interface EarlyAnswers {
  /**
   * The answer to a GET of that path and query, as often as it is asked for; it has a time limit of its own, and rejects
   * with a `TimeoutError` after it.
   */
  take(path: string): Promise<Response> | undefined
  /** Something was written: what was read before is no longer true. */
  forget(): void
}
