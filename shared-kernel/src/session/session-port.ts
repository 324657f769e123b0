import type { ApiFailure } from '../errors/index.ts'
import type { SessionState } from './session-state.ts'

export type SignInResult =
  | { readonly signedIn: true }
  | { readonly signedIn: false; readonly failure: ApiFailure }

/**
 * What a remote may read and request of the session. The token stays in the shell: a remote gets an authorised API
 * client (ARCHITECTURE, remote contract).
 */
export interface SessionPort {
  /** Read as late as possible: of the portal's own host it is the current one, even in a context of earlier. */
  readonly state: SessionState
  /**
   * Leaves the page for the identity provider; `returnTo` is a path of this portal. `hash` is from a sign-in link: sent
   * with the login, it proves the address that the provider did not give.
   */
  signInWithProvider(returnTo: string, hash?: string): Promise<void>
  /** E-mail and password, for cities whose login types include CUSTOMER. */
  signInWithPassword(login: string, password: string): Promise<SignInResult>
  /** Revokes the token, then leaves for the provider's end-session page when the session came from a provider. */
  signOut(): Promise<void>
}
