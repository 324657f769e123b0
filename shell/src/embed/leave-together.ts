import { type ApiClient, logOut } from '@parvis/shared-kernel/api'
import { cityNow } from '@parvis/shared-kernel/remote'
import { forgetPerson, tabMemory } from '@parvis/shared-kernel/session'
import type { SessionStore } from '../session/session-store.ts'

/** The session is in memory only: without a trace in the tab, `reloadChangedTab` would notice no sign-out. */
const trace = tabMemory('parvis.left', kept => typeof kept === 'boolean')

interface Tab {
  readonly api: ApiClient
  readonly portal: string
  readonly sessionStore: SessionStore
}

/**
 * Signs out of the site, as the consent says: this tab and every other one of its origin that shows the same person.
 * Each has a token of its own, which it gives back.
 */
export function leaveTogether({ api, portal, sessionStore }: Tab): () => Promise<void> {
  const tabs = new BroadcastChannel(`parvis.leave ${portal}`)
  const end = async () => {
    // Even if the city cannot be reached, the session ends on this page.
    if (sessionStore.get().stored) await logOut(api).catch(() => {})
    sessionStore.close()
    forgetPerson()
    trace.keep(true, cityNow())
  }
  tabs.onmessage = ({ data: sub }: MessageEvent<unknown>) => {
    if (sessionStore.get().owner?.sub === sub) void end()
  }
  return () => {
    const { owner } = sessionStore.get()
    if (owner) tabs.postMessage(owner.sub)
    return end()
  }
}
