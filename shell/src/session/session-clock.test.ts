import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchSessionEnd } from './session-clock.ts'
import { sessionKeeper } from './session-store.ts'

const NOW = 1_800_000_000_000

function watched(secondsLeft: number) {
  const keeper = sessionKeeper(sessionStorage, Date.now)
  const listeners = { onNearEnd: vi.fn(), onRenewed: vi.fn() }
  const open = (seconds: number) =>
    keeper.open({ token: 't', identityToken: null, sub: 's', exp: Date.now() / 1000 + seconds })
  open(secondsLeft)
  const stop = watchSessionEnd(keeper, listeners)
  return { keeper, ...listeners, open, stop }
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
    const { keeper, stop } = watched(300)
    vi.advanceTimersByTime(299_999)
    expect(keeper.get().state.kind).toBe('connected')
    vi.advanceTimersByTime(1)
    expect(keeper.get().state.kind).toBe('expired')
    expect(sessionStorage.getItem('parvis.session')).toBeNull()
    stop()
  })

  it('moves away when the session is renewed', () => {
    const { keeper, open, onNearEnd, stop } = watched(300)
    vi.advanceTimersByTime(100_000)
    open(1800)
    vi.advanceTimersByTime(200_000)
    expect(keeper.get().state.kind).toBe('connected')
    expect(onNearEnd).not.toHaveBeenCalled()
    stop()
  })

  it('is no business of somebody who signed out', () => {
    const { keeper, onNearEnd, stop } = watched(300)
    keeper.close()
    vi.advanceTimersByTime(400_000)
    expect(onNearEnd).not.toHaveBeenCalled()
    expect(keeper.get().state.kind).toBe('disconnected')
    stop()
  })
})
