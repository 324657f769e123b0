import { useI18n } from '@parvis/shared-kernel/i18n'
import type { Cents } from '@parvis/shared-kernel/money'
import { rightPaymentsPath } from '@parvis/shared-kernel/paths'
import { useFailureSentence, useRemote } from '@parvis/shared-kernel/remote'
import { type ReactNode, useState } from 'react'
import { type PayableRight, startPayment } from '../api/index.ts'
import { refusalOf } from '../errors/index.ts'
import { EmailDialog } from '../ui/email-dialog/index.ts'
import { Banner } from '../ui/index.ts'
import { absoluteHref } from './absolute-href.ts'
import type { PaymentMessageId } from './payment-messages.ts'
import { useComingBack } from './use-coming-back.ts'
import { useLeaveForPayment } from './use-leave-for-payment.ts'
import { usePayerEmail } from './use-payer-email.ts'
import { usePaymentEmail } from './use-payment-email.ts'

export interface PayRightDialogProps {
  readonly kind: PayableRight
  readonly id: string
  readonly name: string
  readonly price: Cents
  /** The plan asks for an address, even where the city leaves it optional. */
  readonly isEmailRequired: boolean
  /** "Payer 30,00 €". */
  readonly labelOf: (price: Cents) => string
  readonly onClose: () => void
  /** What to know before paying, shown first. */
  readonly children?: ReactNode
}

const isRefusedAsPaid = (error: unknown): boolean => refusalOf(error)?.code === 'OrderPaymentNotAllowed'

/** The step before the provider's page: receipt address (second document §5, D6). The result page is the right's. */
export function PayRightDialog(props: PayRightDialogProps) {
  const { kind, id, name, price, labelOf, onClose, children } = props
  const { t, formatPrice } = useI18n<PaymentMessageId>()
  const { api, config, navigation, announce, subscriber } = useRemote()
  const [shouldKeepMail, setKeepMail] = useState(false)
  const isRequired = config.paymentEmail.required || props.isEmailRequired
  const { address, isRight, fields } = usePaymentEmail(isRequired, usePayerEmail(subscriber))
  const payment = useLeaveForPayment({
    shown: price,
    start: amount =>
      startPayment(api, kind, id, {
        email: address,
        shouldKeepMail,
        amount,
        urlRedirection: absoluteHref(navigation, rightPaymentsPath({ kind, id })),
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
      title={t('pay.title', { name })}
      {...fields}
      isPasteBlocked={config.paymentEmail.blockPasteInConfirmation}
      isRequired={isRequired}
      isKept={shouldKeepMail}
      onKeep={setKeepMail}
      submitLabel={labelOf(payment.price)}
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
      {children}
      <p>{t('pay.body')}</p>
      {!isRequired && <p>{t('pay.optional')}</p>}
    </EmailDialog>
  )
}
