import type { ApiFailure } from '@parvis/shared-kernel/errors'
import { mandatory } from '@parvis/shared-kernel/subscriber'

export interface Credentials {
  readonly login: string
  readonly password: string
}

export type CredentialField = keyof Credentials

/** What has to be filled in before the city is asked, in the order of the form. A password may be made of spaces. */
export function blankFields({ login, password }: Credentials): readonly CredentialField[] {
  const blank: CredentialField[] = []
  if (!mandatory(login).allowed) blank.push('login')
  if (password === '') blank.push('password')
  return blank
}

/** Why one is not signed in. */
export type LoginRefusal = 'wrong-login' | 'not-verified' | 'too-many' | 'network' | 'unavailable'

/**
 * Any refused attempt is a wrong login, whatever is wrong with it (second document §5): which of the two it was is
 * nobody's business. A city that does not answer, or asks to wait, is another matter.
 */
export function loginRefusal(failure: ApiFailure): LoginRefusal {
  if (failure.kind === 'network') return 'network'
  if (failure.kind === 'unexpected-answer' || failure.status >= 500) return 'unavailable'
  if (failure.status === 429) return 'too-many'
  return failure.code === 'EmailNotVerified' ? 'not-verified' : 'wrong-login'
}
