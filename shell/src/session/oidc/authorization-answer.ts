import { AUTHORIZATION_ERROR_CODES, type AuthorizationErrorCode } from '@parvis/shared-kernel/errors'
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
  | { readonly isValid: false; readonly code: AuthorizationErrorCode }

const isKnown = (code: string): code is AuthorizationErrorCode =>
  (AUTHORIZATION_ERROR_CODES as readonly string[]).includes(code)

/** Reads what the identity provider sent back, in the order of RFC 9700: state first, then its error, then the issuer. */
export function authorizationAnswer(
  search: URLSearchParams,
  pending: PendingAuthorization | null,
  provider: { readonly issuer: string; readonly pkce: boolean },
): AuthorizationAnswer {
  const refused = (code: AuthorizationErrorCode): AuthorizationAnswer => ({ isValid: false, code })
  const state = search.get('state')
  if (!state || !pending) return refused('missing_state')
  if (state !== pending.state) return refused('state_mismatch')
  const error = search.get('error')
  if (error) return refused(isKnown(error) ? error : 'default')
  const issuer = search.get('iss')
  if (!issuer && provider.pkce) return refused('missing_issuer')
  if (issuer && issuer !== provider.issuer) return refused('invalid_issuer')
  if (provider.pkce && !pending.codeVerifier) return refused('missing_code_verifier')
  const code = search.get('code')
  if (!code) return refused('invalid_request')
  return { isValid: true, answer: { code, pending } as CheckedAnswer }
}
