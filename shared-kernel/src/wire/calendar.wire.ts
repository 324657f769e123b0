import * as v from 'valibot'
import { type IsoDuration, isoDuration, WEEKDAYS } from '../time/index.ts'
import type { Maybe } from './primitives.wire.ts'

// Apart from the other primitives: the shell, whose weight every visit carries, needs none of these.

export const dayWire = v.pipe(v.string(), v.isoDate())
/** ISO 8601 duration, e.g. `P6M`. */
export const durationWire = v.pipe(
  v.string(),
  v.regex(/^P(?!$)(\d+Y)?(\d+M)?(\d+W)?(\d+D)?(T(\d+H)?(\d+M)?(\d+S)?)?$/),
)
export const weekdayWire = v.picklist(WEEKDAYS)

export const durationFromWire = (raw: Maybe<string>): IsoDuration | null => (raw ? isoDuration(raw) : null)
