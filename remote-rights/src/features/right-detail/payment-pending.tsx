import { useLocation } from '@parvis/shared-kernel/remote'
import { Banner } from '@parvis/shared-kernel/ui'
import { HourglassIcon } from '@parvis/shared-kernel/ui/icon'
import type { RightView } from '../../rights-data/right-view.model.ts'
import { useRightMessages } from '../../use-messages.ts'

/** A payment still being confirmed: says not to pay again (D5), whichever page led here. */
export function PaymentPending({ view }: { readonly view: RightView | null }) {
  const { t } = useRightMessages()
  const { state } = useLocation()
  const status = view?.displayed.status
  // A city without operations of its rights: the navigation state is the only evidence of the payment.
  const isInSync = state === 'payment-pending' && (view === null || status === 'to-pay')
  if (!isInSync && status !== 'payment-pending') return null
  return (
    <Banner tone="info" icon={HourglassIcon} title={t('detail.payment-pending')}>
      {t('right.payment-pending')}
    </Banner>
  )
}
