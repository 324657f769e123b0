import type { SubscriberId } from '../ids/index.ts'
import type { Instant } from '../time/index.ts'

/** The token's claims about the citizen (second document §3, `userProfile`), without the token. */
export interface UserProfile {
  readonly subscriberId: SubscriberId
  /** End of the session unless it is renewed. */
  readonly exp: Instant
}

/** The three session states of the second document §4. */
export type SessionState =
  | { readonly kind: 'connected'; readonly profile: UserProfile }
  /** `wasRefused`: the city ended the session while the portal was open; the sign-in screen says so. */
  | { readonly kind: 'disconnected'; readonly wasRefused?: true }
  | { readonly kind: 'expired' }
