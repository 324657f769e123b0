import { AUTHORIZATION_ERROR_CODES, type AuthorizationErrorCode } from '@parvis/shared-kernel/errors'
import type { CityConfig } from '@parvis/shared-kernel/wire'
import type { PendingAuthorization } from './authorization-request.ts'

declare const checked: unique symbol

/** An answer whose state, issuer and verifier were checked: the only thing the login call accepts. */
export interface CheckedAnswer {
  readonly code: string
  readonly pending: PendingAuthorization
  readonly [checked]: true
}

export type AuthorizationAnswer =
  | { readonly isValid: true; readonly answer: CheckedAnswer }
  | {
      readonly isValid: false
      readonly code: AuthorizationErrorCode
      /** The provider's own words; blank when it gave none, or is not known to be the one who speaks. */
      readonly said: string
    }

const isKnown = (code: string): code is AuthorizationErrorCode =>
  (AUTHORIZATION_ERROR_CODES as readonly string[]).includes(code)

/** Reads what the identity provider sent back, in the order of RFC 9700: state first, then its error, then the issuer. */
export function authorizationAnswer(
  search: URLSearchParams,
  pending: PendingAuthorization | null,
  provider: Pick<CityConfig['identityProvider'], 'issuer' | 'pkce' | 'namesItself'>,
): AuthorizationAnswer {
  const refused = (code: AuthorizationErrorCode, said = ''): AuthorizationAnswer => ({
    isValid: false,
    code,
    said,
  })
  const state = search.get('state')
  if (!state || !pending) return refused('missing_state')
  if (state !== pending.state) return refused('state_mismatch')
  const error = search.get('error')
  if (error) return refused(isKnown(error) ? error : 'default', search.get('error_description') ?? '')
  const issuer = search.get('iss')
  if (!issuer && (provider.pkce || provider.namesItself)) return refused('missing_issuer')
  if (issuer && issuer !== provider.issuer) return refused('invalid_issuer')
  if (provider.pkce && !pending.codeVerifier) return refused('missing_code_verifier')
  const code = search.get('code')
  if (!code) return refused('invalid_request')
  return { isValid: true, answer: { code, pending } as CheckedAnswer }
}
