import * as v from 'valibot'
import { expect, test } from 'vitest'
import { instant } from '../time/index.ts'
import { askedInstantWire } from './calendar.wire.ts'

// A moment that is taken and cannot be read would count as none: a ticket without end, a start "as soon as possible".
test.each([
  ['2026-11-21T10:00:00Z', true],
  ['2026-11-21T10:00:00.123+01:00', true],
  ['2026-11-21T10:00:00+0100', true],
  ['2028-02-29T23:59:59+01:00', true],
  ['2027-02-29T23:59:59+01:00', false],
  ['2026-04-31T00:00:00+02:00', false],
  ['0000-01-01T00:00:00Z', false],
  ['2026-11-21 10:00:00Z', false],
  ['2026-11-21T10:00:00+01', false],
  ['2026-11-21T10:00:00 +01:00', false],
  ['2026-11-21T10:00:00', false],
  ['2026-11-21', false],
  ['', false],
])('the moment "%s" is taken and read: %s', (text, isTaken) => {
  expect(v.is(askedInstantWire, text)).toBe(isTaken)
  expect(instant(text) !== null).toBe(isTaken)
})
