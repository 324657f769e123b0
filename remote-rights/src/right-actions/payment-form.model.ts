import { type PaymentEmailReason, paymentEmailRule } from '@parvis/shared-kernel/payment'
import { EMAIL_LENGTH } from '@parvis/shared-kernel/subscriber'
import type { Sentence } from '../words.ts'

/** What is typed into the payment dialog. */
export interface PaymentForm {
  readonly email: string
  readonly confirmation: string
  readonly shouldKeepMail: boolean
}

export interface PaymentFormFaults {
  readonly email: Sentence | null
  readonly confirmation: Sentence | null
}

const NO_FAULTS: PaymentFormFaults = { email: null, confirmation: null }

/**
 * A known address is not typed, so it stands in both fields; whoever changes it must copy the change, which is what
 * the copy is for (second document §5).
 */
export const firstPaymentForm = (profileEmail: string): PaymentForm => ({
  email: profileEmail,
  confirmation: profileEmail,
  shouldKeepMail: false,
})

const faultOf = (reason: PaymentEmailReason, email: string): Sentence => ({
  id: `email.${reason}`,
  values: { ...EMAIL_LENGTH, email: email.trim() },
})

/** The e-mail rule (D6) beside the field that it concerns. */
export function paymentFormFaults(form: PaymentForm, isRequired: boolean): PaymentFormFaults {
  const verdict = paymentEmailRule(form.email, form.confirmation, isRequired)
  if (verdict.allowed) return NO_FAULTS
  const fault = faultOf(verdict.reason, form.email)
  return verdict.reason === 'different'
    ? { email: null, confirmation: fault }
    : { email: fault, confirmation: null }
}

export const isPaymentFormRight = (form: PaymentForm, isRequired: boolean): boolean =>
  paymentEmailRule(form.email, form.confirmation, isRequired).allowed
