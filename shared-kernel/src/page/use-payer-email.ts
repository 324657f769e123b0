import { firstPaymentEmail, type Payer, type PaymentEmail } from '@parvis/shared-kernel/payment'
import { cityNow } from '@parvis/shared-kernel/remote'
import { useState } from 'react'
import { payerEmailMemory } from './payer-email.ts'

/** The typed addresses, and their setter. */
export type TypedEmail = readonly [email: PaymentEmail, type: (changes: Partial<PaymentEmail>) => void]

/** State of the payment e-mail fields, kept in the tab over the redirect to the payment page. */
export function usePayerEmail(payer: Payer): TypedEmail {
  const [email, setEmail] = useState(() => payerEmailMemory.recall(cityNow()) ?? firstPaymentEmail(payer))
  const type = (changes: Partial<PaymentEmail>) => {
    const next = { ...email, ...changes }
    setEmail(next)
    payerEmailMemory.keep(next, cityNow())
  }
  return [email, type]
}
