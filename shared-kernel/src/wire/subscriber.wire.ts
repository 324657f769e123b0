import * as v from 'valibot'
import type { HeldRefund } from '../fines/index.ts'
import type { Subscription } from '../orders/index.ts'
import type { Subscriber } from '../subscriber/index.ts'
import { heldRefundFromWire, heldRefundToWire, heldRefundWire } from './held-refund.wire.ts'
import { profileToWire, subscriberProfileFromWire, subscriberProfileWire } from './profile.wire.ts'
import type { Vocabulary } from './status.wire.ts'
import {
  type SubscriptionWire,
  subscriptionFromWire,
  subscriptionToWire,
  subscriptionWire,
} from './subscription.wire.ts'

/** GET /api/subscriber: the profile with its subscriptions (both documents §3), and what is being paid back. */
export const subscriberWire = v.object({
  ...subscriberProfileWire.entries,
  subscriptions: v.nullish(v.array(subscriptionWire)),
  refunds: v.nullish(v.array(heldRefundWire)),
})
export type SubscriberWire = v.InferOutput<typeof subscriberWire>

/** A subscriber with what they hold. */
export interface SubscriberWithRights {
  readonly subscriber: Subscriber
  readonly subscriptions: readonly Subscription[]
  /** Oldest first. */
  readonly refunds: readonly HeldRefund[]
}

export const subscriberFromWire = (wire: SubscriberWire): SubscriberWithRights => ({
  subscriber: subscriberProfileFromWire(wire),
  subscriptions: (wire.subscriptions ?? []).map(subscriptionFromWire),
  refunds: (wire.refunds ?? []).map(heldRefundFromWire),
})

export const subscriberToWire = (
  subscriber: Subscriber,
  subscriptions: readonly Subscription[],
  vocabulary: Vocabulary,
  refunds: readonly HeldRefund[] = [],
): SubscriberWire => ({
  ...profileToWire(subscriber),
  subscriberId: subscriber.subscriberId,
  zoneId: subscriber.zoneId,
  professionalZoneId: subscriber.professionalZoneId,
  professional: subscriber.isProfessional,
  subscriptions: subscriptions.map(
    (subscription): SubscriptionWire => subscriptionToWire(subscription, vocabulary),
  ),
  refunds: refunds.map(heldRefundToWire),
})
