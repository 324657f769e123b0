import { PAGES } from '@parvis/shared-kernel/paths'
import type { CityConfig } from '@parvis/shared-kernel/wire'
import { endSession } from './end-session.ts'
import type { SessionDoors } from './session-doors.ts'
import { familyOf } from './stored-session.ts'

/**
 * Always here, whatever can be fetched: ends the session on both sides and in all tabs, then the provider's own, without
 * which the next visitor would be signed in at once.
 */
export async function signOut(doors: SessionDoors, config: CityConfig, home: () => void): Promise<void> {
  const { stored } = doors.keeper.get()
  // The token may be theirs too: they send what they hold before the city hears of the end.
  await endSession(doors, stored ? { others: doors.tabs.leave(stored.sub, familyOf(stored)) } : {})
  const { endSessionUrl } = config.identityProvider
  if (!stored?.identityToken || !endSessionUrl) return home()
  const url = new URL(endSessionUrl)
  url.searchParams.set('id_token_hint', stored.identityToken)
  url.searchParams.set('post_logout_redirect_uri', `${doors.origin}${PAGES.signedOut}`)
  doors.leave(url.href)
}
