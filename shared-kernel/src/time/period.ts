import type { Instant } from './moment.ts'

/** From `start` to `end`, both included; `end: null` never ends. */
export interface Period {
  readonly start: Instant
  readonly end: Instant | null
}

/** "Ended" means an end strictly before now (D2); what has no end never does. */
export const isEnded = (end: Instant | null, now: Instant): boolean => end !== null && end < now

export const isStarted = (start: Instant, now: Instant): boolean => start <= now

/** Started and not ended. */
export const isWithin = (period: Period, now: Instant): boolean =>
  isStarted(period.start, now) && !isEnded(period.end, now)

/**
 * Elapsed ÷ total in milliseconds, from 0 to 1 (D3). Nothing ever elapses of what has no end; a period without
 * length is wholly elapsed once its moment has come.
 */
export function elapsedShare({ start, end }: Period, now: Instant): number {
  if (end === null || now < start) return 0
  if (now >= end) return 1
  return (now - start) / (end - start)
}
