import { LONGEST_MS } from './calls-under-way.ts'
import { lockOf, type TabMessage, tabChannel } from './tab-messages.ts'

/** This tab among those of its browser. */
export interface OtherTabs {
  /** Says without a word that `sub` is signed in here; null: nobody is any more. */
  hold(sub: string | null): void
  readonly isHolding: () => boolean
  say(message: TabMessage): void
  listen(listener: (message: TabMessage) => void): () => void
  /** Tells that this person leaves, in all tabs; settles once no other holds the session, or was given long enough. */
  leave(sub: string, family: string): Promise<void>
}

/** Without locks (a page without TLS) a tab is never known to others, and hands nothing on. */
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
    // A page that is being taken down may be refused it, and needs it no more.
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
      // A tab that does not answer keeps nobody longer.
      await locks?.request(lockOf(sub), { signal }, () => {}).catch(() => {})
    },
  }
}
