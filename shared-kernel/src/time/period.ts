import type { Instant } from './moment.ts'

/** From `start` to `end`, both included; `end: null` for an unlimited period. */
export interface Period {
  readonly start: Instant
  readonly end: Instant | null
}

/** Whether the end is strictly before now (D2); never for null. */
export const isEnded = (end: Instant | null, now: Instant): boolean => end !== null && end < now

export const isStarted = (start: Instant, now: Instant): boolean => start <= now

/** Whether the period has started and not ended. */
export const isWithin = (period: Period, now: Instant): boolean =>
  isStarted(period.start, now) && !isEnded(period.end, now)

/**
 * Elapsed ÷ total in milliseconds, from 0 to 1 (D3). 0 for an unlimited period; 1 for an empty period once it has
 * started.
 */
export function elapsedShare({ start, end }: Period, now: Instant): number {
  if (end === null || now < start) return 0
  if (now >= end) return 1
  return (now - start) / (end - start)
}
