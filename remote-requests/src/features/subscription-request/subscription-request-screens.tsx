import type { Subscription } from '@parvis/shared-kernel/orders'
import { RequestDone } from './request-done.tsx'
import { SubscriptionRequest, type SubscriptionRequestProps } from './subscription-request.tsx'

export interface SubscriptionRequestScreensProps extends SubscriptionRequestProps {
  /** What the city made of it; null until it is sent. */
  readonly made: Subscription | null
}

/** The request, and what became of it: fetched together when a request is begun. */
export function SubscriptionRequestScreens({ made, ...request }: SubscriptionRequestScreensProps) {
  if (made) return <RequestDone offer={request.ground.offer} subscription={made} />
  return <SubscriptionRequest {...request} />
}
