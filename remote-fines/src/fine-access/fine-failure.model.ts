import { failureOf } from '@parvis/shared-kernel/errors'

/**
 * How an answer about a fine is told. `not-found` is one thing: neither the city nor the portal says whether the
 * number or the plate is the wrong one (D9).
 */
export type FineFailure = 'not-found' | 'rate-limited' | 'network' | 'other'

const BY_STATUS: Readonly<Record<number, FineFailure>> = {
  // A plate or a number that the city cannot read is no fine either, and is told with the same words.
  400: 'not-found',
  403: 'not-found',
  404: 'not-found',
  422: 'not-found',
  429: 'rate-limited',
}

/** In how many whole minutes asking again makes sense, as the city says; null where it does not. */
export function minutesToWait(error: unknown): number | null {
  const failure = failureOf(error)
  const seconds = failure?.kind === 'api' ? failure.retryAfterSeconds : undefined
  return seconds === undefined ? null : Math.max(1, Math.ceil(seconds / 60))
}

export function fineFailure(error: unknown): FineFailure {
  const failure = failureOf(error)
  if (failure?.kind === 'network') return 'network'
  return failure?.kind === 'api' ? (BY_STATUS[failure.status] ?? 'other') : 'other'
}
