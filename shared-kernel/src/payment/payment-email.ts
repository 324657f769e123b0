import { ALLOWED, type Verdict } from '../errors/index.ts'
import { type EmailReason, email, type Subscriber, sameAs } from '../subscriber/index.ts'

/** `different` concerns the confirmation field, the others the address field. */
export type PaymentEmailReason = EmailReason | 'different'

/**
 * Checks the address for the payment link or receipt and its confirmation (second document §5). Both may be blank where
 * the provider does not require one; one alone is always refused.
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

/** The typed payment e-mail and its confirmation. */
export interface PaymentEmail {
  readonly address: string
  readonly confirmation: string
}

/** Refusal of each field; null when valid. */
export interface PaymentEmailFaults {
  readonly address: EmailReason | null
  readonly confirmation: 'different' | null
}

/** Payer of a payment; null for a visitor. */
export type Payer = Pick<Subscriber, 'email' | 'paymentEmail'> | null

/**
 * Initial payment e-mail: the last one used, else the subscriber's own, in both fields, as neither is typed; a change
 * must be typed twice (second document §5). Invalid addresses are skipped.
 */
export function firstPaymentEmail(payer: Payer): PaymentEmail {
  const known = [payer?.paymentEmail, payer?.email].find(address => address && email(address).allowed) ?? ''
  return { address: known, confirmation: known }
}

/** Assigns the e-mail rule's refusal (D6) to its field. */
export function paymentEmailFaults(
  { address, confirmation }: PaymentEmail,
  isRequired: boolean,
): PaymentEmailFaults {
  const verdict = paymentEmailRule(address, confirmation, isRequired)
  if (verdict.allowed) return { address: null, confirmation: null }
  if (verdict.reason === 'different') return { address: null, confirmation: 'different' }
  return { address: verdict.reason, confirmation: null }
}
