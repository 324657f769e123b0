import type { EmbedSession } from '@parvis/shared-kernel/embed'
import { bearerOf, stateOfScreens } from '../session/session-store.ts'
import type { EmbedCity } from './embed-city.ts'
import { openSignIn } from './open-sign-in.ts'

/** Current session of the page's elements. Signing in happens in the portal's own window. */
export function embedSession(city: EmbedCity): EmbedSession {
  const { sessionStore, subscriber } = city
  const known = subscriber.getState().subscriber
  return {
    port: {
      get state() {
        return stateOfScreens(sessionStore.get())
      },
      async signInWithProvider() {
        await openSignIn(city)
      },
      async signInWithPassword() {
        await openSignIn(city)
        return { signedIn: true }
      },
      signOut: city.signOut,
    },
    subscriber: known.kind === 'known' ? known.subscriber : null,
    token: () => bearerOf(sessionStore.get()),
    refused: city.refuse,
  }
}
