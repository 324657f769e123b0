import { fakeApi } from '@parvis/shared-kernel/testing'
import { noContentWire } from '@parvis/shared-kernel/wire'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { callsUnderWay } from './calls-under-way.ts'

const answer = noContentWire
const READ = { path: '/api/tickets', answer }
const WRITE = { method: 'PUT', path: '/api/subscriber/drafts/ticket', answer } as const

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** City that answers on demand. */
function slowCity() {
  const answers: (() => void)[] = []
  const later = () => new Promise<undefined>(resolve => answers.push(() => resolve(undefined)))
  const city = fakeApi({ 'GET /api/tickets': later, 'PUT /api/subscriber/drafts/ticket': later })
  return { city, answers, asked: () => city.calls.map(({ name }) => name) }
}

/** Whether the promise is settled by now. */
function watched(promise: Promise<unknown>) {
  let isSettled = false
  const settle = () => {
    isSettled = true
  }
  promise.then(settle, settle)
  return () => isSettled
}

describe('leaving', () => {
  it('waits for what is on its way, and no longer', async () => {
    const { city, answers } = slowCity()
    const { api, settle } = callsUnderWay(city, () => {})
    const read = watched(api.call(READ))
    const hasLeft = watched(settle())
    await vi.advanceTimersByTimeAsync(1000)
    expect([read(), hasLeft()]).toEqual([false, false])
    answers[0]?.()
    await vi.advanceTimersByTimeAsync(0)
    expect([read(), hasLeft()]).toEqual([true, true])
  })

  it('waits at most three seconds for a city that does not answer', async () => {
    const { city } = slowCity()
    const { api, settle } = callsUnderWay(city, () => {})
    api.call(READ)
    const hasLeft = watched(settle())
    await vi.advanceTimersByTimeAsync(2999)
    expect(hasLeft()).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(hasLeft()).toBe(true)
  })

  it('is not kept by a call that failed', async () => {
    const city = fakeApi({
      'GET /api/tickets': () => {
        throw new TypeError('lost')
      },
    })
    const { api, settle } = callsUnderWay(city, () => {})
    await expect(api.call(READ)).rejects.toThrow('lost')
    const hasLeft = watched(settle())
    await vi.advanceTimersByTimeAsync(0)
    expect(hasLeft()).toBe(true)
  })

  it('has screens send what they hold, and waits until it has arrived', async () => {
    const { city, answers, asked } = slowCity()
    const calls = callsUnderWay(city, () => {
      // Like a draft, which first awaits its own work.
      Promise.resolve().then(() => calls.api.call(WRITE))
    })
    const hasLeft = watched(calls.settle())
    await vi.advanceTimersByTimeAsync(100)
    expect(asked()).toEqual(['PUT /api/subscriber/drafts/ticket'])
    expect(hasLeft()).toBe(false)
    answers[0]?.()
    await vi.advanceTimersByTimeAsync(0)
    expect(hasLeft()).toBe(true)
  })

  it('waits for what a screen sends once its call before has arrived', async () => {
    const { city, answers, asked } = slowCity()
    const { api, settle } = callsUnderWay(city, () => {})
    // Like a draft: what is typed during a save follows it, some steps after its answer.
    void (async () => {
      await api.call(WRITE)
      for (let step = 0; step < 30; step += 1) await Promise.resolve()
      await api.call(WRITE)
    })()
    const hasLeft = watched(settle())
    await vi.advanceTimersByTimeAsync(100)
    answers[0]?.()
    await vi.advanceTimersByTimeAsync(100)
    expect([asked().length, hasLeft()]).toEqual([2, false])
    answers[1]?.()
    await vi.advanceTimersByTimeAsync(100)
    expect(hasLeft()).toBe(true)
  })

  it('lets no question through until somebody else may come, but takes what is written', async () => {
    const { city, asked } = slowCity()
    const { api, settle, reopen } = callsUnderWay(city, () => {})
    const left = settle()
    await vi.advanceTimersByTimeAsync(0)
    await left
    const unanswered = watched(api.call(READ))
    api.call(WRITE)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked()).toEqual(['PUT /api/subscriber/drafts/ticket'])
    expect(unanswered()).toBe(false)
    reopen()
    api.call(READ)
    expect(asked()).toEqual(['PUT /api/subscriber/drafts/ticket', 'GET /api/tickets'])
  })
})
