import { type Instant, instant } from '../../time/index.ts'

/** The "now" of tests that name none: Saturday 13 June 2026, noon in Paris. */
export const NOW = aMoment('2026-06-13T12:00:00+02:00')

/** An instant from its ISO text; a misspelt one is a mistake of the test. */
export function aMoment(iso: string): Instant {
  const moment = instant(iso)
  if (moment === null) throw new RangeError(`not a moment: ${iso}`)
  return moment
}
