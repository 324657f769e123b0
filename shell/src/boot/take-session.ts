import { isOpen, readStored, writeStored } from '../session/stored-session.ts'
import { sessionElsewhere } from '../session/tab-messages.ts'

/** Where somebody comes back from the identity provider, to sign in or out: whoever else is signed in is not meant. */
const OF_PROVIDER = /^\/(auth|provider-logout-callback)$/

type Tab = Pick<Window, 'location' | 'navigator' | 'sessionStorage'>

/**
 * Keeps the session of another tab as this tab's own, where this one has none. A session that has ended here is replaced by
 * one of its owner alone.
 */
export async function takeSession(tab: Tab, deviceNow: number): Promise<void> {
  try {
    const { location, navigator, sessionStorage } = tab
    const own = readStored(sessionStorage)
    if ((own && isOpen(own, deviceNow)) || OF_PROVIDER.test(location.pathname)) return
    const session = await sessionElsewhere(navigator.locks, own?.sub ?? null)
    if (session) writeStored(sessionStorage, session)
  } catch {
    // A browser that refuses storage or locks: whoever comes signs in.
  }
}
