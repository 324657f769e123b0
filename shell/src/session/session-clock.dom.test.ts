import { followCityClock } from '@parvis/shared-kernel/remote'
import type { Instant } from '@parvis/shared-kernel/time'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchSessionEnd } from './session-clock.ts'
import { createSessionStore } from './session-store.ts'

const NOW = 1_800_000_000_000

function watched(secondsLeft: number) {
  const sessionStore = createSessionStore(sessionStorage, Date.now)
  const listeners = { onNearEnd: vi.fn(), onRenewed: vi.fn() }
  const open = (seconds: number) =>
    sessionStore.open({ token: 't', identityToken: null, sub: 's', exp: Date.now() / 1000 + seconds })
  open(secondsLeft)
  const stop = watchSessionEnd(sessionStore, listeners)
  return { sessionStore, ...listeners, open, stop }
}

describe('the end of a session', () => {
  beforeEach(() => {
    sessionStorage.clear()
    vi.useFakeTimers({ now: NOW })
  })
  afterEach(() => vi.useRealTimers())

  it('is announced two minutes before, not a second earlier', () => {
    const { onNearEnd, stop } = watched(300)
    vi.advanceTimersByTime(179_999)
    expect(onNearEnd).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(onNearEnd).toHaveBeenCalledOnce()
    stop()
  })

  it('expires the session at its moment and drops the token', () => {
    const { sessionStore, stop } = watched(300)
    vi.advanceTimersByTime(299_999)
    expect(sessionStore.get().state.kind).toBe('connected')
    vi.advanceTimersByTime(1)
    expect(sessionStore.get().state.kind).toBe('expired')
    expect(sessionStorage.getItem('parvis.session')).toBeNull()
    stop()
  })

  it('moves away when the session is renewed', () => {
    const { sessionStore, open, onNearEnd, onRenewed, stop } = watched(300)
    vi.advanceTimersByTime(100_000)
    open(1800)
    expect(onRenewed).toHaveBeenCalledTimes(2)
    vi.advanceTimersByTime(200_000)
    expect(sessionStore.get().state.kind).toBe('connected')
    expect(onNearEnd).not.toHaveBeenCalled()
    stop()
  })

  it.each([
    ['an hour ahead', 3_600_000],
    ['20 days behind', -20 * 86_400_000],
    ['two years ahead', 730 * 86_400_000],
  ])('comes by the city’s clock on a device that is %s, after a reload too', (_, wrong) => {
    vi.setSystemTime(NOW + wrong)
    const clock = () => -wrong
    followCityClock(() => (Date.now() + clock()) as Instant)
    createSessionStore(sessionStorage, Date.now, clock).open({
      ...{ token: 't', identityToken: null, sub: 's' },
      exp: NOW / 1000 + 1800,
    })
    const sessionStore = createSessionStore(sessionStorage, Date.now, clock)
    const stop = watchSessionEnd(sessionStore, { onNearEnd: vi.fn(), onRenewed: vi.fn() })
    vi.advanceTimersByTime(1_799_999)
    expect(sessionStore.get().state.kind).toBe('connected')
    vi.advanceTimersByTime(1)
    expect(sessionStore.get().state.kind).toBe('expired')
    stop()
    followCityClock(undefined)
  })

  it('can be further away than a timer of a browser can wait', () => {
    const days = 86_400
    const { sessionStore, onNearEnd, stop } = watched(60 * days)
    vi.advanceTimersByTime(59 * days * 1_000)
    expect(sessionStore.get().state.kind).toBe('connected')
    expect(onNearEnd).not.toHaveBeenCalled()
    vi.advanceTimersByTime(days * 1_000)
    expect(onNearEnd).toHaveBeenCalledOnce()
    expect(sessionStore.get().state.kind).toBe('expired')
    stop()
  })

  it('that came while the device slept is noticed when the page is looked at again', () => {
    const { sessionStore, stop } = watched(300)
    vi.setSystemTime(NOW + 400_000)
    document.dispatchEvent(new Event('visibilitychange'))
    vi.advanceTimersByTime(1)
    expect(sessionStore.get().state.kind).toBe('expired')
    stop()
  })

  it('is watched no longer once that was stopped', () => {
    const { sessionStore, open, onNearEnd, onRenewed, stop } = watched(300)
    stop()
    open(200)
    document.dispatchEvent(new Event('visibilitychange'))
    vi.advanceTimersByTime(400_000)
    expect(sessionStore.get().state.kind).toBe('connected')
    expect(onNearEnd).not.toHaveBeenCalled()
    expect(onRenewed).toHaveBeenCalledOnce()
  })

  it('is no business of somebody who signed out', () => {
    const { sessionStore, onNearEnd, stop } = watched(300)
    sessionStore.close()
    vi.advanceTimersByTime(400_000)
    expect(onNearEnd).not.toHaveBeenCalled()
    expect(sessionStore.get().state.kind).toBe('disconnected')
    stop()
  })
})
