import { usePassingTime } from '@parvis/shared-kernel/page'
import { Page } from '@parvis/shared-kernel/ui'
import { PaymentResult } from '../features/payment-result/payment-result.tsx'
import { useActionHandlers } from '../right-actions/use-action-handlers.tsx'
import { OfflineNote } from '../rights-data/offline-note.tsx'
import { useNamedRight, useRight } from '../rights-data/use-right.ts'

/** Outcome of a payment, for both of its addresses. */
export function PaymentScreen({ operationId }: { readonly operationId: string | null }) {
  const now = usePassingTime()
  const named = useNamedRight()
  const found = useRight(named, now)
  const handlers = useActionHandlers()
  return (
    <Page isNarrow>
      <OfflineNote />
      {handlers.notice}
      <PaymentResult
        key={operationId}
        named={named}
        operationId={operationId}
        view={found.state === 'ready' ? found.view : null}
        handlers={handlers}
      />
      {handlers.dialog}
    </Page>
  )
}
