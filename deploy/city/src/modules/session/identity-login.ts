import { errors as joseErrors } from 'jose'
import * as oauth from 'oauth4webapi'
import type { Deps } from '../../deps.ts'
import { Refusal, unauthenticated } from '../../http/refusal.ts'
import { IDENTITY_PATHS } from '../../identity/identity-provider.ts'
import { clientIdOf } from '../../identity/test-accounts.ts'
import { type ProviderKeys, ProviderTrouble } from './provider-keys.ts'

export interface IdentityClaims {
  issuer: string
  subject: string
  firstName: string
  lastName: string
  gender: string | null
  email: string | null
  identityToken: string
}

/** The reference provider moves with the machine's ports, so accounts know it by a name. */
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

/** A provider that does not answer must not hold a sign-in for ever. */
const TIMEOUT_MS = 8_000

const optionsFor = (issuer: string) => ({
  [oauth.allowInsecureRequests]: issuer.startsWith('http://127.0.0.1'),
  signal: () => AbortSignal.timeout(TIMEOUT_MS),
})

/** The provider’s own trouble is not the citizen’s fault: it is told as such and can be tried again. */
const requireWorking = (response: Response): void => {
  if (response.status >= 500) throw new ProviderTrouble(`HTTP ${response.status}`)
}

/** What an operator can act on: `ENOTFOUND`, `DEPTH_ZERO_SELF_SIGNED_CERT`, `HTTP 502`, `TimeoutError`; no word of the provider. */
const reasonOf = (failure: unknown): string => {
  if (failure instanceof ProviderTrouble) return failure.message
  if (!(failure instanceof Error)) return typeof failure
  const { cause } = failure
  return cause instanceof Error && 'code' in cause ? String(cause.code) : failure.name
}

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

/** FranceConnect hands a token over within seconds of making it. */
const OLDEST_SECONDS = 300
const CLOCK_TOLERANCE_SECONDS = 30

/** What the library leaves open: made now and not later, for us alone, at the level that was asked. */
const isForUsNow = ({ iat, aud, azp, acr }: oauth.IDToken, clientId: string): boolean => {
  // The provider lives by the machine's clock, whatever the demo clock says.
  const age = Date.now() / 1_000 - iat
  const isFresh = age > -CLOCK_TOLERANCE_SECONDS && age < OLDEST_SECONDS
  const parties = [aud, azp ?? clientId].flat()
  return isFresh && parties.every(party => party === clientId) && acr === 'eidas1'
}

/** The library names every attack by its own error; the caller learns only that it did not work. */
const isProtocolFault = (failure: unknown) =>
  failure instanceof oauth.OperationProcessingError ||
  failure instanceof oauth.UnsupportedOperationError ||
  failure instanceof joseErrors.JOSEError ||
  failure instanceof oauth.ResponseBodyError ||
  failure instanceof oauth.AuthorizationResponseError ||
  failure instanceof oauth.WWWAuthenticateChallengeError

/**
 * Exchanges the code as a confidential client and believes nobody before the signature, the issuer, the audience, the
 * nonce, the times and the assurance level (`eidas1`) are right.
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
