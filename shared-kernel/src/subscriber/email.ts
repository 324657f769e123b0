import { ALLOWED, refused } from '../errors/index.ts'
import { atLeast, mandatory, type Validator } from './validators.ts'

/** Characters, ends included; the limits of the payment provider (D6, PayFiP `mel`). */
export const EMAIL_LENGTH = { min: 6, max: 80 } as const

/** What the messages name: nothing, the limit of `EMAIL_LENGTH`, or the address. */
export type EmailReason = 'blank' | 'too-short' | 'too-long' | 'malformed'

// The pattern of HTML's own e-mail fields, with a domain that has a dot: mail leaves for the internet.
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?'
const PATTERN = new RegExp(`^[A-Za-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})*\\.${LABEL}$`)

export const emailNotTooShort = atLeast(EMAIL_LENGTH.min)

/** The one e-mail rule (D6), of the sign-in dialog, the profile, the payment dialog and sharing alike. */
export const email: Validator<EmailReason> = value => {
  const text = value.trim()
  if (!mandatory(text).allowed) return refused('blank')
  if (!emailNotTooShort(text).allowed) return refused('too-short')
  if (text.length > EMAIL_LENGTH.max) return refused('too-long')
  return PATTERN.test(text) ? ALLOWED : refused('malformed')
}
