import { isOpen, readStored, writeStored } from '../session/stored-session.ts'
import { sessionElsewhere } from '../session/tab-messages.ts'

/** Return paths of the identity provider, for signing in or out: another tab's session must not be adopted here. */
const OF_PROVIDER = /^\/(auth|provider-logout-callback)$/

type Tab = Pick<Window, 'location' | 'navigator' | 'sessionStorage'>

/**
 * Adopts the session of another tab if this tab has none. An ended session is replaced only by one of the same owner.
 */
export async function takeSession(tab: Tab, deviceNow: number): Promise<void> {
  try {
    const { location, navigator, sessionStorage } = tab
    const own = readStored(sessionStorage)
    if ((own && isOpen(own, deviceNow)) || OF_PROVIDER.test(location.pathname)) return
    const session = await sessionElsewhere(navigator.locks, own?.sub ?? null)
    if (session) writeStored(sessionStorage, session)
  } catch {
    // Storage or locks are unavailable: the citizen signs in.
  }
}
