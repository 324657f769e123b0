import { useI18n } from '@parvis/shared-kernel/i18n'
import {
  type PaymentEmail,
  type PaymentEmailReason,
  paymentEmailFaults,
  paymentEmailRule,
} from '@parvis/shared-kernel/payment'
import { EMAIL_LENGTH } from '@parvis/shared-kernel/subscriber'
import { useEffect, useState } from 'react'
import type { PaymentMessageId } from './payment-words.ts'
import type { TypedEmail } from './use-payer-email.ts'

/** The address and its confirmation as typed, with their faults (second document §5, D6). */
export function usePaymentEmail(isRequired: boolean, [typed, type]: TypedEmail) {
  const { t } = useI18n<PaymentMessageId>()
  const settled = useSettled(typed)
  const faults = paymentEmailFaults(settled, isRequired)
  const say = (fault: PaymentEmailReason | null) =>
    fault && t(`email.${fault}`, { ...EMAIL_LENGTH, email: settled.address.trim() })
  return {
    address: typed.address.trim(),
    isRight: paymentEmailRule(typed.address, typed.confirmation, isRequired).allowed,
    /** Props of the dialog's fields. */
    fields: {
      email: typed.address,
      onEmail: (address: string) => type({ address }),
      emailError: say(faults.address),
      confirmation: typed.confirmation,
      onConfirmation: (confirmation: string) => type({ confirmation }),
      confirmationError: say(faults.confirmation),
    },
  }
}

const PAUSE_MS = 700

/** The typed values after a pause: no fault is shown in the middle of a word. */
function useSettled(email: PaymentEmail): PaymentEmail {
  const [settled, setSettled] = useState(email)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(email), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [email])
  return settled
}
