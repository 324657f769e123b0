import { DateTime, Interval } from 'luxon'
import type { Period } from './period.ts'

/** The latest moment that a `Date` can hold. */
const NEVER_MS = 8.64e15

const utc = (ms: number) => DateTime.fromMillis(ms, { zone: 'utc' })

const intervalOf = ({ start, end }: Period): Interval =>
  Interval.fromDateTimes(utc(start), utc(end ?? NEVER_MS))

/** Whether they share more than a moment: a ticket that starts the instant another ends does not overlap it. */
export const overlaps = (a: Period, b: Period): boolean => intervalOf(a).overlaps(intervalOf(b))

/** Whether the whole of `inner` lies in `outer`, ends included. */
export const covers = (outer: Period, inner: Period): boolean => intervalOf(outer).engulfs(intervalOf(inner))
