import { type PayableRight, startPayment } from '@parvis/shared-kernel/api'
import type { Cents } from '@parvis/shared-kernel/money'
import { absoluteHref, useComingBack, useLeaveForPayment, usePayerEmail } from '@parvis/shared-kernel/page'
import { rightPaymentsPath } from '@parvis/shared-kernel/paths'
import { type PaymentEmailReason, paymentEmailFaults, paymentEmailRule } from '@parvis/shared-kernel/payment'
import { useFailureSentence, useRemote } from '@parvis/shared-kernel/remote'
import { EMAIL_LENGTH } from '@parvis/shared-kernel/subscriber'
import { Banner } from '@parvis/shared-kernel/ui'
import { EmailDialog } from '@parvis/shared-kernel/ui/email-dialog'
import { useState } from 'react'
import { useSubscriber } from '../requests-data/use-requests-data.ts'
import { useRequestMessages } from '../use-messages.ts'
import { usePayLabel } from './use-pay-label.ts'

export interface PayDialogProps {
  readonly kind: PayableRight
  readonly id: string
  readonly name: string
  readonly price: Cents
  readonly isEmailRequired: boolean
  readonly onClose: () => void
}

/** The step before the provider's page: receipt address (second document §5, D6). The result page is the right's. */
export function PayDialog({ kind, id, name, price, isEmailRequired, onClose }: PayDialogProps) {
  const { t, formatPrice } = useRequestMessages()
  const label = usePayLabel()
  const { api, config, navigation, announce } = useRemote()
  const subscriber = useSubscriber()
  const [email, type] = usePayerEmail(subscriber)
  const [hasTried, setTried] = useState(false)
  const [shouldKeepMail, setKeepMail] = useState(false)
  const isRequired = config.paymentEmail.required || isEmailRequired
  const result = rightPaymentsPath({ kind, id })
  const payment = useLeaveForPayment({
    shown: price,
    start: amount =>
      startPayment(api, kind, id, {
        email: email.address.trim(),
        shouldKeepMail,
        amount,
        urlRedirection: absoluteHref(navigation, result),
      }),
    onOutdated: () => announce({ kind: 'rights-changed' }),
  })
  useComingBack(onClose)
  const failure = useFailureSentence(payment.error)
  const faults = paymentEmailFaults(email, isRequired)
  const say = (fault: PaymentEmailReason | null) =>
    hasTried && fault ? t(`email.${fault}`, { ...EMAIL_LENGTH, email: email.address.trim() }) : null
  const submit = () => {
    setTried(true)
    if (paymentEmailRule(email.address, email.confirmation, isRequired).allowed) payment.pay()
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
      submitLabel={label(payment.price)}
      isBusy={payment.isLeaving}
      error={failure || null}
      onSubmit={submit}
    >
      {payment.told !== null && (
        <Banner tone="warning" live="alert">
          {t('pay.amount-changed', { price: formatPrice(payment.told) })}
        </Banner>
      )}
      <p>{t('pay.body')}</p>
      {!isRequired && <p>{t('pay.optional')}</p>}
    </EmailDialog>
  )
}
