import { startPayment } from '@parvis/shared-kernel/api'
import { leaveForPayment, useComingBack } from '@parvis/shared-kernel/page'
import { useFailureSentence, useMutation, useRemote } from '@parvis/shared-kernel/remote'
import { EmailDialog } from '@parvis/shared-kernel/ui/email-dialog'
import { useEffect, useState } from 'react'
import { useSubscriber } from '../rights-data/use-subscriber.ts'
import { type Sentence, useWords } from '../words.ts'
import type { ActionDialogProps } from './dialog-props.ts'
import { payLabel } from './pay-label.ts'
import {
  firstPaymentForm,
  isPaymentFormRight,
  type PaymentForm,
  paymentFormFaults,
} from './payment-form.model.ts'

/** The step before the provider's page: whom the receipt goes to (second document §5, D6). */
export function PayDialog({ view, onClose }: ActionDialogProps) {
  const words = useWords()
  const { t } = words
  const { api, config, navigation, announce } = useRemote()
  const { email } = useSubscriber()
  const [form, setForm] = useState(() => firstPaymentForm(email))
  const isRequired = config.paymentEmail.required || view.right.shouldRequestMailForPayment
  const payment = useMutation({
    mutationFn: () =>
      startPayment(api, view.right.kind, view.right.id, {
        email: form.email.trim(),
        shouldKeepMail: form.shouldKeepMail,
        urlRedirection: new URL(navigation.href(`${view.path}/payments`), window.location.origin).href,
      }),
    onSuccess: start => leaveForPayment(start),
  })
  useComingBack(() => {
    announce({ kind: 'rights-changed' })
    onClose()
  })
  const failure = useFailureSentence(payment.error)
  const faults = paymentFormFaults(useSettled(form), isRequired)
  const isRight = isPaymentFormRight(form, isRequired)
  const say = (fault: Sentence | null) => fault && t(fault.id, fault.values)
  const submit = () => {
    // Once accepted, the page is being left: a second press must not ask again.
    if (isRight && !payment.isSuccess) payment.mutate()
  }
  return (
    <EmailDialog
      isOpen
      onClose={onClose}
      title={t('pay.title', { name: view.name })}
      email={form.email}
      onEmail={value => setForm({ ...form, email: value })}
      emailError={say(faults.email)}
      confirmation={form.confirmation}
      onConfirmation={value => setForm({ ...form, confirmation: value })}
      confirmationError={say(faults.confirmation)}
      isPasteBlocked={config.paymentEmail.blockPasteInConfirmation}
      isRequired={isRequired}
      isKept={form.shouldKeepMail}
      onKeep={shouldKeepMail => setForm({ ...form, shouldKeepMail })}
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
function useSettled(form: PaymentForm): PaymentForm {
  const [settled, setSettled] = useState(form)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(form), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [form])
  return settled
}
