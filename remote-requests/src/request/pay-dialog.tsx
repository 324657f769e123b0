import { type PayableRight, startPayment } from '@parvis/shared-kernel/api'
import { absoluteHref, leaveForPayment, useComingBack, usePayerEmail } from '@parvis/shared-kernel/page'
import { rightPaymentsPath } from '@parvis/shared-kernel/paths'
import { type PaymentEmailReason, paymentEmailFaults, paymentEmailRule } from '@parvis/shared-kernel/payment'
import { useFailureSentence, useMutation, useRemote } from '@parvis/shared-kernel/remote'
import { EMAIL_LENGTH } from '@parvis/shared-kernel/subscriber'
import { EmailDialog } from '@parvis/shared-kernel/ui/email-dialog'
import { useState } from 'react'
import { useSubscriber } from '../requests-data/use-requests-data.ts'
import { useMessages } from '../use-messages.ts'

export interface PayDialogProps {
  readonly kind: PayableRight
  readonly id: string
  readonly name: string
  /** "Payer 30,00 €" */
  readonly label: string
  readonly isEmailRequired: boolean
  readonly onClose: () => void
}

/** The step before the provider's page: receipt address (second document §5, D6). The result page is the right's. */
export function PayDialog({ kind, id, name, label, isEmailRequired, onClose }: PayDialogProps) {
  const { t } = useMessages()
  const { api, config, navigation, announce } = useRemote()
  const subscriber = useSubscriber()
  const [email, type] = usePayerEmail(subscriber)
  const [hasTried, setTried] = useState(false)
  const [shouldKeepMail, setKeepMail] = useState(false)
  const isRequired = config.paymentEmail.required || isEmailRequired
  const result = rightPaymentsPath({ kind, id })
  const payment = useMutation({
    mutationFn: () =>
      startPayment(api, kind, id, {
        email: email.address.trim(),
        shouldKeepMail,
        urlRedirection: absoluteHref(navigation, result),
      }),
    onSuccess: start => leaveForPayment(start),
  })
  useComingBack(() => {
    announce({ kind: 'rights-changed' })
    onClose()
  })
  const failure = useFailureSentence(payment.error)
  const faults = paymentEmailFaults(email, isRequired)
  const say = (fault: PaymentEmailReason | null) =>
    hasTried && fault ? t(`email.${fault}`, { ...EMAIL_LENGTH, email: email.address.trim() }) : null
  const submit = () => {
    setTried(true)
    // After success the page is being left: a second press must not start another payment.
    if (paymentEmailRule(email.address, email.confirmation, isRequired).allowed && !payment.isSuccess)
      payment.mutate()
  }
  return (
    <EmailDialog
      isOpen
      onClose={onClose}
      title={t('request.pay.title', { name })}
      email={email.address}
      onEmail={address => type({ address })}
      emailError={say(faults.address)}
      confirmation={email.confirmation}
      onConfirmation={confirmation => type({ confirmation })}
      confirmationError={say(faults.confirmation)}
      isPasteBlocked={config.paymentEmail.blockPasteInConfirmation}
      isRequired={isRequired}
      isKept={shouldKeepMail}
      onKeep={setKeepMail}
      submitLabel={label}
      isBusy={payment.isPending || payment.isSuccess}
      error={failure || null}
      onSubmit={submit}
    >
      <p>{t('pay.body')}</p>
      {!isRequired && <p>{t('pay.optional')}</p>}
    </EmailDialog>
  )
}
