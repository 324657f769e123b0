import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { AnswerHeaders } from '@parvis/server'
import { PAGES } from '@parvis/shared-kernel/paths'
import type { JWK } from 'jose'
import { type ClientMetadata, type Configuration, type KoaContextWithOIDC, Provider } from 'oidc-provider'
import { languageOf } from '../http/language.ts'
import { pagePolicy } from '../http/security-headers.ts'
import type { Secrets } from '../secrets.ts'
import { authorizeFault } from './authorize-guard.ts'
import type { IdentityCity } from './identity-city.ts'
import { faultPage, LEAVE, leavingPage, leftPage } from './identity-pages.ts'
import { createInteractionApp } from './interaction-app.ts'
import { createMemoryAdapter } from './memory-adapter.ts'
import { clientIdOf, pairwiseSubject, type TestAccounts } from './test-accounts.ts'

export const IDENTITY_PATHS = {
  authorization: '/api/v2/authorize',
  token: '/api/v2/token',
  userinfo: '/api/v2/userinfo',
  jwks: '/api/v2/jwks',
  endSession: '/api/v2/session/end',
} as const

/** Paths to which the provider returns after sign-in and sign-out, below the portal's origin. */
export const SIGN_IN_RETURN_PATHS = [PAGES.providerReturn, PAGES.rights, PAGES.home]
export const SIGN_OUT_RETURN_PATHS = [PAGES.signedOut, PAGES.rights, PAGES.home]

export interface IdentityOptions {
  issuer: string
  cities: readonly IdentityCity[]
  accounts: TestAccounts
  secrets: Secrets
  signingKey: JWK
}

const languageOfContext = (ctx: KoaContextWithOIDC) => languageOf(ctx.get('accept-language'))

const clientOf = ({ cityId, portals }: IdentityCity, secrets: Secrets): ClientMetadata => ({
  client_id: clientIdOf(cityId),
  client_secret: secrets.identityClient,
  redirect_uris: portals.flatMap(origin => SIGN_IN_RETURN_PATHS.map(path => origin + path)),
  post_logout_redirect_uris: portals.flatMap(origin => SIGN_OUT_RETURN_PATHS.map(path => origin + path)),
  response_types: ['code'],
  grant_types: ['authorization_code'],
  token_endpoint_auth_method: 'client_secret_post',
  id_token_signed_response_alg: 'ES256',
  userinfo_signed_response_alg: 'ES256',
  subject_type: 'pairwise',
  // A city's portals may have several origins; one sector gives a person the same subject in all of them.
  sector_identifier_uri: `https://${clientIdOf(cityId)}.example/origins.json`,
})

const findAccountAmong =
  (accounts: TestAccounts): Configuration['findAccount'] =>
  async (_ctx, account) => {
    const person = accounts.named(account)
    if (person === undefined) return undefined
    return {
      accountId: account,
      claims: async () => ({
        sub: account,
        given_name: person.firstName,
        family_name: person.lastName.toUpperCase(),
        gender: person.gender,
        ...(person.email === null ? {} : { email: person.email }),
      }),
    }
  }

/** FranceConnect asks no consent: the requested scope is granted with the sign-in. */
const loadExistingGrant: Configuration['loadExistingGrant'] = async ctx => {
  const { client, session, params, provider } = ctx.oidc
  if (client === undefined || session?.accountId === undefined) return undefined
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope(String(params?.scope ?? 'openid'))
  await grant.save()
  return grant
}

const configurationOf = ({ cities, accounts, secrets, signingKey }: IdentityOptions): Configuration => ({
  adapter: createMemoryAdapter(),
  clients: cities.map(city => clientOf(city, secrets)),
  jwks: { keys: [signingKey] },
  cookies: { keys: [secrets.cookie] },
  scopes: ['openid', 'given_name', 'family_name', 'gender', 'email'],
  claims: {
    openid: ['sub'],
    given_name: ['given_name'],
    family_name: ['family_name'],
    gender: ['gender'],
    email: ['email'],
  },
  acrValues: ['eidas1'],
  subjectTypes: ['pairwise'],
  // The sector URI only identifies the city; nothing is fetched from it.
  sectorIdentifierUriValidate: () => false,
  pairwiseIdentifier: (_ctx, account, client) => pairwiseSubject(secrets.pairwise, client.clientId, account),
  responseTypes: ['code'],
  clientAuthMethods: ['client_secret_post'],
  pkce: { required: () => false },
  routes: {
    authorization: IDENTITY_PATHS.authorization,
    token: IDENTITY_PATHS.token,
    userinfo: IDENTITY_PATHS.userinfo,
    jwks: IDENTITY_PATHS.jwks,
    end_session: IDENTITY_PATHS.endSession,
  },
  ttl: {
    AuthorizationCode: 30,
    AccessToken: 60,
    IdToken: 60,
    Interaction: 900,
    Session: 1_800,
    Grant: 1_800,
  },
  enabledJWA: {
    idTokenSigningAlgValues: ['ES256'],
    userinfoSigningAlgValues: ['ES256'],
  },
  features: {
    devInteractions: { enabled: false },
    jwtUserinfo: { enabled: true },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: (ctx, form) => {
        ctx.body = leavingPage(languageOfContext(ctx), form)
      },
      postLogoutSuccessSource: ctx => {
        ctx.body = leftPage(languageOfContext(ctx))
      },
    },
  },
  interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
  findAccount: findAccountAmong(accounts),
  loadExistingGrant,
  renderError: (ctx, out) => {
    ctx.type = 'html'
    ctx.body = faultPage(languageOfContext(ctx), out.error_description ?? out.error)
  },
})

/** The reference identity provider: a certified library held to FranceConnect's contract, with test people. */
export const createIdentityProvider = (options: IdentityOptions): RequestListener => {
  const provider = new Provider(options.issuer, configurationOf(options))
  // Trusts forwarded headers, since the port is reachable only by the TLS server in front of it.
  provider.proxy = options.issuer.startsWith('https:')
  const interactions = getRequestListener(createInteractionApp(provider, options).fetch)
  const protocol = provider.callback()
  return (request, response) => {
    const fault = authorizeFault(request, IDENTITY_PATHS.authorization)
    if (fault !== null) {
      response.writeHead(400, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      response.end(faultPage(languageOf(request.headers['accept-language']), fault))
      return
    }
    if (request.url?.startsWith('/interaction/')) void interactions(request, response)
    else void protocol(request, response)
  }
}

/** Headers for pages that the library renders, which sets no content security policy itself. */
export const identityHeaders = ({ cities }: Pick<IdentityOptions, 'cities'>): AnswerHeaders => ({
  'content-security-policy': pagePolicy(["'self'", ...cities.flatMap(city => city.portals)].join(' '), LEAVE),
  'x-frame-options': 'DENY',
})
