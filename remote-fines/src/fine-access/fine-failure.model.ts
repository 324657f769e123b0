import { failureOf, refusalOf } from '@parvis/shared-kernel/errors'

/**
 * How a failed look-up is shown. `not-found` is one kind: neither city nor portal reveals whether the number or the
 * plate is wrong (D9).
 */
export type FineFailure = 'not-found' | 'rate-limited' | 'network' | 'other'

const BY_STATUS: Readonly<Record<number, FineFailure>> = {
  // A malformed plate or number is shown as not found, in the same words.
  400: 'not-found',
  403: 'not-found',
  404: 'not-found',
  422: 'not-found',
  429: 'rate-limited',
}

/** Whole minutes until a retry makes sense, per the city; null when not given. */
export function minutesToWait(error: unknown): number | null {
  const seconds = refusalOf(error)?.retryAfterSeconds
  return seconds === undefined ? null : Math.max(1, Math.ceil(seconds / 60))
}

export function fineFailure(error: unknown): FineFailure {
  const failure = failureOf(error)
  if (failure?.kind === 'network') return 'network'
  return failure?.kind === 'api' ? (BY_STATUS[failure.status] ?? 'other') : 'other'
}
