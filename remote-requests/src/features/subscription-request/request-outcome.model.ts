import type { Offer } from '@parvis/shared-kernel/offers'
import { isPaymentDue, type RightStatus, type Subscription } from '@parvis/shared-kernel/orders'
import { cityNow } from '@parvis/shared-kernel/remote'

const OUTCOMES = {
  'under-review': 'review',
  'awaiting-payment': 'to-pay',
  granted: 'granted',
} as const satisfies Partial<Record<RightStatus, string>>

export type Outcome = (typeof OUTCOMES)[keyof typeof OUTCOMES]

/** Whether the confirmation still describes the request's state. */
export const isConfirmed = ({ status }: Subscription): boolean => Object.hasOwn(OUTCOMES, status)

/** A free request waits for the city, not for a payment, whatever its status says. */
export function outcomeOf(subscription: Subscription, offer: Offer): Outcome {
  const outcome = OUTCOMES[subscription.status as keyof typeof OUTCOMES] ?? 'review'
  const isDue = isPaymentDue(subscription, offer, cityNow()).allowed
  return outcome === 'to-pay' && !isDue ? 'review' : outcome
}
