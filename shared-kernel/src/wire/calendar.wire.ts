import * as v from 'valibot'
import { ISO_DURATION, type IsoDuration, instant, isoDuration, WEEKDAYS } from '../time/index.ts'
import { instantWire, type Maybe, someOf } from './primitives.wire.ts'

// Separate from the other primitives: the shell, loaded on every visit, needs none of these.

export const dayWire = v.pipe(v.string(), v.isoDate())
/** A moment that a body names, on a day that exists: read as none, it would be "as soon as possible", or the last one. */
export const askedInstantWire = v.pipe(
  instantWire,
  v.check(text => instant(text) !== null, 'no such moment'),
)
/** ISO 8601 duration, e.g. `P6M`; durations that cannot be computed are refused. */
export const durationWire = v.pipe(v.string(), v.regex(ISO_DURATION))
export const weekdaysWire = someOf(WEEKDAYS)

export const durationFromWire = (raw: Maybe<string>): IsoDuration | null => (raw ? isoDuration(raw) : null)
