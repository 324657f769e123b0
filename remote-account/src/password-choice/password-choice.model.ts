import {
  newPassword,
  PASSWORD_LENGTH,
  personalWords,
  withoutPersonalWords,
} from '@parvis/shared-kernel/subscriber'

export type PasswordFault = 'blank' | 'too-short' | 'too-long' | 'weak'

/** What can be told before sending; what is easy to guess, the city's lists tell (WeakPassword). */
export function passwordFault(password: string): PasswordFault | null {
  if (password === '') return 'blank'
  const verdict = newPassword(password)
  return verdict.allowed ? null : verdict.reason
}

/** What stands in the summary: why a password is guessed, the field alone tells. */
export const inSummary = (fault: PasswordFault) =>
  fault === 'weak' ? 'password.fault.another' : (`password.fault.${fault}` as const)

/** Of the rules of a new password, what is known while it is typed. */
export interface PasswordHelp {
  readonly isLongEnough: boolean
  /** Characters still to come. */
  readonly missing: number
  /** Characters too many. */
  readonly excess: number
  /** None of the words by which its owner is known stands in it: what is left beside one is easily too little. */
  readonly isImpersonal: boolean
}

export function passwordHelp(password: string, owner: readonly string[]): PasswordHelp {
  const { min, max } = PASSWORD_LENGTH
  const own = withoutPersonalWords(password, personalWords(owner))
  return {
    isLongEnough: password.length >= min && password.length <= max,
    missing: Math.max(0, min - password.length),
    excess: Math.max(0, password.length - max),
    isImpersonal: password !== '' && own === withoutPersonalWords(password, []),
  }
}
