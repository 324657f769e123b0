import { errors as joseErrors } from 'jose'
import * as oauth from 'oauth4webapi'
import type { Deps } from '../../deps.ts'
import { Refusal, unauthenticated } from '../../http/refusal.ts'
import { IDENTITY_PATHS } from '../../identity/identity-provider.ts'
import { clientIdOf } from '../../identity/test-accounts.ts'
import { failureName } from '../../log.ts'
import { ProviderFailure, type ProviderKeys } from './provider-keys.ts'

export interface IdentityClaims {
  issuer: string
  subject: string
  firstName: string
  lastName: string
  gender: string | null
  email: string | null
  identityToken: string
}

/** Accounts refer to the reference provider by name, because its URL changes with the ports. */
export const IDENTITY_NAME = 'reference'

export interface IdentityLogin {
  code: string
  codeVerifier?: string | null | undefined
  nonce: string
  redirectUri: string
}

const authorizationServer = (issuer: string): oauth.AuthorizationServer => ({
  issuer,
  authorization_endpoint: issuer + IDENTITY_PATHS.authorization,
  token_endpoint: issuer + IDENTITY_PATHS.token,
  userinfo_endpoint: issuer + IDENTITY_PATHS.userinfo,
  jwks_uri: issuer + IDENTITY_PATHS.jwks,
  authorization_response_iss_parameter_supported: true,
  id_token_signing_alg_values_supported: ['ES256'],
  userinfo_signing_alg_values_supported: ['ES256'],
})

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** Milliseconds; an unresponsive provider must not block a sign-in for ever. */
const TIMEOUT_MS = 8_000

const optionsFor = (issuer: string) => ({
  [oauth.allowInsecureRequests]: issuer.startsWith('http://127.0.0.1'),
  signal: () => AbortSignal.timeout(TIMEOUT_MS),
})

/** Throws ProviderFailure on a provider's 5xx: not the citizen's fault, and can be retried. */
const requireWorking = (response: Response): void => {
  if (response.status >= 500) throw new ProviderFailure(`HTTP ${response.status}`)
}

/** As `failureName`, or a provider's status (`HTTP 502`). */
const reasonOf = (failure: unknown): string =>
  failure instanceof ProviderFailure ? failure.message : failureName(failure)

interface Exchange {
  as: oauth.AuthorizationServer
  client: oauth.Client
  keys: ProviderKeys
}

const exchange = async ({ as, client, keys }: Exchange, secret: string, login: IdentityLogin) => {
  const answer = new URLSearchParams({ code: login.code, iss: as.issuer })
  const parameters = oauth.validateAuthResponse(as, client, answer, oauth.expectNoState)
  const response = await oauth.authorizationCodeGrantRequest(
    as,
    client,
    oauth.ClientSecretPost(secret),
    parameters,
    login.redirectUri,
    login.codeVerifier ?? oauth.nopkce,
    optionsFor(as.issuer),
  )
  requireWorking(response)
  const tokens = await oauth.processAuthorizationCodeResponse(as, client, response, {
    expectedNonce: login.nonce,
    requireIdToken: true,
  })
  await keys.verify(tokens.id_token ?? '')
  return tokens
}

const readPerson = async ({ as, client, keys }: Exchange, accessToken: string, subject: string) => {
  const response = await oauth.userInfoRequest(as, client, accessToken, optionsFor(as.issuer))
  requireWorking(response)
  const signed = response.clone()
  const person = await oauth.processUserInfoResponse(as, client, subject, response)
  await keys.verify(await signed.text())
  return person
}

/** Oldest accepted token; FranceConnect delivers one within seconds. */
const OLDEST_SECONDS = 300
const CLOCK_TOLERANCE_SECONDS = 30

/** Checks the library leaves out: issued recently, for this client alone, at the requested level. */
const isForUsNow = ({ iat, aud, azp, acr }: oauth.IDToken, clientId: string): boolean => {
  // Machine time, not demo clock: the provider uses the machine's.
  const age = Date.now() / 1_000 - iat
  const isFresh = age > -CLOCK_TOLERANCE_SECONDS && age < OLDEST_SECONDS
  const parties = [aud, azp ?? clientId].flat()
  return isFresh && parties.every(party => party === clientId) && acr === 'eidas1'
}

/** Whether the library detected an invalid or forged response; callers learn only that sign-in failed. */
const isProtocolFault = (failure: unknown) =>
  failure instanceof oauth.OperationProcessingError ||
  failure instanceof oauth.UnsupportedOperationError ||
  failure instanceof joseErrors.JOSEError ||
  failure instanceof oauth.ResponseBodyError ||
  failure instanceof oauth.AuthorizationResponseError ||
  failure instanceof oauth.WWWAuthenticateChallengeError

/**
 * Exchanges the code as a confidential client and verifies signature, issuer, audience, nonce, times and assurance
 * level (`eidas1`) before trusting the token.
 */
export const readIdentity = async (
  { urls, secrets, log }: Deps,
  keys: ProviderKeys,
  cityId: string,
  login: IdentityLogin,
): Promise<IdentityClaims> => {
  const as = authorizationServer(urls.identityProvider)
  const client: oauth.Client = {
    client_id: clientIdOf(cityId),
    id_token_signed_response_alg: 'ES256',
    userinfo_signed_response_alg: 'ES256',
  }
  try {
    const tokens = await exchange({ as, client, keys }, secrets.identityClient, login)
    const claims = oauth.getValidatedIdTokenClaims(tokens)
    if (claims === undefined || !isForUsNow(claims, client.client_id)) throw unauthenticated()
    const person = await readPerson({ as, client, keys }, tokens.access_token, claims.sub)
    return {
      issuer: IDENTITY_NAME,
      subject: claims.sub,
      firstName: text(person.given_name) ?? '',
      lastName: text(person.family_name) ?? '',
      gender: text(person.gender),
      email: text(person.email),
      identityToken: tokens.id_token ?? '',
    }
  } catch (failure) {
    if (isProtocolFault(failure)) throw unauthenticated()
    if (failure instanceof Refusal) throw failure
    log.warn({ failure: reasonOf(failure) }, 'the identity provider does not answer')
    throw new Refusal(503, 'Service Unavailable')
  }
}
