import { startPayment } from '@parvis/shared-kernel/api'
import { absoluteHref, useLeaveForPayment } from '@parvis/shared-kernel/page'
import { rightPath, rightPaymentsPath } from '@parvis/shared-kernel/paths'
import { firstPaymentEmail } from '@parvis/shared-kernel/payment'
import { useFailureSentence, useRemote } from '@parvis/shared-kernel/remote'
import { Actions, Banner, Button, ButtonLink, Stack } from '@parvis/shared-kernel/ui'
import { CreditCardIcon } from '@parvis/shared-kernel/ui/icon'
import { useEffect, useRef } from 'react'
import { usePay } from '../../request/use-pay.tsx'
import { usePayLabel } from '../../request/use-pay-label.ts'
import { useSubscriber } from '../../requests-data/use-requests-data.ts'
import { useRequestMessages } from '../../use-messages.ts'
import type { CreatedTicketProps } from './created-ticket.model.ts'

/** Starts the payment without a dialog when the address is known (first document §4, payment starts). */
function useStraightPayment({ ticket }: CreatedTicketProps) {
  const { api, navigation, announce } = useRemote()
  const known = firstPaymentEmail(useSubscriber()).address
  const payment = useLeaveForPayment({
    shown: ticket.price,
    start: amount =>
      startPayment(api, 'ticket', ticket.id, {
        email: known === '' ? null : known,
        amount,
        urlRedirection: absoluteHref(navigation, rightPaymentsPath({ kind: 'ticket', id: ticket.id })),
      }),
    onOutdated: () => announce({ kind: 'rights-changed' }),
  })
  return { payment, isAddressKnown: known !== '' }
}

/**
 * Starts the payment of a new ticket at once, if the city asks what was confirmed; always offers "pay later" and a retry.
 */
export function PayCreated(props: CreatedTicketProps) {
  const { definition, ticket, confirmed } = props
  const { t, formatPrice } = useRequestMessages()
  const { config } = useRemote()
  const { payment, isAddressKnown } = useStraightPayment(props)
  const label = usePayLabel()
  const isAsked = ticket.shouldRequestMail || (config.paymentEmail.required && !isAddressKnown)
  const dialog = usePay({
    kind: 'ticket',
    id: ticket.id,
    name: definition.name,
    price: ticket.price,
    isEmailRequired: isAsked,
  })
  const begin = isAsked ? dialog.open : payment.pay
  const hasBegun = useRef(false)
  const isChanged = confirmed !== null && confirmed !== ticket.price
  useEffect(() => {
    if (confirmed === null || isChanged || hasBegun.current) return
    hasBegun.current = true
    begin()
  }, [confirmed, isChanged, begin])
  const told = payment.told ?? (isChanged ? ticket.price : null)
  const sentence = useFailureSentence(payment.error)
  return (
    <Stack gap={4}>
      {payment.error && (
        <Banner tone="danger" title={t('ticket.pay.failed')} live="alert">
          {t('ticket.pay.failed.text', { reason: sentence })}
        </Banner>
      )}
      {told !== null && (
        <Banner tone="warning" live="alert">
          {t('pay.amount-changed', { price: formatPrice(told) })}
        </Banner>
      )}
      <p role="status">{payment.isLeaving && t('ticket.pay.leaving')}</p>
      <Actions>
        <Button
          variant="primary"
          icon={CreditCardIcon}
          isBusy={payment.isLeaving || dialog.isBusy}
          onClick={begin}
        >
          {label(payment.price)}
        </Button>
        <ButtonLink variant="quiet" href={rightPath({ kind: 'ticket', id: ticket.id })}>
          {t('ticket.pay.later')}
        </ButtonLink>
      </Actions>
      {dialog.dialog}
    </Stack>
  )
}
