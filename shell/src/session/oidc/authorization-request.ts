import type { CityConfig } from '@parvis/shared-kernel/wire'
import { calculatePKCECodeChallenge, generateRandomNonce, generateRandomState } from 'oauth4webapi'

/** State kept between leaving for the provider and returning; single use. */
export interface PendingAuthorization {
  readonly state: string
  readonly nonce: string
  /** Null for providers without PKCE. */
  readonly codeVerifier: string | null
  readonly returnTo: string
  /** Hash of the sign-in link in use, sent with the login; null without one. */
  readonly hash: string | null
}

export class CryptographyUnavailable extends Error {
  override name = 'CryptographyUnavailable'
}

/** Return path after signing in, and the sign-in link's hash if any. */
export type SignInDestination = Pick<PendingAuthorization, 'returnTo' | 'hash'>

export async function authorizationRequest(
  provider: CityConfig['identityProvider'],
  redirectUri: string,
  destination: SignInDestination,
  crypto: Crypto | undefined,
): Promise<{ url: string; pending: PendingAuthorization }> {
  if (!crypto?.subtle) throw new CryptographyUnavailable('this browser offers no cryptography to this page')
  const codeVerifier = provider.pkce ? randomVerifier(crypto) : null
  const pending = { state: generateRandomState(), nonce: generateRandomNonce(), codeVerifier, ...destination }
  const url = new URL(provider.authorizationUrl)
  const parameters = {
    response_type: 'code',
    client_id: provider.clientId,
    redirect_uri: redirectUri,
    scope: provider.scope,
    acr_values: provider.acrValues,
    state: pending.state,
    nonce: pending.nonce,
    ...(codeVerifier
      ? { code_challenge: await calculatePKCECodeChallenge(codeVerifier), code_challenge_method: 'S256' }
      : {}),
  }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return { url: url.href, pending }
}

/** Second document §9: 96 random bytes, where the library would take 32. */
function randomVerifier(crypto: Crypto): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(96))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}
