import { type Instant, instant } from '../../time/index.ts'

/** The default "now" of tests: Saturday 13 June 2026, noon in Paris. */
export const NOW = aMoment('2026-06-13T12:00:00+02:00')

/** Parses ISO text; throws when it is invalid. */
export function aMoment(iso: string): Instant {
  const moment = instant(iso)
  if (moment === null) throw new RangeError(`not a moment: ${iso}`)
  return moment
}

const LOADED = Date.now()

/** ISO text of the moment so many days from now. Read off the clock once: calls with the same number are equal. */
export const inDays = (days: number): string => new Date(LOADED + days * 86_400_000).toISOString()
