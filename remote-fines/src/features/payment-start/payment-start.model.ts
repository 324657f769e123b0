import { type PaymentEmailReason, paymentEmailRule } from '@parvis/shared-kernel/payment'
import { email as emailRule } from '@parvis/shared-kernel/subscriber'

export interface PaymentEmail {
  readonly address: string
  readonly confirmation: string
}

export interface EmailFaults {
  readonly address: PaymentEmailReason | null
  readonly confirmation: 'different' | null
}

/** Which of the two fields the kernel's rule speaks of (D6). */
export function emailFaults({ address, confirmation }: PaymentEmail, isRequired: boolean): EmailFaults {
  const verdict = paymentEmailRule(address, confirmation, isRequired)
  if (verdict.allowed) return { address: null, confirmation: null }
  if (verdict.reason === 'different') return { address: null, confirmation: 'different' }
  return { address: verdict.reason, confirmation: null }
}

/** A fault is shown once its field was left, never while it is first typed. */
export const shownFaults = (
  faults: EmailFaults,
  left: { readonly address: boolean; readonly confirmation: boolean },
): EmailFaults => ({
  address: left.address ? faults.address : null,
  confirmation: left.confirmation ? faults.confirmation : null,
})

/** A subscriber's own address is taken over, both times: they have proved it already. */
export const firstEmail = (known: string | null): PaymentEmail =>
  known !== null && emailRule(known).allowed
    ? { address: known, confirmation: known }
    : { address: '', confirmation: '' }
