import { useLocation } from '@parvis/shared-kernel/remote'
import { Banner } from '@parvis/shared-kernel/ui'
import { HourglassIcon } from '@parvis/shared-kernel/ui/icon'
import type { RightView } from '../../rights-data/right-view.model.ts'
import { useRightWords } from '../../words.ts'

/** Whoever has a payment that is still being confirmed is told not to pay again (D5), wherever they come from. */
export function PaymentPending({ view }: { readonly view: RightView | null }) {
  const { t } = useRightWords()
  const { state } = useLocation()
  const status = view?.displayed.status
  // A city that names no payments of its rights: what was read a moment ago is all that is known.
  const isTold = state === 'payment-pending' && (view === null || status === 'to-pay')
  if (!isTold && status !== 'payment-pending') return null
  return (
    <Banner tone="info" icon={HourglassIcon} title={t('detail.payment-pending')}>
      {t('right.payment-pending')}
    </Banner>
  )
}
