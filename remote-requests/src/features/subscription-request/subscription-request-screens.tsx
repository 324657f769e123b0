import type { Subscription } from '@parvis/shared-kernel/orders'
import { RequestDone } from './request-done.tsx'
import { SubscriptionRequest, type SubscriptionRequestProps } from './subscription-request.tsx'

export interface SubscriptionRequestScreensProps extends SubscriptionRequestProps {
  /** The created subscription; null until sent. */
  readonly made: Subscription | null
}

/** Form and confirmation in one chunk, loaded when a request begins. */
export function SubscriptionRequestScreens({ made, ...request }: SubscriptionRequestScreensProps) {
  if (made) return <RequestDone offer={request.inputs.offer} subscription={made} />
  return <SubscriptionRequest {...request} />
}
