import { followCityClock } from '@parvis/shared-kernel/remote'
import { instantFromMs } from '@parvis/shared-kernel/time'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usePassingTime } from './use-passing-time.ts'

const START = Date.parse('2026-11-29T22:00:00Z')
const after = (ms: number) => instantFromMs(START + ms)
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

beforeEach(() => {
  vi.useFakeTimers({ now: START })
  followCityClock(undefined)
})
afterEach(() => vi.useRealTimers())

test.each([
  {
    what: 'no turn',
    turn: null,
    steps: [
      [59_999, 0],
      [1, 60_000],
      [59_999, 60_000],
      [1, 120_000],
    ],
  },
  {
    what: 'a turn within the minute',
    turn: after(20_000),
    steps: [
      [20_000, 0],
      [1, 20_001],
      [39_999, 60_000],
    ],
  },
  {
    what: 'a turn after some minutes',
    turn: after(90_000),
    steps: [
      [89_999, 60_000],
      [2, 90_001],
    ],
  },
  {
    what: 'a turn that is over',
    turn: after(-1),
    steps: [
      [59_999, 0],
      [1, 60_000],
    ],
  },
  {
    what: 'a turn beyond what a timer can wait',
    turn: after(2 ** 31),
    steps: [
      [59_999, 0],
      [1, 60_000],
    ],
  },
])('with $what, the time is read each minute and as soon as the turn is over', ({ turn, steps }) => {
  const { result } = renderHook(() => usePassingTime(turn))
  for (const [wait = 0, shown = 0] of steps) {
    pass(wait)
    expect(result.current).toBe(after(shown))
  }
})

test('a page that is shown again reads the time at once, for no timer ran while the device slept', () => {
  const { result, unmount } = renderHook(() => usePassingTime())
  vi.setSystemTime(START + 8 * 3_600_000)
  act(() => document.dispatchEvent(new Event('visibilitychange')))
  expect(result.current).toBe(after(8 * 3_600_000))
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
