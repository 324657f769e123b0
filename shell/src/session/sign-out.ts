import { logOut } from '@parvis/shared-kernel/api'
import { DRAFT_DATABASE } from '@parvis/shared-kernel/session'
import type { CityConfig } from '@parvis/shared-kernel/wire'
import { tellOtherTabs } from './other-tabs.ts'
import type { SessionDoors } from './session-doors.ts'

/**
 * Always here, whatever can be fetched: kills the token, wipes what drafts left in this browser and what this tab
 * remembers (plates, an address, a code), then ends the provider's own session, without which the next visitor would be
 * signed in at once.
 */
export async function signOut(doors: SessionDoors, config: CityConfig, home: () => void): Promise<void> {
  const { stored } = doors.keeper.get()
  const identityToken = stored?.identityToken ?? null
  await logOut(doors.api).catch(() => {
    // The city may be out of reach: on this device the session ends all the same.
  })
  doors.keeper.close()
  sessionStorage.clear()
  if (stored) tellOtherTabs(stored.sub)
  indexedDB.deleteDatabase(DRAFT_DATABASE)
  if (!identityToken) return home()
  const url = new URL(config.identityProvider.endSessionUrl)
  url.searchParams.set('id_token_hint', identityToken)
  url.searchParams.set('post_logout_redirect_uri', `${doors.origin}/provider-logout-callback`)
  doors.leave(url.href)
}
