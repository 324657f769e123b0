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
 * Link back to an abandoned payment page while it stays open; the city never opens a second one. For any other payer,
 * and once it has expired, nothing suggests paying.
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
