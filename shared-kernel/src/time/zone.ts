import { addDays, type Day, dayFrom } from './day.ts'
import { addMilliseconds, addSeconds, type Instant } from './instant.ts'

/** What a clock on the wall of the city shows. */
export interface WallTime {
  readonly day: Day
  /** 0 to 23 */
  readonly hour: number
  readonly minute: number
  readonly second: number
  readonly millisecond: number
}

const DAY_MS = 86_400_000
// A formatter costs far more to make than to use, and a city has one zone.
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const numeric = 'numeric' as const
  const made = new Intl.DateTimeFormat('en-GB-u-ca-iso8601-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    year: numeric,
    month: numeric,
    day: numeric,
    hour: numeric,
    minute: numeric,
    second: numeric,
  })
  clocks.set(zone, made)
  return made
}

/** Whether a configuration names a time zone that exists (IANA name, e.g. `Europe/Paris`). */
export function isTimeZone(zone: string): boolean {
  try {
    return clockOf(zone) !== undefined
  } catch {
    return false
  }
}

/** What the clock of the zone shows at that moment. @throws RangeError for a zone that does not exist */
export function wallTime(moment: Instant, zone: string): WallTime {
  const shown: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  for (const { type, value } of clockOf(zone).formatToParts(moment)) shown[type] = Number(value)
  const { year = 0, month = 1, day: date = 1, hour = 0, minute = 0, second = 0 } = shown
  return {
    day: dayFrom(year, month, date),
    hour,
    minute,
    second,
    millisecond: ((moment % 1000) + 1000) % 1000,
  }
}

const asIfUtc = (wall: WallTime): number =>
  Date.parse(wall.day) + ((wall.hour * 60 + wall.minute) * 60 + wall.second) * 1000 + wall.millisecond

/** How far the zone's clock is ahead of UTC at that moment, in ms. */
export const offsetAt = (moment: Instant, zone: string): number => asIfUtc(wallTime(moment, zone)) - moment

/**
 * The moment at which the zone's clock shows that time. Where clocks go back the hour exists twice: the first one.
 * Where they go forward it does not exist: as much later as the clocks jump (as Temporal's `compatible`).
 */
export function momentOf(wall: WallTime, zone: string): Instant {
  const utc = asIfUtc(wall) as Instant
  const before = offsetAt(addMilliseconds(utc, -DAY_MS), zone)
  const after = offsetAt(addMilliseconds(utc, DAY_MS), zone)
  const candidates = [addMilliseconds(utc, -before), addMilliseconds(utc, -after)]
  const real = candidates.filter(candidate => candidate + offsetAt(candidate, zone) === utc)
  return (real.length > 0 ? Math.min(...real) : utc - before) as Instant
}

export const dayOf = (moment: Instant, zone: string): Day => wallTime(moment, zone).day

const at = (value: Day, hour: number, minute: number): WallTime => ({
  day: value,
  hour,
  minute,
  second: 0,
  millisecond: 0,
})

/** That hour of that day on the city's clock. */
export const atHour = (value: Day, hour: number, minute: number, zone: string): Instant =>
  momentOf(at(value, hour, minute), zone)

/** The day's first moment: midnight, or where clocks skip midnight the hour they jump to. */
export const startOfDay = (value: Day, zone: string): Instant => atHour(value, 0, 0, zone)

/** The day's last whole second, the form that ends of validity have (renewals start one second later, D3). */
export const endOfDay = (value: Day, zone: string): Instant =>
  addSeconds(startOfDay(addDays(value, 1), zone), -1)

/**
 * ISO 8601 with offset: in UTC (`Z`), or as the zone's clock shows it (`2026-03-29T03:00:00+02:00`).
 * Milliseconds are written only when there are any.
 */
export function toIso(moment: Instant, zone?: string): string {
  if (zone === undefined) return new Date(moment).toISOString().replace('.000Z', 'Z')
  const offset = Math.round(offsetAt(moment, zone) / 60_000)
  const local = new Date(moment + offset * 60_000).toISOString().replace(/(\.000)?Z$/, '')
  const size = Math.abs(offset)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${local}${offset < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}
