import type { CityConfig } from '@parvis/shared-kernel/wire'
import { endSession } from './end-session.ts'
import { tellOtherTabs } from './other-tabs.ts'
import type { SessionDoors } from './session-doors.ts'

/**
 * Always here, whatever can be fetched: ends the session on both sides and in all tabs, then the provider's own, without
 * which the next visitor would be signed in at once.
 */
export async function signOut(doors: SessionDoors, config: CityConfig, home: () => void): Promise<void> {
  const { stored } = doors.keeper.get()
  await endSession(doors)
  if (stored) tellOtherTabs(stored.sub)
  if (!stored?.identityToken) return home()
  const url = new URL(config.identityProvider.endSessionUrl)
  url.searchParams.set('id_token_hint', stored.identityToken)
  url.searchParams.set('post_logout_redirect_uri', `${doors.origin}/provider-logout-callback`)
  doors.leave(url.href)
}
