import { ALLOWED, refused } from '../errors/index.ts'
import { atLeast, mandatory, type Validator } from './validators.ts'

/** Characters, ends included; the limits of the payment provider (D6, PayFiP `mel`). */
export const EMAIL_LENGTH = { min: 6, max: 80 } as const

/** What is wrong; the messages name the limit of `EMAIL_LENGTH` where it applies. */
export type EmailReason = 'blank' | 'too-short' | 'too-long' | 'malformed'

// The pattern of HTML e-mail fields, with at least one dot in the domain, as mail goes to the internet.
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?'
const PATTERN = new RegExp(`^[A-Za-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})*\\.${LABEL}$`)

export const emailNotTooShort = atLeast(EMAIL_LENGTH.min)

/** The e-mail rule (D6) for sign-in, profile, payment and sharing. */
export const email: Validator<EmailReason> = value => {
  const text = value.trim()
  if (!mandatory(text).allowed) return refused('blank')
  if (!emailNotTooShort(text).allowed) return refused('too-short')
  if (text.length > EMAIL_LENGTH.max) return refused('too-long')
  return PATTERN.test(text) ? ALLOWED : refused('malformed')
}
