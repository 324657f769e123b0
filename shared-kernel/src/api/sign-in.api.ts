import { type CustomerLoginWire, type OidcLoginWire, tokenWire } from '../wire/index.ts'
import type { ApiClient } from './api-client.ts'

export interface IssuedTokens {
  readonly token: string
  /** Of the identity provider; null after a sign-in by password. */
  readonly identityToken: string | null
}

const login = async (api: ApiClient, path: string, json: unknown): Promise<IssuedTokens> => {
  const { token, identityToken } = await api.call({ method: 'POST', path, json, answer: tokenWire })
  return { token, identityToken: identityToken ?? null }
}

/** Exchanges the identity provider's code, through the city. */
export const loginWithCode = (api: ApiClient, body: OidcLoginWire) =>
  login(api, '/api/auth2/oidc/login', body)

export const loginCustomer = (api: ApiClient, body: CustomerLoginWire) =>
  login(api, '/api/auth/customer/token', body)

/** A new token for the same session (API.md, stay signed in). */
export const renewToken = (api: ApiClient) => login(api, '/api/auth/renew', undefined)
