import { combineParts, LazyMessages } from '@parvis/shared-kernel/page'
import { useParams } from '@parvis/shared-kernel/remote'
import { PlateRequest, useAskingAhead } from '../features/plate-request/plate-request.tsx'
import { ORDER_MESSAGES } from '../messages/message-chunks.ts'
import { NotFound } from '../plan-sheet/not-found.tsx'
import { SheetSkeleton } from '../plan-sheet/sheet-skeleton.tsx'
import { ScreenFailure } from '../requests-data/part-failure.tsx'
import { useRequestsData } from '../requests-data/use-requests-data.ts'

/**
 * /souscriptions/plate_request/:orderId. For an unknown order or offer the specification shows nothing; this page says
 * so.
 */
export function PlateRequestRoute() {
  return (
    <LazyMessages chunks={ORDER_MESSAGES}>
      <PlateRequestScreen />
    </LazyMessages>
  )
}

function PlateRequestScreen() {
  const { orderId } = useParams()
  useAskingAhead()
  const { plans, rights, now } = useRequestsData()
  const part = combineParts(plans, rights)
  if (part.state === 'loading') return <SheetSkeleton />
  if (part.state === 'failed') return <ScreenFailure part={part} />
  const [{ offers }, { subscriptions }] = part.data
  const order = subscriptions.find(({ id }) => id === orderId)
  const offer = offers.find(({ id }) => id === order?.planId)
  if (!order || !offer) return <NotFound what="order" />
  return <PlateRequest order={order} offer={offer} now={now} />
}
