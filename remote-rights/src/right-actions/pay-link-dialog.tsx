import { startPayment } from '@parvis/shared-kernel/api'
import { absoluteHref, usePaymentEmail } from '@parvis/shared-kernel/page'
import { rightPaymentsPath } from '@parvis/shared-kernel/paths'
import { firstPaymentEmail } from '@parvis/shared-kernel/payment'
import { useFailureSentence, useMutation, useRemote } from '@parvis/shared-kernel/remote'
import { EmailDialog } from '@parvis/shared-kernel/ui/email-dialog'
import { useState } from 'react'
import { useSubscriber } from '../rights-data/use-subscriber.ts'
import { useRightMessages } from '../use-messages.ts'
import type { ActionDialogProps } from './dialog-props.ts'

/** Mails a link to pay later, elsewhere or by another person (first document §2, retry of a payment). */
export function PayLinkDialog({ view, onClose, onDone }: ActionDialogProps) {
  const { t, formatPrice } = useRightMessages()
  const { api, config, navigation } = useRemote()
  const subscriber = useSubscriber()
  // Often another person's address: not kept to prefill the next payment.
  const [typed, setTyped] = useState(() => firstPaymentEmail(subscriber))
  const { address, isRight, fields } = usePaymentEmail(true, [
    typed,
    changes => setTyped({ ...typed, ...changes }),
  ])
  const sending = useMutation({
    mutationFn: () =>
      startPayment(api, view.right.kind, view.right.id, {
        email: address,
        sendLink: true,
        urlRedirection: absoluteHref(navigation, rightPaymentsPath(view.right)),
      }),
    onSuccess: () => onDone(t('pay-link.done', { email: address })),
  })
  const failure = useFailureSentence(sending.error)
  return (
    <EmailDialog
      isOpen
      onClose={onClose}
      title={t('pay-link.title', { name: view.name })}
      {...fields}
      isPasteBlocked={config.paymentEmail.blockPasteInConfirmation}
      submitLabel={t('pay-link.send')}
      isAddressLacking={!isRight}
      isBusy={sending.isPending}
      error={failure || null}
      onSubmit={() => sending.mutate()}
    >
      <p>{t('pay-link.body', { price: formatPrice(view.price) })}</p>
    </EmailDialog>
  )
}
