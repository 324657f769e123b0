import { useI18n } from '@parvis/shared-kernel/i18n'
import { type PaymentEmailReason, paymentEmailFaults, paymentEmailRule } from '@parvis/shared-kernel/payment'
import { EMAIL_LENGTH } from '@parvis/shared-kernel/subscriber'
import type { PaymentMessageId } from './payment-messages.ts'
import type { TypedEmail } from './use-payer-email.ts'
import { useSettled } from './use-settled.ts'

/** No fault is shown in the middle of a word. */
const PAUSE_MS = 700

/** The address and its confirmation as typed, with their faults (second document §5, D6). */
export function usePaymentEmail(isRequired: boolean, [typed, type]: TypedEmail) {
  const { t } = useI18n<PaymentMessageId>()
  const settled = useSettled(typed, PAUSE_MS)
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
