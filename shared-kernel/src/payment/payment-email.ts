import { ALLOWED, type Verdict } from '../errors/index.ts'
import { type EmailReason, email, type Subscriber, sameAs } from '../subscriber/index.ts'

/** `different` belongs to the confirmation, the others to the address. */
export type PaymentEmailReason = EmailReason | 'different'

/**
 * The address that the payment link or receipt goes to, and its copy (second document §5). Where the provider does
 * not require one, leaving both blank is fine; a half-given one never is.
 */
export function paymentEmailRule(
  address: string,
  confirmation: string,
  isRequired: boolean,
): Verdict<PaymentEmailReason> {
  if (!isRequired && address.trim() === '' && confirmation.trim() === '') return ALLOWED
  const verdict = email(address)
  return verdict.allowed ? sameAs(address)(confirmation) : verdict
}

/** What is typed before leaving for the provider's page: the address, and its copy. */
export interface PaymentEmail {
  readonly address: string
  readonly confirmation: string
}

/** What is wrong with each of the two fields; null when nothing is. */
export interface PaymentEmailFaults {
  readonly address: EmailReason | null
  readonly confirmation: 'different' | null
}

/** Whom a payment is begun by; null for a visitor. */
export type Payer = Pick<Subscriber, 'email' | 'paymentEmail'> | null

/**
 * What a subscriber kept from the last payment, else their own address, is not typed, so it stands in both fields; whoever
 * changes it must copy the change, which is what the copy is for (second document §5). One that the rule would refuse is
 * not taken over.
 */
export function firstPaymentEmail(payer: Payer): PaymentEmail {
  const known = [payer?.paymentEmail, payer?.email].find(address => address && email(address).allowed) ?? ''
  return { address: known, confirmation: known }
}

/** The e-mail rule (D6) beside the field that it concerns. */
export function paymentEmailFaults(
  { address, confirmation }: PaymentEmail,
  isRequired: boolean,
): PaymentEmailFaults {
  const verdict = paymentEmailRule(address, confirmation, isRequired)
  if (verdict.allowed) return { address: null, confirmation: null }
  if (verdict.reason === 'different') return { address: null, confirmation: 'different' }
  return { address: verdict.reason, confirmation: null }
}
