import { assert, constantFrom, integer, option, pre, property, record } from 'fast-check'
import { Duration as Luxon } from 'luxon'
import { expect, test } from 'vitest'
import {
  addDuration,
  durationParts,
  earlier,
  type Instant,
  type IsoDuration,
  inMilliseconds,
  inSeconds,
  instant,
  isoDuration,
  later,
  parseDuration,
  toIsoIn,
} from './index.ts'

const PARIS = 'Europe/Paris'
const duration = (raw: string) => isoDuration(raw) as IsoDuration

test.each([
  '',
  'P',
  'PT',
  'P1',
  '1Y',
  'P-1D',
  '-P1D',
  'P1.5M',
  'P1YT',
  'PT1D',
  'P1D2M',
  'p1d',
  'P1Y ',
  'PT1.S',
  'P1234567Y',
  'P1234567M',
  'P1234567W',
  'P1234567D',
  'PT1234567890H',
  'PT1234567890M',
  'PT1234567890S',
  'PT1.1234567890S',
  'xP1D',
  'P1YM',
  'P1MW',
  'P1WD',
  'PT1HM',
  'PT1MS',
])('"%s" is not a duration', raw => {
  expect(isoDuration(raw)).toBeNull()
})

test.each([
  ['P1Y', { years: 1 }],
  ['P1Y2M3W4DT5H6M7.5S', { years: 1, months: 2, weeks: 3, days: 4, hours: 5, minutes: 6, seconds: 7.5 }],
  ['PT0S', {}],
  ['P0D', {}],
])('%s is read', (raw, parts) => {
  const nothing = { years: 0, months: 0, weeks: 0, days: 0, hours: 0, minutes: 0, seconds: 0 }
  expect(parseDuration(raw)).toEqual({ ...nothing, ...parts })
})

test('the longest of every part is read', () => {
  const raw = 'P999999Y999999M999999W999999DT999999999H999999999M999999999.999999999S'
  expect(isoDuration(raw)).toBe(raw)
})

test.each([
  // Calendar: the end of short months.
  ['2026-01-31T10:00:00+01:00', 'P1M', '2026-02-28T10:00:00+01:00'],
  ['2024-01-31T10:00:00+01:00', 'P1M', '2024-02-29T10:00:00+01:00'],
  ['2024-02-29T10:00:00+01:00', 'P1Y', '2025-02-28T10:00:00+01:00'],
  ['2026-12-31T23:59:59+01:00', 'P2M', '2027-02-28T23:59:59+01:00'],
  ['2026-01-30T00:00:00+01:00', 'P1M1D', '2026-03-01T00:00:00+01:00'],
  // Local time is kept across a clock change.
  ['2026-03-28T10:00:00+01:00', 'P1D', '2026-03-29T10:00:00+02:00'],
  ['2026-03-28T10:00:00+01:00', 'PT24H', '2026-03-29T11:00:00+02:00'],
  ['2026-10-24T10:00:00+02:00', 'P1W', '2026-10-31T10:00:00+01:00'],
  ['2026-10-24T10:00:00+02:00', 'PT24H', '2026-10-25T09:00:00+01:00'],
  ['2026-10-24T02:30:00+02:00', 'P1D', '2026-10-25T02:30:00+02:00'],
  ['2026-03-28T02:30:00+01:00', 'P1D', '2026-03-29T03:30:00+02:00'],
  // Of two equal hours the first, whichever season the start is in.
  ['2025-12-25T02:30:00+01:00', 'P10M', '2026-10-25T02:30:00+02:00'],
  ['2025-07-25T02:30:00+02:00', 'P1Y3M', '2026-10-25T02:30:00+02:00'],
  // Exact time ignores the clock change: half past two comes again.
  ['2026-10-25T02:30:00+02:00', 'PT1H', '2026-10-25T02:30:00+01:00'],
  ['2026-10-25T02:30:00+01:00', 'PT0S', '2026-10-25T02:30:00+01:00'],
  ['2026-10-25T10:00:00+01:00', 'PT1H2M3S', '2026-10-25T11:02:03+01:00'],
  ['2026-10-24T02:30:00+02:00', 'P1DT1H', '2026-10-25T02:30:00+01:00'],
])('%s and %s make %s', (start, raw, end) => {
  expect(toIsoIn(addDuration(instant(start) as Instant, duration(raw), PARIS), PARIS)).toBe(end)
})

test.each([
  ['P18M', { years: 1, months: 6, days: 0 }],
  ['P1Y12M', { years: 2, months: 0, days: 0 }],
  ['P11M30D', { years: 0, months: 11, days: 30 }],
  ['P2W1D', { years: 0, months: 0, days: 15 }],
  ['PT90M', { minutes: 90 }],
])('%s is shown in years, months under twelve and days', (raw, parts) => {
  expect(durationParts(duration(raw))).toMatchObject(parts)
})

test('what is taken for a duration says the same to luxon', async () => {
  const count = option(integer({ min: 0, max: 999_999 }))
  const dates = record({ Y: count, M: count, W: count, D: count })
  const times = record({ H: count, M: count, S: count })
  const written = (parts: Record<string, number | null>) =>
    Object.entries(parts).map(([unit, value]) => (value === null ? '' : `${value}${unit}`))
  await assert(
    property(dates, times, (day, time) => {
      const hours = written(time).join('')
      const raw = `P${written(day).join('')}${hours && `T${hours}`}`
      pre(raw !== 'P')
      expect(parseDuration(raw)).toMatchObject(Luxon.fromISO(raw).toObject())
    }),
  )
})

test.each([
  [{ minutes: 30 }, 1_800_000],
  [{ hours: 8 }, 28_800_000],
  [{ days: 1, hours: 1 }, 90_000_000],
  [{ days: -2 }, -172_800_000],
  [{ seconds: 0.25 }, 250],
])('%o is so many milliseconds, whatever the clocks do', (length, ms) => {
  const moment = instant('2026-03-28T12:00:00+01:00') as Instant
  expect(inMilliseconds(length)).toBe(ms)
  expect(inSeconds(length)).toBe(ms / 1000)
  expect(later(moment, length) - moment).toBe(ms)
  expect(moment - earlier(moment, length)).toBe(ms)
})

test('a longer duration never ends earlier, and months in two steps of years are months at once', async () => {
  const start = integer({ min: Date.UTC(2000, 0), max: Date.UTC(2090, 0) }).map(ms => ms as Instant)
  const unit = constantFrom('M', 'D', 'W', 'Y')
  await assert(
    property(record({ start, unit, n: integer({ min: 0, max: 60 }) }), ({ start, unit, n }) => {
      const end = (count: number) => addDuration(start, duration(`P${count}${unit}`), PARIS)
      return end(n) <= end(n + 1) && end(n) >= start - 3_600_000
    }),
  )
  await assert(
    property(start, integer({ min: 0, max: 20 }), (start, years) => {
      const both = [`P${years}Y`, `P${years * 12}M`].map(raw => addDuration(start, duration(raw), PARIS))
      return both[0] === both[1]
    }),
  )
})
