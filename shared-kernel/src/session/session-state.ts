import type { SubscriberId } from '../ids/index.ts'
import type { Instant } from '../time/index.ts'

/** What the token says of its owner (second document §3, `userProfile`): never the token itself. */
export interface UserProfile {
  readonly subscriberId: SubscriberId
  /** End of the session unless it is renewed. */
  readonly exp: Instant
}

/** The three session states of the second document §4. */
export type SessionState =
  | { readonly kind: 'connected'; readonly profile: UserProfile }
  /** `wasRefused`: the city closed the session while the portal was open, which whoever signs in again is told. */
  | { readonly kind: 'disconnected'; readonly wasRefused?: true }
  | { readonly kind: 'expired' }
