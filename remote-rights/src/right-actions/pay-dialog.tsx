import { startPayment } from '@parvis/shared-kernel/api'
import { leaveForPayment, useComingBack } from '@parvis/shared-kernel/page'
import {
  firstPaymentEmail,
  type PaymentEmail,
  type PaymentEmailReason,
  paymentEmailFaults,
  paymentEmailRule,
} from '@parvis/shared-kernel/payment'
import { useFailureSentence, useMutation, useRemote } from '@parvis/shared-kernel/remote'
import { EMAIL_LENGTH } from '@parvis/shared-kernel/subscriber'
import { EmailDialog } from '@parvis/shared-kernel/ui/email-dialog'
import { useEffect, useState } from 'react'
import { useSubscriber } from '../rights-data/use-subscriber.ts'
import { useRightWords } from '../words.ts'
import type { ActionDialogProps } from './dialog-props.ts'
import { payLabel } from './pay-label.ts'

/** The step before the provider's page: whom the receipt goes to (second document §5, D6). */
export function PayDialog({ view, onClose }: ActionDialogProps) {
  const words = useRightWords()
  const { t } = words
  const { api, config, navigation, announce } = useRemote()
  const known = useSubscriber().email
  const [email, setEmail] = useState(() => firstPaymentEmail(known))
  const [shouldKeepMail, setKeepMail] = useState(false)
  const isRequired = config.paymentEmail.required || view.right.shouldRequestMailForPayment
  const payment = useMutation({
    mutationFn: () =>
      startPayment(api, view.right.kind, view.right.id, {
        email: email.address.trim(),
        shouldKeepMail,
        urlRedirection: new URL(navigation.href(`${view.path}/payments`), window.location.origin).href,
      }),
    onSuccess: start => leaveForPayment(start),
  })
  useComingBack(() => {
    announce({ kind: 'rights-changed' })
    onClose()
  })
  const failure = useFailureSentence(payment.error)
  const settled = useSettled(email)
  const faults = paymentEmailFaults(settled, isRequired)
  const isRight = paymentEmailRule(email.address, email.confirmation, isRequired).allowed
  const say = (fault: PaymentEmailReason | null) =>
    fault && t(`email.${fault}`, { ...EMAIL_LENGTH, email: settled.address.trim() })
  const submit = () => {
    // Once accepted, the page is being left: a second press must not ask again.
    if (isRight && !payment.isSuccess) payment.mutate()
  }
  return (
    <EmailDialog
      isOpen
      onClose={onClose}
      title={t('pay.title', { name: view.name })}
      email={email.address}
      onEmail={address => setEmail({ ...email, address })}
      emailError={say(faults.address)}
      confirmation={email.confirmation}
      onConfirmation={confirmation => setEmail({ ...email, confirmation })}
      confirmationError={say(faults.confirmation)}
      isPasteBlocked={config.paymentEmail.blockPasteInConfirmation}
      isRequired={isRequired}
      isKept={shouldKeepMail}
      onKeep={setKeepMail}
      submitLabel={payLabel(view, words)}
      isSubmitDisabled={isRequired && !isRight}
      isBusy={payment.isPending || payment.isSuccess}
      error={failure || null}
      onSubmit={submit}
    >
      <p>{t('pay.body')}</p>
      {!isRequired && <p>{t('pay.optional')}</p>}
    </EmailDialog>
  )
}

const PAUSE_MS = 700

/** What was typed, once the hands have paused: nobody is corrected in the middle of a word. */
function useSettled(email: PaymentEmail): PaymentEmail {
  const [settled, setSettled] = useState(email)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(email), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [email])
  return settled
}
