import { cityNow } from '@parvis/shared-kernel/remote'
import type { SessionStore } from './session-store.ts'

/** How long before the end the person is asked to stay (D12). */
export const WARNING_MS = 120_000

/** Maximum timer delay in ms, 24.8 days; with more, a timer fires at once. */
const LONGEST_WAIT_MS = 2 ** 31 - 1

interface Listeners {
  readonly onNearEnd: () => void
  readonly onRenewed: () => void
}

/** Watches the end of the session: warns two minutes before, expires it at the moment. Returns how to stop. */
export function watchSessionEnd(sessionStore: SessionStore, { onNearEnd, onRenewed }: Listeners): () => void {
  let timers: ReturnType<typeof setTimeout>[] = []
  const after = (ms: number, act: () => void) =>
    setTimeout(ms > LONGEST_WAIT_MS ? arm : act, Math.min(Math.max(0, ms), LONGEST_WAIT_MS))
  const arm = () => {
    for (const timer of timers) clearTimeout(timer)
    timers = []
    const { state } = sessionStore.get()
    if (state.kind !== 'connected') return
    onRenewed()
    const left = state.profile.exp - cityNow()
    timers = [after(left - WARNING_MS, onNearEnd), after(left, () => sessionStore.expire())]
  }
  // Timers are late after a laptop's sleep: check again when the page becomes visible.
  const wake = () => {
    if (document.visibilityState === 'visible') arm()
  }
  document.addEventListener('visibilitychange', wake)
  const unsubscribe = sessionStore.subscribe(arm)
  arm()
  return () => {
    for (const timer of timers) clearTimeout(timer)
    document.removeEventListener('visibilitychange', wake)
    unsubscribe()
  }
}
