import { type FieldFault, refusalOf } from '@parvis/shared-kernel/errors'
import { plate } from '@parvis/shared-kernel/plates'
import { type EmailReason, email, name2to50 } from '@parvis/shared-kernel/subscriber'
import { type PasswordFault, passwordFault } from '../../password-choice/password-choice.model.ts'

/** Answers kept across reloads: all but the password. */
export type RegistrationForm = {
  readonly firstName: string
  readonly lastName: string
  readonly plate: string
}

export const BLANK_REGISTRATION: RegistrationForm = { firstName: '', lastName: '', plate: '' }

export interface Registration extends RegistrationForm {
  readonly email: string
  readonly password: string
}

/** In the order of the form. */
export type RegistrationFault =
  | { readonly field: 'firstName' | 'lastName' | 'plate' }
  | { readonly field: 'email'; readonly reason: EmailReason }
  | { readonly field: 'password'; readonly reason: PasswordFault }

export function registrationFaults(form: Registration): readonly RegistrationFault[] {
  const faults: RegistrationFault[] = []
  if (!name2to50(form.firstName).allowed) faults.push({ field: 'firstName' })
  if (!name2to50(form.lastName).allowed) faults.push({ field: 'lastName' })
  const address = email(form.email)
  if (!address.allowed) faults.push({ field: 'email', reason: address.reason })
  const password = passwordFault(form.password)
  if (password) faults.push({ field: 'password', reason: password })
  if (form.plate.trim() !== '' && plate(form.plate) === null) faults.push({ field: 'plate' })
  return faults
}

/** Faults that the city found in answers; empty when the failure is another. */
export function faultsOfAnswer(error: unknown): readonly RegistrationFault[] {
  const refusal = refusalOf(error)
  if (refusal?.code === 'WeakPassword') return [{ field: 'password', reason: 'weak' }]
  return (refusal?.fields ?? []).flatMap(faultOfField)
}

function faultOfField({ path }: FieldFault): RegistrationFault[] {
  switch (path) {
    case 'firstName':
    case 'lastName':
    case 'plate':
      return [{ field: path }]
    case 'email':
      return [{ field: 'email', reason: 'malformed' }]
    case 'password':
      return [{ field: 'password', reason: 'weak' }]
    default:
      return []
  }
}
