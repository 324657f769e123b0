import { isFree } from '@parvis/shared-kernel/money'
import type { Offer } from '@parvis/shared-kernel/offers'
import { rightPrice, type Subscription } from '@parvis/shared-kernel/orders'
import { PAGES, rightPath } from '@parvis/shared-kernel/paths'
import { useScreen } from '@parvis/shared-kernel/remote'
import { Actions, Banner, Button, ButtonLink, PageHeader, Section, Stack } from '@parvis/shared-kernel/ui'
import { CreditCardIcon } from '@parvis/shared-kernel/ui/icon'
import { usePay } from '../../request/use-pay.tsx'
import { usePayLabel } from '../../request/use-pay-label.ts'
import { type RequestMessageId, useRequestMessages } from '../../use-messages.ts'
import { type Outcome, outcomeOf } from './request-outcome.model.ts'

interface RequestDoneProps {
  readonly offer: Offer
  readonly subscription: Subscription
}

const NEXT = {
  review: [
    'subscription.next.review',
    'delay.usual',
    'subscription.next.mail',
    'subscription.next.pay-later',
  ],
  'to-pay': ['subscription.next.to-pay'],
  granted: ['subscription.next.granted'],
} as const satisfies Record<Outcome, readonly RequestMessageId[]>

/** Confirms the request: what happens next, and where to follow it (first document §4). */
export function RequestDone({ offer, subscription }: RequestDoneProps) {
  const { t } = useRequestMessages()
  const price = rightPrice(subscription, offer)
  const outcome = outcomeOf(subscription, offer)
  const title = t(`subscription.done.${outcome}`)
  useScreen(title)
  const label = usePayLabel()
  const pay = usePay({
    kind: 'subscription',
    id: subscription.id,
    name: offer.name,
    price,
    isEmailRequired: subscription.shouldRequestMailForPayment,
  })
  const count = offer.procedure.decisionDays
  const steps = NEXT[outcome].filter(id => {
    if (id === 'delay.usual') return count !== undefined
    return id !== 'subscription.next.pay-later' || !isFree(price)
  })
  return (
    <>
      <PageHeader eyebrow={offer.name} title={title} />
      <Stack gap={6}>
        <Banner tone="success" live="status">
          {t('subscription.done.received')}
        </Banner>
        <Section title={t('subscription.next')} gap={2}>
          <ol>
            {steps.map(id => (
              <li key={id}>{t(id, { count })}</li>
            ))}
          </ol>
        </Section>
        <Actions>
          {outcome === 'to-pay' && (
            <Button variant="primary" icon={CreditCardIcon} isBusy={pay.isBusy} onClick={pay.open}>
              {label(price)}
            </Button>
          )}
          <ButtonLink variant={outcome === 'to-pay' ? 'secondary' : 'primary'} href={rightPath(subscription)}>
            {t('subscription.done.follow')}
          </ButtonLink>
          <ButtonLink href={PAGES.rights}>{t('rights.back')}</ButtonLink>
        </Actions>
      </Stack>
      {pay.dialog}
    </>
  )
}
