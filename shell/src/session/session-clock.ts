import type { SessionKeeper } from './session-store.ts'

/** How long before the end the person is asked to stay (D12). */
export const WARNING_MS = 120_000

interface Listeners {
  readonly onNearEnd: () => void
  readonly onRenewed: () => void
}

/** Watches the end of the session: warns two minutes before, expires it at the moment. Returns how to stop. */
export function watchSessionEnd(keeper: SessionKeeper, { onNearEnd, onRenewed }: Listeners): () => void {
  let timers: ReturnType<typeof setTimeout>[] = []
  const arm = () => {
    for (const timer of timers) clearTimeout(timer)
    timers = []
    const { state } = keeper.get()
    if (state.kind !== 'connected') return
    onRenewed()
    const left = state.profile.exp - Date.now()
    timers = [
      setTimeout(onNearEnd, Math.max(0, left - WARNING_MS)),
      setTimeout(() => keeper.expire(), Math.max(0, left)),
    ]
  }
  // A laptop that slept wakes with late timers: look at the clock again when the page is seen again.
  const wake = () => {
    if (document.visibilityState === 'visible') arm()
  }
  document.addEventListener('visibilitychange', wake)
  const unsubscribe = keeper.subscribe(arm)
  arm()
  return () => {
    for (const timer of timers) clearTimeout(timer)
    document.removeEventListener('visibilitychange', wake)
    unsubscribe()
  }
}
