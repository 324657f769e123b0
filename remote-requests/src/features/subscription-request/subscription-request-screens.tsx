import type { Subscription } from '@parvis/shared-kernel/orders'
import { rightPath } from '@parvis/shared-kernel/paths'
import { Navigate } from '@parvis/shared-kernel/remote'
import { NotFound } from '../../plan-sheet/not-found.tsx'
import { isConfirmed, RequestDone } from './request-done.tsx'
import { SubscriptionRequest, type SubscriptionRequestProps } from './subscription-request.tsx'

interface SubscriptionRequestScreensProps extends SubscriptionRequestProps {
  /** The subscription in the address (`?created=`); null during the request. */
  readonly createdId: string | null
  /** As created on this screen; null when it is reopened. */
  readonly made: Subscription | null
}

/** Form and confirmation in one chunk, loaded when a request begins. */
export function SubscriptionRequestScreens({ made, createdId, ...request }: SubscriptionRequestScreensProps) {
  if (createdId === null) return <SubscriptionRequest {...request} />
  const { offer, rights } = request.inputs
  const known = rights.find(
    (right): right is Subscription => right.kind === 'subscription' && right.id === createdId,
  )
  const subscription = known ?? (made?.id === createdId ? made : null)
  if (subscription === null) return <NotFound what="order" />
  // Decided otherwise since, or a document is missing: its own page says so.
  if (!isConfirmed(subscription)) return <Navigate to={rightPath(subscription)} replace />
  return <RequestDone offer={offer} subscription={subscription} />
}
