import { type AuthorizationErrorCode, authorizationErrorCode } from '@parvis/shared-kernel/errors'
import type { CityConfig } from '@parvis/shared-kernel/wire'
import { AuthorizationResponseError, validateAuthResponse } from 'oauth4webapi'
import type { PendingAuthorization } from './authorization-request.ts'

declare const checked: unique symbol

/** A response whose state, issuer and verifier were checked: required by the login call. */
export interface CheckedAnswer {
  readonly code: string
  readonly pending: PendingAuthorization
  readonly [checked]: true
}

interface Refused {
  readonly isValid: false
  readonly code: AuthorizationErrorCode
  /** The provider's error description; '' when missing, or when the sender is not proven to be the provider. */
  readonly said: string
}

export type AuthorizationAnswer = { readonly isValid: true; readonly answer: CheckedAnswer } | Refused

type Provider = Pick<CityConfig['identityProvider'], 'issuer' | 'clientId' | 'pkce' | 'namesItself'>

const refused = (code: AuthorizationErrorCode, said = ''): Refused => ({ isValid: false, code, said })

const isNamingItself = ({ pkce, namesItself }: Provider) => pkce || (namesItself ?? false)

/** Reads the identity provider's response: state and issuer first, for errors too (RFC 9207), then the rest. */
export function authorizationAnswer(
  search: URLSearchParams,
  pending: PendingAuthorization | null,
  provider: Provider,
): AuthorizationAnswer {
  if (!pending || !search.get('state')) return refused('missing_state')
  const server = {
    issuer: provider.issuer,
    authorization_response_iss_parameter_supported: isNamingItself(provider),
  }
  let answer: URLSearchParams
  try {
    answer = validateAuthResponse(server, { client_id: provider.clientId }, search, pending.state)
  } catch (error) {
    return refusalOf(error, search, pending, provider)
  }
  if (provider.pkce && !pending.codeVerifier) return refused('missing_code_verifier')
  const code = answer.get('code')
  if (!code) return refused('invalid_request')
  return { isValid: true, answer: { code, pending } as CheckedAnswer }
}

/** Maps the library's refusal to a code of the catalogue. */
function refusalOf(
  error: unknown,
  search: URLSearchParams,
  pending: PendingAuthorization,
  provider: Provider,
): Refused {
  if (error instanceof AuthorizationResponseError)
    return refused(authorizationErrorCode(error.error), error.error_description)
  if (search.get('state') !== pending.state) return refused('state_mismatch')
  const issuer = search.get('iss')
  if (!issuer && isNamingItself(provider)) return refused('missing_issuer')
  return refused(!issuer || issuer === provider.issuer ? 'invalid_request' : 'invalid_issuer')
}
