import { canResumePayment, type PaymentOperation } from '@parvis/shared-kernel/payment'
import { cityNow } from '@parvis/shared-kernel/remote'
import { Button, Disclosure, Stack } from '@parvis/shared-kernel/ui'
import type { ActionHandlers } from '../../right-actions/use-action-handlers.tsx'
import type { RightView } from '../../rights-data/right-view.model.ts'
import { useRightMessages } from '../../use-messages.ts'

interface PageLeftProps {
  readonly operation: PaymentOperation
  readonly view: RightView
  readonly handlers: ActionHandlers
}

/**
 * Link back to an abandoned payment page while it stays open; the city never opens a second one. For any other payer,
 * and once it has expired, nothing suggests paying.
 */
export function PageLeft({ operation, view, handlers }: PageLeftProps) {
  const { t, formatDateTimeLong } = useRightMessages()
  const { pageOpenUntil } = operation
  if (pageOpenUntil === null || !canResumePayment(operation, cityNow())) return null
  return (
    <Disclosure summary={t('payment.pending.closed')}>
      <Stack>
        <p>{t('payment.pending.closed.body', { moment: formatDateTimeLong(pageOpenUntil) })}</p>
        <div>
          <Button isBusy={handlers.isBusy('pay', view)} onClick={() => handlers.open('pay', view)}>
            {t('payment.pending.closed.action')}
          </Button>
        </div>
      </Stack>
    </Disclosure>
  )
}
