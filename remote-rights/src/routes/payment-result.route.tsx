import { Navigate, useSearchParams } from '@parvis/shared-kernel/remote'
import { RightWords } from '../right-words/right-words.tsx'
import { useNamedRight } from '../rights-data/use-right.ts'
import { PaymentScreen } from './payment-screen.tsx'

/** `/payments` below a right's route (second document §2): the same screen as `?idop` on the route itself (D5). */
export function PaymentResultRoute() {
  const idop = useSearchParams().get('idop')
  const { path } = useNamedRight()
  // Without a number there is no payment to speak of: the right itself says where it stands.
  return idop ? (
    <RightWords>
      <PaymentScreen operationId={idop} />
    </RightWords>
  ) : (
    <Navigate to={path} />
  )
}
