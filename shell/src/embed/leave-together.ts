import { logOut } from '@parvis/shared-kernel/api'
import { forgetPerson } from '@parvis/shared-kernel/session'
import type { EmbedCity } from './embed-city.ts'

/**
 * Signs out of the site, as the consent says: this tab and every other one of its origin that shows the same person.
 * Each has a token of its own, which it gives back.
 */
export function leaveTogether({
  api,
  portal,
  sessionStore,
}: Pick<EmbedCity, 'api' | 'portal' | 'sessionStore'>): () => Promise<void> {
  const tabs = new BroadcastChannel(`parvis.leave ${portal}`)
  const end = async () => {
    // Even if the city cannot be reached, the session ends on this page.
    if (sessionStore.get().stored) await logOut(api).catch(() => {})
    sessionStore.close()
    forgetPerson()
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
