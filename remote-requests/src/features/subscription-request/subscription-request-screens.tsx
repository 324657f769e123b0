import type { Subscription } from '@parvis/shared-kernel/orders'
import { LazyMessages, lateComponent } from '@parvis/shared-kernel/page'
import { rightPath } from '@parvis/shared-kernel/paths'
import { Navigate } from '@parvis/shared-kernel/remote'
import { useEffect } from 'react'
import { REQUEST_MESSAGES } from '../../messages/message-chunks.ts'
import { NotFound } from '../../plan-sheet/not-found.tsx'
import { SheetSkeleton } from '../../plan-sheet/sheet-skeleton.tsx'
import { isConfirmed } from './request-outcome.model.ts'
import { SubscriptionRequest, type SubscriptionRequestProps } from './subscription-request.tsx'

interface SubscriptionRequestScreensProps extends SubscriptionRequestProps {
  /** The subscription in the address (`?created=`); null during the request. */
  readonly createdId: string | null
  /** As created on this screen; null when it is reopened. */
  readonly made: Subscription | null
}

const RequestDone = lateComponent(
  () =>
    import(/* webpackChunkName: "subscription-done" */ './request-done.tsx').then(
      module => module.RequestDone,
    ),
  <SheetSkeleton />,
)

/** Form and confirmation, with their messages. */
export const SubscriptionRequestScreens = (props: SubscriptionRequestScreensProps) => (
  <LazyMessages chunks={REQUEST_MESSAGES}>
    <Screens {...props} />
  </LazyMessages>
)

/** The confirmation's code is fetched while the form is filled in. */
function Screens({ made, createdId, ...request }: SubscriptionRequestScreensProps) {
  useEffect(() => {
    RequestDone.preload()
  }, [])
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
