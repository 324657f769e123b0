import * as v from 'valibot'
import type { Subscription } from '../orders/index.ts'
import type { Subscriber } from '../subscriber/index.ts'
import { profileToWire, subscriberProfileFromWire, subscriberProfileWire } from './profile.wire.ts'
import type { Vocabulary } from './status.wire.ts'
import {
  type SubscriptionWire,
  subscriptionFromWire,
  subscriptionToWire,
  subscriptionWire,
} from './subscription.wire.ts'

/** GET /api/subscriber: the profile with its subscriptions (both documents §3). */
export const subscriberWire = v.object({
  ...subscriberProfileWire.entries,
  subscriptions: v.nullish(v.array(subscriptionWire)),
})
export type SubscriberWire = v.InferOutput<typeof subscriberWire>

export const subscriberFromWire = (
  wire: SubscriberWire,
): { readonly subscriber: Subscriber; readonly subscriptions: readonly Subscription[] } => ({
  subscriber: subscriberProfileFromWire(wire),
  subscriptions: (wire.subscriptions ?? []).map(subscriptionFromWire),
})

export const subscriberToWire = (
  subscriber: Subscriber,
  subscriptions: readonly Subscription[],
  vocabulary: Vocabulary,
): SubscriberWire => ({
  ...profileToWire(subscriber),
  subscriberId: subscriber.subscriberId,
  zoneId: subscriber.zoneId,
  professionalZoneId: subscriber.professionalZoneId,
  professional: subscriber.isProfessional,
  subscriptions: subscriptions.map(
    (subscription): SubscriptionWire => subscriptionToWire(subscription, vocabulary),
  ),
})
