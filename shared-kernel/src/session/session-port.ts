import type { ApiFailure } from '../errors/index.ts'
import type { SessionState } from './session-state.ts'

export type SignInResult =
  | { readonly signedIn: true }
  | { readonly signedIn: false; readonly failure: ApiFailure }

/**
 * What a remote may know and ask of the session. The token stays with the shell: a remote gets an API client that
 * is already authorised (ARCHITECTURE, remote contract).
 */
export interface SessionPort {
  readonly state: SessionState
  /**
   * Leaves the page for the identity provider; `returnTo` is a path of this portal. `hash` is that of a sign-in link:
   * it goes with the login and proves the address that the provider did not give.
   */
  signInWithProvider(returnTo: string, hash?: string): Promise<void>
  /** E-mail and password, for cities whose login types include CUSTOMER. */
  signInWithPassword(login: string, password: string): Promise<SignInResult>
  /** Kills the token, then leaves for the provider's end-session page when the session came from there. */
  signOut(): Promise<void>
}
