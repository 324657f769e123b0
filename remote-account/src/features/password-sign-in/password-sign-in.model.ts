import type { ApiFailure } from '@parvis/shared-kernel/errors'
import { mandatory } from '@parvis/shared-kernel/subscriber'

export interface Credentials {
  readonly login: string
  readonly password: string
}

export type CredentialField = keyof Credentials

/** Empty fields in form order, checked before any request. A password may consist of spaces. */
export function blankFields({ login, password }: Credentials): readonly CredentialField[] {
  const blank: CredentialField[] = []
  if (!mandatory(login).allowed) blank.push('login')
  if (password === '') blank.push('password')
  return blank
}

export type LoginRefusal = 'wrong-login' | 'not-verified' | 'too-many' | 'network' | 'unavailable'

/**
 * Any rejected attempt is reported as a wrong login (second document §5), without revealing whether address or password
 * was wrong. No answer and rate limits are reported separately.
 */
export function loginRefusal(failure: ApiFailure): LoginRefusal {
  if (failure.kind === 'network') return 'network'
  if (failure.kind === 'unexpected-answer' || failure.status >= 500) return 'unavailable'
  if (failure.status === 429) return 'too-many'
  return failure.code === 'EmailNotVerified' ? 'not-verified' : 'wrong-login'
}
