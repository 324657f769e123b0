import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { city, client, json } from '../api/api-client-bench.ts'
import { currentPrice } from '../fines/index.ts'
import { aFine, aFineVersion } from '../testing/builders/index.ts'
import { fakeRemoteContext } from '../testing/remote-context.tsx'
import { createCityClock, type Instant, isEnded, wallTime } from '../time/index.ts'
import { cityNow, createMount, followCityClock } from './index.ts'

const CITY = Date.parse('2026-11-22T22:30:00Z')
const SECOND = 1000
const DAY = 86_400_000
const DEVICES = [
  ['right', 0],
  ['an hour ahead', 3_600_000],
  ['20 days behind', -20 * DAY],
  ['two years ahead', 730 * DAY],
] as const

const at = (ms: number) => ms as Instant
const dateOf = (ms: number) => new Date(ms).toUTCString()

describe.each(DEVICES)('on a device whose clock is %s', (_, wrong) => {
  beforeEach(async () => {
    vi.useFakeTimers({ now: CITY + wrong })
    const clock = createCityClock(() => Date.now())
    const { fetch } = city(() => json({}, 404, { date: dateOf(CITY) }))
    await client(fetch, { clock })
      .api.call({ path: '/api/things', answer: {} as never })
      .catch(() => {})
    followCityClock(clock.now)
  })
  afterEach(() => {
    followCityClock(undefined)
    vi.useRealTimers()
  })

  it('the present is the city’s, and goes on', () => {
    expect(cityNow()).toBe(CITY)
    vi.advanceTimersByTime(5 * SECOND)
    expect(cityNow()).toBe(CITY + 5 * SECOND)
  })

  it('a reduced price holds until its last instant, and no longer', () => {
    const version = aFineVersion({ reducedUntil: at(CITY + SECOND) })
    const isReduced = () => currentPrice(aFine({ versions: [version] }), cityNow()).isReduced
    expect(isReduced()).toBe(true)
    vi.advanceTimersByTime(2 * SECOND)
    expect(isReduced()).toBe(false)
  })

  it('what ends, ends with the city', () => {
    expect(isEnded(at(CITY + SECOND), cityNow())).toBe(false)
    vi.advanceTimersByTime(2 * SECOND)
    expect(isEnded(at(CITY + SECOND), cityNow())).toBe(true)
  })

  it('today is the city’s day', () => {
    expect(wallTime(cityNow(), 'Europe/Paris').day).toBe('2026-11-22')
  })
})

describe('the offset', () => {
  const heard = (...late: readonly number[]) => {
    let device = CITY
    const clock = createCityClock(() => device)
    for (const ms of late) {
      device += 1000
      clock.hear(dateOf(device - ms))
    }
    return clock.offset()
  }
  it.each([
    ['keeps the answer that is furthest ahead', [3000, 0, 8000], 0],
    ['takes no answer that a cache has kept for a minute', [0, 60_000], 0],
    ['follows a device whose clock is set forward', [0, 3_600_000], -3_600_000],
    ['follows a device whose clock is set back', [0, -3_600_000], 3_600_000],
  ])('%s', (_, late, offset) => expect(heard(...late)).toBe(offset))

  it.each([null, '', 'soon'])('is none of an answer dated %j', date => {
    const clock = createCityClock(() => CITY)
    clock.hear(date)
    expect(clock.offset()).toBe(0)
  })
})

it('is the shell’s in every part, and the device’s in a shell of before', () => {
  const never = new Promise<never>(() => {})
  const chunk = { load: () => never, retry: () => never, forget: () => {}, preload: () => {} }
  const mount = createMount({ name: 'test', messages: { fr: chunk, en: chunk }, pages: [] })
  const { context } = fakeRemoteContext()
  const open = (now?: () => Instant) =>
    mount(document.createElement('div'), now ? { ...context, now } : context)
  open(() => at(CITY)).unmount()
  expect(cityNow()).toBe(CITY)
  open().unmount()
  expect(Math.abs(cityNow() - Date.now())).toBeLessThan(SECOND)
})
