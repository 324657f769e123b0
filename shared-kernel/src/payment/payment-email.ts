import { ALLOWED, type Verdict } from '../errors/index.ts'
import { type EmailReason, email, sameAs } from '../subscriber/index.ts'

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
