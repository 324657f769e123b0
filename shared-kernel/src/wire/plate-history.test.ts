import { expect, test } from 'vitest'
import { plateHistoryHour } from '../plates/index.ts'
import { plateHistoryFromWire } from './plate-history.wire.ts'

const read = (element: { date: string | null; time: string | null | undefined }) =>
  plateHistoryFromWire({ historyElementList: [element] }).elements[0]

// A city writes the hour as it likes: what cannot be read breaks no screen (D17).
test.each([
  ['00:00', '00:00'],
  ['23:59', '23:59'],
  ['9:30', '9:30'],
  ['9:30:15', '9:30'],
  ['23:30:15.250+02:00', '23:30'],
  ['14h05', '14h05'],
  ['24:00', ''],
  ['25:99', ''],
  ['12:60', ''],
  ['123:00', ''],
  ['12:345', ''],
  ['12', ''],
  ['midi', ''],
  ['', ''],
  [null, ''],
  [undefined, ''],
])('the hour %j of a change of plates is read as %j', (time, expected) => {
  const element = read({ date: '2026-06-11', time })
  expect(element?.date).toBe('2026-06-11')
  expect(element && plateHistoryHour(element)).toBe(expected)
})

test.each([
  ['2026-06-11T23:30:00+02:00', '2026-06-11'],
  ['2026-02-30', null],
  ['11/06/2026', null],
  [null, null],
])('its day %j is read as %j', (date, expected) => {
  expect(read({ date, time: '12:00' })?.date).toBe(expected)
})
