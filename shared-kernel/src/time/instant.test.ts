import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { type Instant, instant, instantFromMs, toIso, toIsoIn } from './index.ts'

test.each([
  ['2026-11-21T10:00:00Z', Date.UTC(2026, 10, 21, 10)],
  ['2026-11-21T10:00:00.250Z', Date.UTC(2026, 10, 21, 10, 0, 0, 250)],
  ['2026-11-21T10:00:00.123456789Z', Date.UTC(2026, 10, 21, 10, 0, 0, 123)],
  ['2026-11-21t10:00:00z', Date.UTC(2026, 10, 21, 10)],
  ['2026-11-21T10:00Z', Date.UTC(2026, 10, 21, 10)],
  ['2026-11-21T11:00:00+01:00', Date.UTC(2026, 10, 21, 10)],
  ['2026-11-21T11:00:00+0100', Date.UTC(2026, 10, 21, 10)],
  ['2026-11-20T23:30:00-10:30', Date.UTC(2026, 10, 21, 10)],
])('%s is read', (iso, ms) => {
  expect(instant(iso)).toBe(ms)
})

test.each([
  '',
  'demain',
  '2026-11-21',
  '2026-11-21T10:00:00',
  '2026-02-30T10:00:00Z',
  '2026-11-21T24:00:00Z',
  '2026-11-21T10:60:00Z',
  '2026-11-21 10:00:00Z',
  '1795255200000',
])('"%s" is no moment that everybody would read alike', iso => {
  expect(instant(iso)).toBeNull()
})

test.each([
  ['Europe/Paris', '2026-03-29T00:59:59Z', '2026-03-29T01:59:59+01:00'],
  ['Europe/Paris', '2026-03-29T01:00:00Z', '2026-03-29T03:00:00+02:00'],
  ['Europe/London', '2026-03-29T00:59:59Z', '2026-03-29T00:59:59+00:00'],
  ['America/Martinique', '2026-03-29T01:00:00Z', '2026-03-28T21:00:00-04:00'],
  ['Indian/Reunion', '2026-03-29T01:00:00Z', '2026-03-29T05:00:00+04:00'],
  ['Pacific/Marquesas', '2026-03-29T01:00:00Z', '2026-03-28T15:30:00-09:30'],
])('the clock in %s is written with its offset', (zone, utc, expected) => {
  expect(toIsoIn(instant(utc) as Instant, zone)).toBe(expected)
})

test('a moment written in any zone is read back as the same moment', async () => {
  const moments = integer({ min: Date.UTC(1950, 0), max: Date.UTC(2199, 0) }).map(instantFromMs)
  await assert(
    property(moments, moment =>
      [toIso(moment), toIsoIn(moment, 'Europe/Paris'), toIsoIn(moment, 'Pacific/Marquesas')].every(
        written => instant(written) === moment,
      ),
    ),
  )
})
