import { dayOf, type Instant, instantFromMs, later, weekdayOf } from '@parvis/shared-kernel/time'
import { describe, expect, test } from 'vitest'
import { demoCities } from '../cities/demo.ts'
import { onAllowedStart } from './allowed-start.ts'
import type { SeedContext } from './seed-context.ts'

const A_NOON = Date.UTC(2026, 10, 23, 12)
const DAYS = [0, 1, 2, 3, 4, 5, 6].map(days => later(instantFromMs(A_NOON), { days }))
const timeZone = 'Europe/Paris'

describe.each(DAYS.map(now => [weekdayOf(dayOf(now, timeZone)), now] as const))('begun on a %s', (_, now) => {
  const rightsOf = (city: SeedContext['city']) =>
    city.rights.map(right => ({
      right,
      moved: onAllowedStart(right, { city, now, timeZone } as SeedContext),
    }))
  const weekdayIn = (days: number, from: Instant) => weekdayOf(dayOf(later(from, { days }), timeZone))

  test.each([
    ['vm-guest-free', ['SATURDAY', 'SUNDAY']],
    ['vm-intervention', ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY']],
    ['vm-market', ['TUESDAY', 'THURSDAY', 'SATURDAY']],
    ['ps-craft', ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY']],
  ])('a right of %s starts on one of its weekdays', (plan, weekdays) => {
    const starts = demoCities
      .flatMap(rightsOf)
      .filter(({ right }) => right.plan === plan)
      .map(({ moved }) => weekdayIn(moved.start, now))
    expect(starts).not.toEqual([])
    expect(starts.filter(day => !weekdays.includes(day))).toEqual([])
  })

  test('each keeps its length, and what has ended has', () => {
    for (const { right, moved } of demoCities.flatMap(rightsOf)) {
      expect(moved.end - moved.start).toBeCloseTo(right.end - right.start, 9)
      expect(Math.abs(moved.start - right.start)).toBeLessThan(7)
      if (right.end < 0) expect(moved.end).toBeLessThanOrEqual(right.end)
      else expect(moved.start).toBeGreaterThanOrEqual(right.start)
    }
  })
})
