import { LONGEST_MS } from './calls-under-way.ts'
import { lockOf, type TabMessage, tabChannel } from './tab-messages.ts'

/** Coordination of this tab with the browser's others. */
export interface OtherTabs {
  /** Holds a lock saying that `sub` is signed in here; null releases it. */
  hold(sub: string | null): void
  readonly isHolding: () => boolean
  say(message: TabMessage): void
  listen(listener: (message: TabMessage) => void): () => void
  /**
   * Announces that this person signs out everywhere; resolves when no other tab holds the session, or after a timeout.
   */
  leave(sub: string, family: string): Promise<void>
}

/** Without locks (a page without TLS), tabs stay unknown to each other and share nothing. */
export function otherTabs(locks: LockManager | undefined): OtherTabs {
  const channel = tabChannel()
  let held: { readonly sub: string; readonly release: () => void } | null = null
  const hold = (sub: string | null) => {
    if (held?.sub === sub) return
    held?.release()
    held = null
    if (!locks || sub === null) return
    const until = new Promise<void>(release => {
      held = { sub, release }
    })
    // A page being unloaded may be refused the lock, and no longer needs it.
    locks.request(lockOf(sub), { mode: 'shared' }, () => until).catch(() => {})
  }
  const say = (message: TabMessage) => channel.postMessage(message)
  return {
    hold,
    isHolding: () => held !== null,
    say,
    listen(listener) {
      const hear = ({ data }: MessageEvent<TabMessage>) => listener(data)
      channel.addEventListener('message', hear)
      return () => channel.removeEventListener('message', hear)
    },
    async leave(sub, family) {
      hold(null)
      say({ kind: 'leaving', sub, family })
      const signal = AbortSignal.timeout(LONGEST_MS)
      // A tab that does not answer must not block signing out.
      await locks?.request(lockOf(sub), { signal }, () => {}).catch(() => {})
    },
  }
}
