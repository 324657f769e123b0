import * as oauth from 'oauth4webapi'
import type { Deps } from '../../deps.ts'
import { Refusal, unauthenticated } from '../../http/refusal.ts'
import { IDENTITY_PATHS } from '../../identity/identity-provider.ts'
import { clientIdOf } from '../../identity/test-accounts.ts'

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

const optionsFor = (issuer: string) => ({
  [oauth.allowInsecureRequests]: issuer.startsWith('http://127.0.0.1'),
})

const exchange = async (
  as: oauth.AuthorizationServer,
  client: oauth.Client,
  secret: string,
  login: IdentityLogin,
) => {
  const options = optionsFor(as.issuer)
  const answer = new URLSearchParams({ code: login.code, iss: as.issuer })
  const parameters = oauth.validateAuthResponse(as, client, answer, oauth.expectNoState)
  const response = await oauth.authorizationCodeGrantRequest(
    as,
    client,
    oauth.ClientSecretPost(secret),
    parameters,
    login.redirectUri,
    login.codeVerifier ?? oauth.nopkce,
    options,
  )
  const tokens = await oauth.processAuthorizationCodeResponse(as, client, response, {
    expectedNonce: login.nonce,
    requireIdToken: true,
  })
  await oauth.validateApplicationLevelSignature(as, response, options)
  return tokens
}

const readPerson = async (
  as: oauth.AuthorizationServer,
  client: oauth.Client,
  accessToken: string,
  subject: string,
) => {
  const options = optionsFor(as.issuer)
  const response = await oauth.userInfoRequest(as, client, accessToken, options)
  const person = await oauth.processUserInfoResponse(as, client, subject, response)
  await oauth.validateApplicationLevelSignature(as, response, options)
  return person
}

/** The library names every attack by its own error; the caller learns only that it did not work. */
const isProtocolFault = (failure: unknown) =>
  failure instanceof oauth.OperationProcessingError ||
  failure instanceof oauth.ResponseBodyError ||
  failure instanceof oauth.AuthorizationResponseError ||
  failure instanceof oauth.WWWAuthenticateChallengeError

/**
 * Exchanges the code as a confidential client and believes nobody before the signature, the issuer,
 * the audience, the nonce and the assurance level (`eidas1`) are right.
 */
export const readIdentity = async (
  { urls, secrets }: Deps,
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
    const tokens = await exchange(as, client, secrets.identityClient, login)
    const claims = oauth.getValidatedIdTokenClaims(tokens)
    if (claims === undefined || claims.acr !== 'eidas1') throw unauthenticated()
    const person = await readPerson(as, client, tokens.access_token, claims.sub)
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
    throw new Refusal(503, 'Service Unavailable')
  }
}
