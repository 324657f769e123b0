import { Duration, type DurationLikeObject } from 'luxon'
import { addMilliseconds } from './instant.ts'
import { type IsoDuration, partsOf } from './iso-duration.ts'
import type { Instant } from './moment.ts'
import { momentShowing, shownAsUtc } from './zone.ts'

/** A length of exact time, e.g. `{ minutes: 30 }`: a day has 24 hours, whatever the clocks do. */
export type ExactTime = Pick<DurationLikeObject, 'days' | 'hours' | 'minutes' | 'seconds'>

export const inMilliseconds = (length: ExactTime): number => Duration.fromObject(length).toMillis()
export const inSeconds = (length: ExactTime): number => Duration.fromObject(length).as('seconds')

export const later = (moment: Instant, length: ExactTime): Instant =>
  addMilliseconds(moment, Math.round(inMilliseconds(length)))
export const earlier = (moment: Instant, length: ExactTime): Instant =>
  addMilliseconds(moment, -Math.round(inMilliseconds(length)))

/**
 * Adds a duration by the calendar of the city's time zone: years, months, weeks and days keep the local hour across
 * clock changes, and 31 January + P1M is the end of February; hours and below are exact time.
 */
export function addDuration(start: Instant, duration: IsoDuration, zone: string): Instant {
  const { hours, minutes, seconds, ...dates } = partsOf(duration)
  // Without a calendar part local time is not used: the second of two equal hours would be lost.
  const isExact = Object.values(dates).every(count => count === 0)
  const moved = isExact ? start : momentShowing(shownAsUtc(start, zone).plus(dates), zone)
  return later(moved, { hours, minutes, seconds })
}
