import { startPayment } from '@parvis/shared-kernel/api'
import { refusalOf } from '@parvis/shared-kernel/errors'
import { isActive } from '@parvis/shared-kernel/orders'
import { absoluteHref, useComingBack, useLeaveForPayment, usePayerEmail } from '@parvis/shared-kernel/page'
import { rightPaymentsPath } from '@parvis/shared-kernel/paths'
import { useFailureSentence, useRemote } from '@parvis/shared-kernel/remote'
import { Banner, Button } from '@parvis/shared-kernel/ui'
import { Dialog } from '@parvis/shared-kernel/ui/dialog'
import { EmailDialog } from '@parvis/shared-kernel/ui/email-dialog'
import { useState } from 'react'
import { useSubscriber } from '../rights-data/use-subscriber.ts'
import { useRightMessages } from '../use-messages.ts'
import type { ActionDialogProps } from './dialog-props.ts'
import { payLabel } from './pay-label.ts'
import { useCurrentStatus } from './use-current-status.ts'
import { usePaymentEmail } from './use-payment-email.ts'

/** The step before the provider's page; or that there is nothing left to pay. */
export function PayDialog(props: ActionDialogProps) {
  const status = useCurrentStatus(props.view.right)
  if (status === 'awaiting-payment') return <PayStep {...props} />
  return <NothingToPay {...props} isPaid={isActive({ status })} />
}

function NothingToPay({ view, onClose, isPaid }: ActionDialogProps & { readonly isPaid: boolean }) {
  const { t } = useRightMessages()
  const said = isPaid ? 'pay.already' : 'pay.no-longer'
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title={t(said)}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('ui.close')}
        </Button>
      }
    >
      <p>{t(`${said}.body`, { name: view.name })}</p>
    </Dialog>
  )
}

const isRefusedAsPaid = (error: unknown): boolean => refusalOf(error)?.code === 'OrderPaymentNotAllowed'

/** Receipt address (second document §5, D6). */
function PayStep({ view, onClose }: ActionDialogProps) {
  const words = useRightMessages()
  const { t, formatPrice } = words
  const { api, config, navigation, announce } = useRemote()
  const [shouldKeepMail, setKeepMail] = useState(false)
  const isRequired = config.paymentEmail.required || view.right.shouldRequestMailForPayment
  const { address, isRight, fields } = usePaymentEmail(isRequired, usePayerEmail(useSubscriber()))
  const payment = useLeaveForPayment({
    shown: view.price,
    start: amount =>
      startPayment(api, view.right.kind, view.right.id, {
        email: address,
        shouldKeepMail,
        amount,
        urlRedirection: absoluteHref(navigation, rightPaymentsPath(view.right)),
      }),
    onOutdated: () => announce({ kind: 'rights-changed' }),
    onError: error => {
      if (isRefusedAsPaid(error)) announce({ kind: 'rights-changed' })
    },
  })
  useComingBack(onClose)
  const failure = useFailureSentence(payment.error)
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
      submitLabel={payLabel(payment.price, words)}
      isAddressLacking={isRequired && !isRight}
      isBusy={payment.isLeaving}
      error={failure || null}
      onSubmit={() => isRight && payment.pay()}
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
