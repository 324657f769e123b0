import type { Instant } from './instant.ts'

/** From `start` to `end`, both included; `end: null` never ends. */
export interface Period {
  readonly start: Instant
  readonly end: Instant | null
}

const endOrNever = ({ end }: Period): number => end ?? Number.POSITIVE_INFINITY

/** "Ended" means an end strictly before now (D2); what has no end never does. */
export const isEnded = (end: Instant | null, now: Instant): boolean => end !== null && end < now

export const isStarted = (start: Instant, now: Instant): boolean => start <= now

/** Started and not ended. */
export const isWithin = (period: Period, now: Instant): boolean =>
  isStarted(period.start, now) && !isEnded(period.end, now)

/** Whether they share more than a moment: a ticket that starts the instant another ends does not overlap it. */
export const overlaps = (a: Period, b: Period): boolean => a.start < endOrNever(b) && b.start < endOrNever(a)

/** Whether the whole of `inner` lies in `outer`, ends included. */
export const covers = (outer: Period, inner: Period): boolean =>
  outer.start <= inner.start && endOrNever(inner) <= endOrNever(outer)

/**
 * Elapsed ÷ total in milliseconds, from 0 to 1 (D3). Nothing ever elapses of what has no end; a period without
 * length is wholly elapsed once its moment has come.
 */
export function elapsedShare({ start, end }: Period, now: Instant): number {
  if (end === null || now < start) return 0
  if (now >= end) return 1
  return (now - start) / (end - start)
}
