import type { Offer } from '@parvis/shared-kernel/offers'
import {
  canEditPlates,
  canRequestPlateChange,
  type RuleRefusal,
  type Subscription,
} from '@parvis/shared-kernel/orders'
import { lateComponent } from '@parvis/shared-kernel/page'
import { rightPath } from '@parvis/shared-kernel/paths'
import { useLocation, useNavigate, useScreen } from '@parvis/shared-kernel/remote'
import type { Instant } from '@parvis/shared-kernel/time'
import { Banner, Columns, PageHeader, PageSkeleton, Stack } from '@parvis/shared-kernel/ui'
import { useEffect, useState } from 'react'
import { HowToApply } from '../../plan-sheet/how-to-apply.tsx'
import { OrderDone } from '../../request/order-done.tsx'
import { type OrderMessageId, useOrderMessages } from '../../use-messages.ts'
import { CurrentPlates } from './current-plates.tsx'

interface PlateRequestProps {
  readonly order: Subscription
  readonly offer: Offer
  readonly now: Instant
}

// Specific messages; every other refusal has a common one.
const REFUSALS: Readonly<Partial<Record<RuleRefusal, OrderMessageId>>> = {
  ended: 'plates.refused.ended',
  'not-in-plan': 'plates.refused.plan',
  'plate-change-under-review': 'plates.refused.waiting',
}

// The form is a separate chunk: many open the page only to see what is under review.
const Asking = lateComponent(
  () =>
    import(/* webpackChunkName: "plate-asking" */ './plate-asking.tsx').then(module => module.PlateAsking),
  <PageSkeleton />,
)

/** Preloads the form while the rights load; a failure is reported when the form is rendered. */
export function useAskingAhead(): void {
  useEffect(() => {
    Asking.preload()
  }, [])
}

/** The plates of a subscription, whether they may be changed, and the request to change them. */
export function PlateRequest({ order, offer, now }: PlateRequestProps) {
  const { t } = useOrderMessages()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const [isDone, setDone] = useState(false)
  const verdict = canRequestPlateChange(order, offer, now)
  // Where the plan lets plates be edited, no request is needed.
  const isDirect = !verdict.allowed && canEditPlates(order, offer, now).allowed
  // From here on the address keeps it.
  if (isDone && !verdict.allowed) setDone(false)
  // Reloading keeps the confirmation until the city has decided.
  if (isDone || (state === 'asked' && !verdict.allowed))
    return (
      <OrderDone
        order={order}
        name={offer.name}
        title={t('plates.done')}
        status={t('plates.done.lead')}
        next={t('plates.done.until')}
      />
    )
  const finish = () => {
    setDone(true)
    navigate(pathname, { replace: true, state: 'asked' })
  }
  return (
    <>
      <PageHeader
        back={{ href: rightPath(order), label: t('order.back') }}
        eyebrow={offer.name}
        title={t('plates.title')}
        lead={verdict.allowed ? t('plates.lead') : undefined}
      />
      <Columns aside={<HowToApply about="ask" />}>
        <Stack gap={8}>
          <CurrentPlates order={order} />
          {verdict.allowed ? (
            <Asking order={order} offer={offer} onDone={finish} />
          ) : (
            <Refused
              title={isDirect ? 'plates.direct' : 'plates.refused'}
              text={isDirect ? 'plates.direct.text' : (REFUSALS[verdict.reason] ?? 'plates.refused.status')}
            />
          )}
        </Stack>
      </Columns>
    </>
  )
}

function Refused({ title, text }: { readonly title: OrderMessageId; readonly text: OrderMessageId }) {
  const { t } = useOrderMessages()
  useScreen(t('plates.title'))
  return (
    <Banner tone="info" title={t(title)}>
      {t(text)}
    </Banner>
  )
}
