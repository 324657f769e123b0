/** What can go wrong on the way back from the identity provider (second document §8). */
export const AUTHORIZATION_ERROR_CODES = [
  'invalid_request',
  'invalid_scope',
  'access_denied',
  'server_error',
  'temporarily_unavailable',
  'missing_state',
  'missing_issuer',
  'invalid_issuer',
  'state_mismatch',
  'missing_code_verifier',
  'default',
] as const

export type AuthorizationErrorCode = (typeof AUTHORIZATION_ERROR_CODES)[number]

/** The code for the provider's `error`; `default` for an unknown one. */
export const authorizationErrorCode = (error: string): AuthorizationErrorCode =>
  AUTHORIZATION_ERROR_CODES.find(code => code === error.trim()) ?? 'default'
