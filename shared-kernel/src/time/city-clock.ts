import { instantFromMs } from './instant.ts'
import type { Instant } from './moment.ts'

/**
 * The city's clock as known to this device (D19): the device's clock, corrected by the `Date` of the city's responses.
 */
export interface CityClock {
  now(): Instant
  /** City minus device, in milliseconds; the initial value for another page of this tab. */
  offset(): number
  /** Takes the `Date` of a response of the city. */
  hear(date: string | null): void
}

/** Responses may be cached for a minute. One that lags further shows that the device's clock was changed. */
const OLDEST_ANSWER_MS = 90_000

/**
 * `Date` is the creation time of a response in whole seconds: it can only be late, so the response that is furthest
 * ahead is the most accurate. @param known the offset known before; null for none
 */
export function createCityClock(device: () => number, known: number | null = null): CityClock {
  let offset = known
  // A delayed response makes a correct device clock seem ahead: within that margin the device's clock is used, so that
  // the time is consistent between pages.
  const told = () => (offset !== null && (offset > 0 || offset < -OLDEST_ANSWER_MS) ? offset : 0)
  return {
    now: () => instantFromMs(device() + told()),
    offset: told,
    hear(date) {
      const heard = Date.parse(date ?? '') - device()
      // Comparisons with NaN are false: an unreadable date changes nothing.
      const behind = (offset ?? Number.NEGATIVE_INFINITY) - heard
      if (behind < 0 || behind > OLDEST_ANSWER_MS) offset = heard
    },
  }
}
