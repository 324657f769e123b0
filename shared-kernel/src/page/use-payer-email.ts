import { firstPaymentEmail, type Payer, type PaymentEmail } from '@parvis/shared-kernel/payment'
import { cityNow } from '@parvis/shared-kernel/remote'
import { tabStore } from '@parvis/shared-kernel/session'
import { useState } from 'react'
import { keepPayerEmail, recallPayerEmail } from './payer-email.ts'

/** What is typed, and how to change it. */
export type TypedEmail = readonly [email: PaymentEmail, type: (changes: Partial<PaymentEmail>) => void]

/** The address of a payment while it is typed, in every place where something is paid: kept over the way to the card page. */
export function usePayerEmail(payer: Payer): TypedEmail {
  const [email, setEmail] = useState(
    () => recallPayerEmail(tabStore(), cityNow()) ?? firstPaymentEmail(payer),
  )
  const type = (changes: Partial<PaymentEmail>) => {
    const next = { ...email, ...changes }
    setEmail(next)
    keepPayerEmail(tabStore(), next, cityNow())
  }
  return [email, type]
}
