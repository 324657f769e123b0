import { canResumePayment, type PaymentOperation } from '@parvis/shared-kernel/payment'
import { cityNow } from '@parvis/shared-kernel/remote'
import { Button, Disclosure, Stack } from '@parvis/shared-kernel/ui'
import type { ActionDesk } from '../../right-actions/use-action-desk.tsx'
import type { RightView } from '../../rights-data/right-view.model.ts'
import { useRightWords } from '../../words.ts'

interface PageLeftProps {
  readonly operation: PaymentOperation
  readonly view: RightView
  readonly desk: ActionDesk
}

/**
 * Whoever left the payment page unpaid finds the same page again while it is there; the city never opens a second one. To
 * anybody else, and once its time is over, nothing is offered that looks like paying.
 */
export function PageLeft({ operation, view, desk }: PageLeftProps) {
  const { t, formatDateTimeLong } = useRightWords()
  const { pageOpenUntil } = operation
  if (pageOpenUntil === null || !canResumePayment(operation, cityNow())) return null
  return (
    <Disclosure summary={t('payment.pending.closed')}>
      <Stack>
        <p>{t('payment.pending.closed.body', { moment: formatDateTimeLong(pageOpenUntil) })}</p>
        <div>
          <Button isBusy={desk.busyId === view.right.id} onClick={() => desk.open('pay', view)}>
            {t('payment.pending.closed.action')}
          </Button>
        </div>
      </Stack>
    </Disclosure>
  )
}
