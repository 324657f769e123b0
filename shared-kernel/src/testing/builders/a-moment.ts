import { type Instant, instant } from '../../time/index.ts'

/** The default "now" of tests: Saturday 13 June 2026, noon in Paris. */
export const NOW = aMoment('2026-06-13T12:00:00+02:00')

/** Parses ISO text; throws when it is invalid. */
export function aMoment(iso: string): Instant {
  const moment = instant(iso)
  if (moment === null) throw new RangeError(`not a moment: ${iso}`)
  return moment
}
