import { PAGES } from '@parvis/shared-kernel/paths'
import type { CityConfig } from '@parvis/shared-kernel/wire'
import { endSession } from './end-session.ts'
import type { SessionDependencies } from './session-dependencies.ts'
import { familyOf } from './stored-session.ts'

/**
 * In the main bundle, so that signing out never depends on a download: ends the session at the city and in all tabs,
 * then at the provider, which would otherwise sign the next visitor in at once.
 */
export async function signOut(
  dependencies: SessionDependencies,
  config: CityConfig,
  home: () => void,
): Promise<void> {
  const { stored } = dependencies.sessionStore.get()
  // Other tabs may share the token: they send pending changes before the city ends the session.
  await endSession(
    dependencies,
    stored ? { others: dependencies.tabs.leave(stored.sub, familyOf(stored)) } : {},
  )
  const { endSessionUrl } = config.identityProvider
  if (!stored?.identityToken || !endSessionUrl) return home()
  const url = new URL(endSessionUrl)
  url.searchParams.set('id_token_hint', stored.identityToken)
  url.searchParams.set('post_logout_redirect_uri', `${dependencies.origin}${PAGES.signedOut}`)
  dependencies.leave(url.href)
}
