import { useSearch } from '@parvis/shared-kernel/remote'
import { RightMessages } from '../right-messages/right-messages.tsx'
import { PaymentScreen } from './payment-screen.tsx'

/**
 * `/payments` below a right's route (second document §2): the same screen as `?idop` on the route itself (D5); without a
 * number, that of the latest payment.
 */
export function PaymentResultRoute() {
  const idop = useSearch().get('idop')
  return (
    <RightMessages>
      <PaymentScreen operationId={idop || null} />
    </RightMessages>
  )
}
