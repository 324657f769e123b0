import { Settings } from 'luxon'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  addDays,
  addDuration,
  addMonths,
  atHour,
  type Day,
  dayOf,
  endOfDay,
  type Instant,
  type IsoDuration,
  instant,
  isoDuration,
  offsetAt,
  overlaps,
  startOfDay,
  toIsoIn,
  wallTime,
  weekdayOf,
} from './index.ts'

const PARIS = 'Europe/Paris'
const at = (iso: string) => instant(iso) as Instant
const later = (iso: string, duration: string) =>
  toIsoIn(addDuration(at(iso), isoDuration(duration) as IsoDuration, PARIS), PARIS)

/** One result of each kind, at the edges where the machine's time zone or season could have an effect. */
const answers = () => ({
  days: [addDays('2026-03-28' as Day, 1), addMonths('2026-01-31' as Day, 1), weekdayOf('2026-11-21' as Day)],
  day: dayOf(at('2026-01-31T23:00:00Z'), PARIS),
  edges: ['2026-03-29', '2026-10-25'].flatMap(day =>
    [startOfDay(day as Day, PARIS), endOfDay(day as Day, PARIS), atHour(day as Day, 2, 30, PARIS)].map(
      moment => toIsoIn(moment, PARIS),
    ),
  ),
  clock: wallTime(at('2026-10-25T01:30:00Z'), PARIS),
  offset: offsetAt(at('2026-07-01T00:00:00Z'), PARIS),
  ends: [later('2025-12-25T02:30:00+01:00', 'P10M'), later('2026-03-28T02:30:00+01:00', 'P1DT1H')],
  overlap: overlaps(
    { start: at('2026-01-01T00:00:00Z'), end: null },
    { start: at('2027-01-01T00:00:00Z'), end: null },
  ),
})

const EXPECTED = {
  days: ['2026-03-29', '2026-02-28', 'SATURDAY'],
  day: '2026-02-01',
  edges: [
    '2026-03-29T00:00:00+01:00',
    '2026-03-29T23:59:59+02:00',
    '2026-03-29T03:30:00+02:00',
    '2026-10-25T00:00:00+02:00',
    '2026-10-25T23:59:59+01:00',
    '2026-10-25T02:30:00+02:00',
  ],
  clock: { day: '2026-10-25', hour: 2, minute: 30, second: 0, millisecond: 0 },
  offset: 120,
  ends: ['2026-10-25T02:30:00+02:00', '2026-03-29T04:30:00+02:00'],
  overlap: true,
}

describe('what is counted in a city’s zone', () => {
  const { TZ } = process.env
  beforeEach(() => Settings.resetCaches())
  afterEach(() => {
    vi.useRealTimers()
    if (TZ === undefined) delete process.env.TZ
    else process.env.TZ = TZ
    Settings.resetCaches()
  })

  test.each([
    ['UTC', 0],
    ['America/St_Johns', 210],
    ['Pacific/Kiritimati', -840],
  ])('is the same on a machine in %s', (zone, minutesBehind) => {
    process.env.TZ = zone
    expect(new Date('2026-01-01T12:00:00Z').getTimezoneOffset()).toBe(minutesBehind)
    expect(answers()).toEqual(EXPECTED)
  })

  test.each(['2026-01-15T12:00:00Z', '2026-07-15T12:00:00Z', '1999-10-31T01:30:00Z'])(
    'is the same at %s by the machine’s clock',
    now => {
      vi.useFakeTimers({ now: Date.parse(now), toFake: ['Date'] })
      expect(answers()).toEqual(EXPECTED)
    },
  )
})
