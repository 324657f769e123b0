import { logOut } from '@parvis/shared-kernel/api'
import type { EmbedSession } from '@parvis/shared-kernel/embed'
import { forgetPerson } from '@parvis/shared-kernel/session'
import type { EmbedCity } from './embed-city.ts'
import { openSignIn } from './open-sign-in.ts'

/** The session of a page's parts, as it is now. Whoever signs in does so in the portal's own window. */
export function embedSession(city: EmbedCity): EmbedSession {
  const { keeper, subscriber } = city
  const { state, owner } = keeper.get()
  const known = subscriber.getState().subscriber
  return {
    port: {
      // Screens that wait for their owner to sign in again do not notice that the session has ended.
      state: owner ? { kind: 'connected', profile: owner.profile } : state,
      async signInWithProvider() {
        await openSignIn(city)
      },
      async signInWithPassword() {
        await openSignIn(city)
        return { signedIn: true }
      },
      async signOut() {
        // The city may be out of reach: on this page the session ends all the same.
        await logOut(city.api).catch(() => {})
        keeper.close()
        forgetPerson()
      },
    },
    subscriber: known.kind === 'known' ? known.subscriber : null,
    token: () => keeper.get().stored?.token ?? null,
    refused: token => {
      if (token && token === keeper.get().stored?.token) keeper.close(true)
    },
  }
}
