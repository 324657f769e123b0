import {
  newPassword,
  PASSWORD_LENGTH,
  personalWords,
  withoutPersonalWords,
} from '@parvis/shared-kernel/subscriber'

export type PasswordFault = 'blank' | 'too-short' | 'too-long' | 'weak'

/** Faults detectable before sending; common passwords are checked by the city (WeakPassword). */
export function passwordFault(password: string): PasswordFault | null {
  if (password === '') return 'blank'
  const verdict = newPassword(password)
  return verdict.allowed ? null : verdict.reason
}

/** Message for the summary: only the field explains why a password is weak. */
export const inSummary = (fault: PasswordFault) =>
  fault === 'weak' ? 'password.fault.another' : (`password.fault.${fault}` as const)

/** State of a new password's rules while typing. */
export interface PasswordHelp {
  readonly isLongEnough: boolean
  /** Characters missing. */
  readonly missing: number
  /** Characters in excess. */
  readonly excess: number
  /** The password contains no personal word of its owner: the rest beside one may be too weak. */
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
