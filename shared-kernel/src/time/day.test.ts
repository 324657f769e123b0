import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addMonths, type Day, day, dayFrom, daysBetween, weekdayOf } from './index.ts'

test.each([
  ['2026-11-21', true],
  ['2024-02-29', true],
  ['2000-02-29', true],
  ['1900-02-29', false],
  ['2026-02-29', false],
  ['2026-04-31', false],
  ['2026-00-10', false],
  ['2026-13-01', false],
  ['2026-01-00', false],
  ['2026-1-1', false],
  ['0000-01-01', false],
  ['2026-11-21T00:00:00Z', false],
  ['', false],
])('%s is a day of the calendar: %s', (raw, expected) => {
  expect(day(raw)).toBe(expected ? raw : null)
})

test.each([
  ['2026-11-16', 'MONDAY'],
  ['2026-11-21', 'SATURDAY'],
  ['2026-11-22', 'SUNDAY'],
  ['1970-01-01', 'THURSDAY'],
  ['1969-12-31', 'WEDNESDAY'],
  ['1900-01-01', 'MONDAY'],
])('%s is a %s', (raw, expected) => {
  expect(weekdayOf(raw as Day)).toBe(expected)
})

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2026-12-31', 2, '2027-02-28'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-01-15', 0, '2026-01-15'],
])('%s and %i months make %s', (start, months, expected) => {
  expect(addMonths(start as Day, months)).toBe(expected)
})

test('days added are days between, across any year', async () => {
  const start = dayFrom(2026, 11, 21)
  await assert(
    property(
      integer({ min: -100_000, max: 100_000 }),
      days => daysBetween(start, addDays(start, days)) === days,
    ),
  )
})
