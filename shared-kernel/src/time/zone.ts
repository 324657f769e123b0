import { DateTime, FixedOffsetZone, IANAZone, type Zone } from 'luxon'
import type { Day } from './day.ts'
import { addDays, utcMidnight } from './day-arithmetic.ts'
import { addSeconds } from './instant.ts'
import type { Instant } from './moment.ts'

/** Local time in the city. */
export interface WallTime {
  readonly day: Day
  /** 0 to 23 */
  readonly hour: number
  readonly minute: number
  readonly second: number
  readonly millisecond: number
}

/** Whether the time zone exists (IANA name, e.g. `Europe/Paris`). */
export const isTimeZone = (zone: string): boolean => IANAZone.isValidZone(zone)

/** Avoids the bare name: luxon reads `local` and `system` as the machine's time zone. */
function ianaZone(name: string): IANAZone {
  const zone = IANAZone.create(name)
  if (!zone.isValid) throw new RangeError(`${name} is no time zone`)
  return zone
}

function zoned(moment: Instant, zone: Zone): DateTime<true> {
  const made = DateTime.fromMillis(moment, { zone })
  if (!made.isValid) throw new RangeError(`${moment} is no moment`)
  return made
}

/** The zone's local time, written as if it were UTC, so that luxon's calendar arithmetic ignores clock changes. */
export const shownAsUtc = (moment: Instant, zone: string): DateTime =>
  zoned(moment, ianaZone(zone)).setZone('utc', { keepLocalTime: true })

/**
 * The moment of a local time in the zone. Where clocks go back the hour exists twice: the first is used. Where they go
 * forward it does not exist: it moves forward by the jump (as Temporal's `compatible`).
 * @param now once clocks have gone back, an hour that exists twice is the second
 */
export function momentShowing(shownAsUtc: DateTime, zone: string, now: Instant | null = null): Instant {
  // `DateTime.fromObject` guesses the offset from the machine's clock, so that its choice of two equal hours depends on
  // the current season; `keepLocalTime` guesses from that time itself.
  const there = shownAsUtc.setZone(ianaZone(zone), { keepLocalTime: true })
  const [first = there, second] = there.getPossibleOffsets()
  const isFirstOver =
    second && now !== null && now > first.toMillis() && offsetAt(now, zone) === second.offset
  return (isFirstOver ? second : first).toMillis() as Instant
}

/** Local time in the zone at that moment. @throws RangeError for an unknown time zone */
export function wallTime(moment: Instant, zone: string): WallTime {
  const shown = zoned(moment, ianaZone(zone))
  const { hour, minute, second, millisecond } = shown
  return { day: shown.toISODate() as Day, hour, minute, second, millisecond }
}

/** The zone's offset from UTC at that moment, in minutes. */
export const offsetAt = (moment: Instant, zone: string): number => zoned(moment, ianaZone(zone)).offset

/** The moment of a local time in the zone, by the rules of `momentShowing`. */
export const momentOf = ({ day, ...clock }: WallTime, zone: string): Instant =>
  momentShowing(utcMidnight(day).set(clock), zone)

/** The moment of that hour on that day in the zone, by the rules of `momentShowing`. */
export const atHour = (
  value: Day,
  hour: number,
  minute: number,
  zone: string,
  now: Instant | null = null,
): Instant => momentShowing(utcMidnight(value).set({ hour, minute }), zone, now)

/** The day's first moment: midnight, or the hour after the jump where clocks skip midnight. */
export const startOfDay = (value: Day, zone: string): Instant => momentShowing(utcMidnight(value), zone)

/** The day's last whole second, the form that ends of validity have (renewals start one second later, D3). */
export const endOfDay = (value: Day, zone: string): Instant =>
  addSeconds(startOfDay(addDays(value, 1), zone), -1)

/** ISO 8601 in the zone's local time with its offset (`2026-03-29T03:00:00+02:00`). Milliseconds only when not zero. */
export function toIsoIn(moment: Instant, zone: string): string {
  const shown = zoned(moment, ianaZone(zone))
  // ISO 8601 writes offsets in whole minutes; before standard time, offsets included seconds.
  const fixed = FixedOffsetZone.instance(Math.round(shown.offset))
  return (Number.isInteger(shown.offset) ? shown : zoned(moment, fixed)).toISO({ suppressMilliseconds: true })
}
