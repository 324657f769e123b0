import { paymentOutcome } from '@parvis/shared-kernel/payment'
import { useLocation } from '@parvis/shared-kernel/remote'
import { Banner, ButtonLink } from '@parvis/shared-kernel/ui'
import { HourglassIcon } from '@parvis/shared-kernel/ui/icon'
import type { RightView } from '../../rights-data/right-view.model.ts'
import { useRightWords } from '../../words.ts'
import { paymentWishes } from './payments.model.ts'
import { type PaymentLineProps, usePayment } from './payments.tsx'

/** Whoever has a payment that is still being confirmed is told not to pay again (D5), wherever they come from. */
export function PaymentPending({ view }: { readonly view: RightView | null }) {
  const { state } = useLocation()
  const [wish] = view?.right.status === 'awaiting-payment' ? paymentWishes(view) : []
  if (view && wish) return <OfLatest view={view} wish={wish} />
  return state === 'payment-pending' ? <Note /> : null
}

function OfLatest(latest: PaymentLineProps) {
  const part = usePayment(latest)
  if (part.state !== 'ready' || paymentOutcome(part.data.status) !== 'pending') return null
  return <Note path={`${latest.view.path}?idop=${part.data.operationId}`} />
}

/** Paying again leads to the same payment: following it is the way that does not look like a second one. */
function Note({ path }: { readonly path?: string }) {
  const { t } = useRightWords()
  return (
    <Banner
      tone="info"
      icon={HourglassIcon}
      actions={
        path && (
          <ButtonLink variant="secondary" size="small" href={path}>
            {t('detail.payment-pending.follow')}
          </ButtonLink>
        )
      }
    >
      {t('detail.payment-pending')}
    </Banner>
  )
}
