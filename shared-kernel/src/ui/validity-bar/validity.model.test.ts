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
    expect(validityView(span, now, 0.8)).toMatchObject({ phase, elapsed, daysLeft })
  })

  it('marks the day renewal opens until the right has ended', () => {
    expect(validityView(span, 10 * DAY, 0.8).renewalAt).toBe(80 * DAY)
    expect(validityView(span, 101 * DAY, 0.8).renewalAt).toBeNull()
    expect(validityView(span, 10 * DAY, null).renewalAt).toBeNull()
  })

  it('has no measure without an end', () => {
    expect(validityView({ start: 0, end: null }, 5, 0.8)).toEqual({
      phase: 'endless',
      elapsed: 0,
      daysLeft: null,
      renewalAt: null,
    })
  })

  it('survives a right that ends as it starts', () => {
    expect(validityView({ start: 5, end: 5 }, 5, 0.8).elapsed).toBe(0)
  })
})
