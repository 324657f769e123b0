import * as v from 'valibot'
import type { AwaitedAnswer, HeldRefund } from '../fines/index.ts'
import type { Subscription } from '../orders/index.ts'
import type { Subscriber } from '../subscriber/index.ts'
import { awaitedAnswerToWire } from './awaited-answer.wire.ts'
import { heldRefundToWire } from './held-refund.wire.ts'
import { type Holdings, holdingsFromWire, holdingsWire } from './holdings.wire.ts'
import { profileToWire, subscriberProfileFromWire, subscriberProfileWire } from './profile.wire.ts'
import type { Vocabulary } from './status.wire.ts'
import { type SubscriptionWire, subscriptionToWire } from './subscription.wire.ts'

/** GET /api/subscriber: the profile with the subscriber's rights. */
export const subscriberWire = v.object({ ...subscriberProfileWire.entries, ...holdingsWire.entries })
export type SubscriberWire = v.InferOutput<typeof subscriberWire>

export interface SubscriberWithHoldings extends Holdings {
  readonly subscriber: Subscriber
}

export const subscriberFromWire = (wire: SubscriberWire): SubscriberWithHoldings => ({
  subscriber: subscriberProfileFromWire(wire),
  ...holdingsFromWire(wire),
})

export const subscriberToWire = (
  subscriber: Subscriber,
  subscriptions: readonly Subscription[],
  vocabulary: Vocabulary,
  refunds: readonly HeldRefund[] = [],
  awaitedAnswers: readonly AwaitedAnswer[] = [],
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
  awaitedAnswers: awaitedAnswers.map(awaitedAnswerToWire),
})
