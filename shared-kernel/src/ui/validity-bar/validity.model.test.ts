import { describe, expect, it } from 'vitest'
import { validityView } from './validity.model.ts'

const DAY = 86_400_000
const span = { start: 0, end: 100 * DAY }

describe('the validity bar', () => {
  it.each([
    [-1, 'to-come', 0, null],
    [0, 'active', 0, 100],
    [80 * DAY, 'active', 0.8, 20],
    [100 * DAY, 'active', 1, 0],
    [100 * DAY + 1, 'expired', 1, null],
  ] as const)('at %i is %s', (now, phase, elapsed, daysLeft) => {
    expect(validityView(span, now, 0.8, 'UTC')).toMatchObject({ phase, elapsed, daysLeft })
  })

  it('marks the day renewal opens until the right has ended', () => {
    expect(validityView(span, 10 * DAY, 0.8, 'UTC').renewalAt).toBe(80 * DAY)
    expect(validityView(span, 101 * DAY, 0.8, 'UTC').renewalAt).toBeNull()
    expect(validityView(span, 10 * DAY, null, 'UTC').renewalAt).toBeNull()
  })

  it('has no measure without an end', () => {
    expect(validityView({ start: 0, end: null }, 5, 0.8, 'UTC')).toEqual({
      phase: 'endless',
      elapsed: 0,
      daysLeft: null,
      renewalAt: null,
    })
  })

  it('survives a right that ends as it starts', () => {
    expect(validityView({ start: 5, end: 5 }, 5, 0.8, 'UTC').elapsed).toBe(0)
  })
})

describe('the days that are left, in Paris', () => {
  const daysLeft = (now: string, end: string) =>
    validityView(
      { start: Date.parse('2026-01-01T00:00:00+01:00'), end: Date.parse(end) },
      Date.parse(now),
      0.8,
      'Europe/Paris',
    ).daysLeft

  it.each([
    ['all through the last day', '2026-11-21T00:00:00+01:00', '2026-11-21T23:59:59+01:00', 0],
    ['in the last second', '2026-11-21T23:59:59+01:00', '2026-11-21T23:59:59+01:00', 0],
    ['from tomorrow’s end, late at night', '2026-11-20T23:59:59+01:00', '2026-11-21T23:59:59+01:00', 1],
    ['from an end before noon tomorrow', '2026-11-20T18:00:00+01:00', '2026-11-21T08:00:00+01:00', 1],
    ['over the hour that summer takes', '2026-03-28T12:00:00+01:00', '2026-03-29T23:59:59+02:00', 1],
    ['over the hour that winter gives back', '2026-10-24T00:00:00+02:00', '2026-10-25T23:59:59+01:00', 1],
    ['when the day has begun in Paris only', '2026-07-01T00:30:00+02:00', '2026-07-02T23:59:59+02:00', 1],
    ['as the calendar says', '2026-11-21T09:45:00+01:00', '2026-12-18T08:00:00+01:00', 27],
  ])('%s', (_words, now, end, days) => expect(daysLeft(now, end)).toBe(days))
})
