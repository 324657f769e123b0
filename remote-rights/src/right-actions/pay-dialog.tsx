import { startPayment } from '@parvis/shared-kernel/api'
import { leaveForPayment, useComingBack } from '@parvis/shared-kernel/page'
import { useFailureSentence, useMutation, useRemote } from '@parvis/shared-kernel/remote'
import { EmailDialog } from '@parvis/shared-kernel/ui/email-dialog'
import { useState } from 'react'
import { useRightWords } from '../words.ts'
import type { ActionDialogProps } from './dialog-props.ts'
import { payLabel } from './pay-label.ts'
import { usePaymentEmail } from './use-payment-email.ts'

/** The step before the provider's page: whom the receipt goes to (second document §5, D6). */
export function PayDialog({ view, onClose }: ActionDialogProps) {
  const words = useRightWords()
  const { t } = words
  const { api, config, navigation, announce } = useRemote()
  const [shouldKeepMail, setKeepMail] = useState(false)
  const isRequired = config.paymentEmail.required || view.right.shouldRequestMailForPayment
  const { address, isRight, fields } = usePaymentEmail(isRequired)
  const payment = useMutation({
    mutationFn: () =>
      startPayment(api, view.right.kind, view.right.id, {
        email: address,
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
  const submit = () => {
    // Once accepted, the page is being left: a second press must not ask again.
    if (isRight && !payment.isSuccess) payment.mutate()
  }
  return (
    <EmailDialog
      isOpen
      onClose={onClose}
      title={t('pay.title', { name: view.name })}
      {...fields}
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
