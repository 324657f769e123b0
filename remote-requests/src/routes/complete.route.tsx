import { LazyMessages } from '@parvis/shared-kernel/page'
import { useParams } from '@parvis/shared-kernel/remote'
import { Complete } from '../features/complete/complete.tsx'
import { ORDER_MESSAGES } from '../messages/message-chunks.ts'
import { NotFound } from '../plan-sheet/not-found.tsx'
import { SheetSkeleton } from '../plan-sheet/sheet-skeleton.tsx'
import { ScreenFailure } from '../requests-data/part-failure.tsx'
import { useRequestsData } from '../requests-data/use-requests-data.ts'

/** /souscriptions/complete/:orderId */
export function CompleteRoute() {
  return (
    <LazyMessages chunks={ORDER_MESSAGES}>
      <CompleteScreen />
    </LazyMessages>
  )
}

function CompleteScreen() {
  const { orderId } = useParams()
  const { plans, rights, now } = useRequestsData()
  if (rights.state === 'failed') return <ScreenFailure part={rights} />
  // The offer only provides the name: documents can be sent even if the offers failed to load.
  if (rights.state === 'loading' || plans.state === 'loading') return <SheetSkeleton />
  const order = rights.data.subscriptions.find(({ id }) => id === orderId)
  if (!order) return <NotFound what="order" />
  const offers = plans.state === 'ready' ? plans.data.offers : []
  return (
    <Complete
      key={order.id}
      order={order}
      offer={offers.find(({ id }) => id === order.planId) ?? null}
      now={now}
    />
  )
}
