import { assert, constantFrom, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import {
  atHour,
  type Day,
  dayOf,
  endOfDay,
  type Instant,
  instant,
  instantFromMs,
  isTimeZone,
  momentOf,
  startOfDay,
  toIso,
  toIsoIn,
  wallTime,
} from './index.ts'

const PARIS = 'Europe/Paris'
const at = (iso: string) => instant(iso) as Instant

test.each([
  ['2026-01-31T22:59:59.999Z', '2026-01-31'],
  ['2026-01-31T23:00:00Z', '2026-02-01'],
  ['2026-07-31T21:59:59Z', '2026-07-31'],
  ['2026-07-31T22:00:00Z', '2026-08-01'],
])('at %s it is %s in Paris', (iso, expected) => {
  expect(dayOf(at(iso), PARIS)).toBe(expected)
})

test.each([
  ['an ordinary day', '2026-11-21', PARIS, '2026-11-20T23:00:00Z', '2026-11-21T22:59:59Z'],
  ['the day of 23 hours', '2026-03-29', PARIS, '2026-03-28T23:00:00Z', '2026-03-29T21:59:59Z'],
  ['the day of 25 hours', '2026-10-25', PARIS, '2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z'],
  // Beirut changes to summer time at midnight: the day begins at one.
  ['a day without midnight', '2026-03-29', 'Asia/Beirut', '2026-03-28T22:00:00Z', '2026-03-29T20:59:59Z'],
])('%s begins and ends by the city’s clock', (_, day, zone, start, end) => {
  expect(toIso(startOfDay(day as Day, zone))).toBe(start)
  expect(toIso(endOfDay(day as Day, zone))).toBe(end)
})

test.each([
  [
    'the hour that does not exist is as much later as the clock jumps',
    '2026-03-29',
    2,
    '2026-03-29T01:30:00Z',
  ],
  ['the hour that exists twice is the first one', '2026-10-25', 2, '2026-10-25T00:30:00Z'],
  ['the hour before clocks go back', '2026-10-25', 1, '2026-10-24T23:30:00Z'],
  ['the hour after clocks go back', '2026-10-25', 3, '2026-10-25T02:30:00Z'],
] as const)('%s', (_, day, hour, expected) => {
  expect(toIso(atHour(day as Day, hour, 30, PARIS))).toBe(expected)
})

test.each([
  ['the first in the winter before', '2026-01-15T12:00:00Z', '2026-10-25T00:30:00Z'],
  ['the first before it comes', '2026-10-24T22:00:00Z', '2026-10-25T00:30:00Z'],
  ['the first while it lasts', '2026-10-25T00:45:00Z', '2026-10-25T00:30:00Z'],
  ['the first in its last moment', '2026-10-25T00:59:59Z', '2026-10-25T00:30:00Z'],
  ['the second once clocks have gone back', '2026-10-25T01:00:00Z', '2026-10-25T01:30:00Z'],
  ['the second while it lasts', '2026-10-25T01:45:00Z', '2026-10-25T01:30:00Z'],
  ['the second afterwards', '2026-10-25T03:00:00Z', '2026-10-25T01:30:00Z'],
])('of an hour that exists twice, whoever looks ahead means %s', (_, now, expected) => {
  expect(toIso(atHour('2026-10-25' as Day, 2, 30, PARIS, at(now)))).toBe(expected)
})

test('only zones that exist are zones', () => {
  expect(['Europe/Paris', 'UTC', 'Europe/Valmont', ''].map(isTimeZone)).toEqual([true, true, false, false])
})

test.each(['local', 'system', 'default', 'Europe/Valmont'])('%s is the zone of no city', zone => {
  expect(isTimeZone(zone)).toBe(false)
  expect(() => wallTime(at('2026-11-21T10:00:00Z'), zone)).toThrow(RangeError)
  expect(() => startOfDay('2026-11-21' as Day, zone)).toThrow(RangeError)
})

test('before zones were law, an offset with seconds is written to the next minute, of the same moment', () => {
  const written = toIsoIn(at('1900-01-01T00:00:00Z'), PARIS)
  expect(written).toBe('1900-01-01T00:09:00+00:09')
  expect(instant(written)).toBe(at('1900-01-01T00:00:00Z'))
})

test('Intl, which first screens ask, and luxon agree on the day', async () => {
  const moments = integer({ min: -62_135_000_000_000, max: Date.UTC(9999, 0) }).map(instantFromMs)
  const zones = constantFrom(PARIS, 'Pacific/Apia', 'America/St_Johns', 'Asia/Kathmandu', 'UTC')
  await assert(property(moments, zones, (moment, zone) => dayOf(moment, zone) === wallTime(moment, zone).day))
})

test('what the clock shows leads back to the moment, but for the second of two equal hours', async () => {
  const moments = integer({ min: Date.UTC(1950, 0), max: Date.UTC(2100, 0) }).map(instantFromMs)
  await assert(
    property(moments, moment => {
      const back = momentOf(wallTime(moment, PARIS), PARIS)
      return back === moment || back === moment - 3_600_000
    }),
  )
})
