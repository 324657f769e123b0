import type { CityConfig } from '@parvis/shared-kernel/wire'

/** What is remembered between leaving for the provider and coming back; single use. */
export interface PendingAuthorization {
  readonly state: string
  readonly nonce: string
  /** Only towards providers that take PKCE. */
  readonly codeVerifier: string | null
  readonly returnTo: string
  /** Of the sign-in link that is being used; goes with the login. */
  readonly hash: string | null
}

export class CryptographyUnavailable extends Error {
  override name = 'CryptographyUnavailable'
}

/** Second document §9: nonce and state are 32 random bytes, the PKCE verifier 96. */
const STATE_BYTES = 32
const VERIFIER_BYTES = 96

/** Where somebody wants to be once signed in, and the sign-in link that brought them, if one did. */
export type Errand = Pick<PendingAuthorization, 'returnTo' | 'hash'>

export async function authorizationRequest(
  provider: CityConfig['identityProvider'],
  redirectUri: string,
  errand: Errand,
  crypto: Crypto | undefined,
): Promise<{ url: string; pending: PendingAuthorization }> {
  if (!crypto?.subtle) throw new CryptographyUnavailable('this browser offers no cryptography to this page')
  const random = (bytes: number) => base64Url(crypto.getRandomValues(new Uint8Array(bytes)))
  const codeVerifier = provider.pkce ? random(VERIFIER_BYTES) : null
  const pending = { state: random(STATE_BYTES), nonce: random(STATE_BYTES), codeVerifier, ...errand }
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
      ? { code_challenge: await challengeOf(codeVerifier, crypto), code_challenge_method: 'S256' }
      : {}),
  }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return { url: url.href, pending }
}

async function challengeOf(verifier: string, crypto: Crypto): Promise<string> {
  return base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))))
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}
