import { instantFromMs } from './instant.ts'
import type { Instant } from './moment.ts'

/** The city's clock as this device can know it (D19): its own, and by how much the city's answers say that it is wrong. */
export interface CityClock {
  now(): Instant
  /** City minus device, in milliseconds: what another page of this tab begins with. */
  offset(): number
  /** Takes the `Date` of an answer of the city. */
  hear(date: string | null): void
}

/** An answer may have been kept for a minute on the way. One that is further behind says that the device's clock was set. */
const OLDEST_ANSWER_MS = 90_000

/**
 * `Date` is when an answer was made, in whole seconds: it arrives late, never early, so the answer that is furthest
 * ahead tells best. @param known the offset that was known before; null when nothing was
 */
export function createCityClock(device: () => number, known: number | null = null): CityClock {
  let offset = known
  // An answer that was a while on the way makes a right clock look ahead: within that, the device is believed, so that the
  // time is one time from page to page.
  const told = () => (offset !== null && (offset > 0 || offset < -OLDEST_ANSWER_MS) ? offset : 0)
  return {
    now: () => instantFromMs(device() + told()),
    offset: told,
    hear(date) {
      const heard = Date.parse(date ?? '') - device()
      // Neither holds of a date that cannot be read.
      const behind = (offset ?? Number.NEGATIVE_INFINITY) - heard
      if (behind < 0 || behind > OLDEST_ANSWER_MS) offset = heard
    },
  }
}
