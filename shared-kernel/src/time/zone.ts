import { DateTime, FixedOffsetZone, IANAZone, type Zone } from 'luxon'
import type { Day } from './day.ts'
import { addDays, utcMidnight } from './day-arithmetic.ts'
import { addSeconds } from './instant.ts'
import type { Instant } from './moment.ts'

/** What a clock on the wall of the city shows. */
export interface WallTime {
  readonly day: Day
  /** 0 to 23 */
  readonly hour: number
  readonly minute: number
  readonly second: number
  readonly millisecond: number
}

/** Whether a configuration names a time zone that exists (IANA name, e.g. `Europe/Paris`). */
export const isTimeZone = (zone: string): boolean => IANAZone.isValidZone(zone)

/** Never by its bare name: luxon takes `local` and `system` for the zone of the machine. */
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

/** What the clock of the zone shows, as if it were UTC: there luxon's calendar counts without changes of clocks. */
export const shownAsUtc = (moment: Instant, zone: string): DateTime =>
  zoned(moment, ianaZone(zone)).setZone('utc', { keepLocalTime: true })

/**
 * The moment at which the zone's clock shows that time. Where clocks go back the hour exists twice: the first one.
 * Where they go forward it does not exist: as much later as the clocks jump (as Temporal's `compatible`).
 */
export function momentShowing(shownAsUtc: DateTime, zone: string): Instant {
  // `DateTime.fromObject` guesses the offset from the machine's clock, so that which of two equal hours it takes
  // depends on the season in which it is asked; a kept local time guesses from that time itself.
  const there = shownAsUtc.setZone(ianaZone(zone), { keepLocalTime: true })
  const [first = there] = there.getPossibleOffsets()
  return first.toMillis() as Instant
}

/** What the clock of the zone shows at that moment. @throws RangeError for a zone that does not exist */
export function wallTime(moment: Instant, zone: string): WallTime {
  const shown = zoned(moment, ianaZone(zone))
  const { hour, minute, second, millisecond } = shown
  return { day: shown.toISODate() as Day, hour, minute, second, millisecond }
}

/** How many minutes the zone's clock is ahead of UTC at that moment. */
export const offsetAt = (moment: Instant, zone: string): number => zoned(moment, ianaZone(zone)).offset

/** The moment at which the zone's clock shows that time, by the rules of `momentShowing`. */
export const momentOf = ({ day, ...clock }: WallTime, zone: string): Instant =>
  momentShowing(utcMidnight(day).set(clock), zone)

/** That hour of that day on the city's clock. */
export const atHour = (value: Day, hour: number, minute: number, zone: string): Instant =>
  momentShowing(utcMidnight(value).set({ hour, minute }), zone)

/** The day's first moment: midnight, or where clocks skip midnight the hour they jump to. */
export const startOfDay = (value: Day, zone: string): Instant => momentShowing(utcMidnight(value), zone)

/** The day's last whole second, the form that ends of validity have (renewals start one second later, D3). */
export const endOfDay = (value: Day, zone: string): Instant =>
  addSeconds(startOfDay(addDays(value, 1), zone), -1)

/**
 * ISO 8601 as the zone's clock shows it, with its offset (`2026-03-29T03:00:00+02:00`). Milliseconds are written only
 * when there are any.
 */
export function toIsoIn(moment: Instant, zone: string): string {
  const shown = zoned(moment, ianaZone(zone))
  // ISO 8601 writes offsets in whole minutes; before zones were law, clocks were seconds off them.
  const fixed = FixedOffsetZone.instance(Math.round(shown.offset))
  return (Number.isInteger(shown.offset) ? shown : zoned(moment, fixed)).toISO({ suppressMilliseconds: true })
}
