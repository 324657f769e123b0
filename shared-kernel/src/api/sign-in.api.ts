import { refusalOf } from '../errors/index.ts'
import { type CustomerLoginWire, type OidcLoginWire, type TokenWire, tokenWire } from '../wire/index.ts'
import type { ApiClient } from './api-client.ts'
import { ask } from './ask.ts'

export interface IssuedTokens {
  readonly token: string
  /** The identity provider's token; null after a sign-in by password. */
  readonly identityToken: string | null
  /** The city has no e-mail address of the citizen: ask for one (second document §2, `?sign`). */
  readonly isEmailMissing: boolean
}

export const issued = ({ token, identityToken, emailMissing }: TokenWire): IssuedTokens => ({
  token,
  identityToken: identityToken ?? null,
  isEmailMissing: emailMissing ?? false,
})

/**
 * Exchanges the identity provider's code through the city. A back office with only the older call
 * (docs/connect-a-city.md, legacy login answer) answers "unknown call" without using the code: the older call is then
 * tried.
 */
export async function loginWithCode(api: ApiClient, body: OidcLoginWire): Promise<IssuedTokens> {
  try {
    return issued(await ask(api, 'POST /api/auth2/oidc/login', { json: body, answer: tokenWire }))
  } catch (error) {
    // The older call does not support a code verifier.
    if (!isUnknownCall(error) || body.codeVerifier) throw error
    return loginByQuery(api, body)
  }
}

function isUnknownCall(error: unknown): boolean {
  const status = refusalOf(error)?.status
  return status === 404 || status === 405
}

async function loginByQuery(api: ApiClient, { code, nonce, redirectUri, hash }: OidcLoginWire) {
  const query = { code_authz: code, nonce, hash: hash ?? undefined, redirect_uri: redirectUri }
  return issued(await ask(api, 'GET /api/auth/fc', { query, isAction: true, answer: tokenWire }))
}

export const loginCustomer = async (api: ApiClient, body: CustomerLoginWire) =>
  issued(await ask(api, 'POST /api/auth/customer/token', { json: body, answer: tokenWire }))

/** A new token for the same session (docs/api.md, stay signed in). */
export const renewToken = async (api: ApiClient) =>
  issued(await ask(api, 'POST /api/auth/renew', { answer: tokenWire }))
