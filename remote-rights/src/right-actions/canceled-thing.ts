import { isActive, type Right } from '@parvis/shared-kernel/orders'

/** What cancelling is said of: a subscription is a request until it is granted. */
export const canceledThing = (right: Right): 'ticket' | 'subscription' | 'request' =>
  right.kind === 'ticket' || isActive(right) ? right.kind : 'request'
