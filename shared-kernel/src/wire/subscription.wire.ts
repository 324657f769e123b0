import * as v from 'valibot'
import type { Subscription } from '../orders/index.ts'
import {
  flatSubscriptionFromWire,
  flatSubscriptionToWire,
  flatSubscriptionWire,
} from './flat-subscription.wire.ts'
import { orderFromWire, orderToWire, orderWire } from './order.wire.ts'
import type { Vocabulary } from './status.wire.ts'

/** Either form of a subscription: flat, or an order with its histories. */
export const subscriptionWire = v.union([orderWire, flatSubscriptionWire])
export type SubscriptionWire = v.InferOutput<typeof subscriptionWire>

export const subscriptionFromWire = (wire: SubscriptionWire): Subscription =>
  'orderId' in wire ? orderFromWire(wire) : flatSubscriptionFromWire(wire)

/** Writes the first document's flat form or the second document's order. */
export const subscriptionToWire = (subscription: Subscription, vocabulary: Vocabulary): SubscriptionWire =>
  vocabulary === 'first' ? flatSubscriptionToWire(subscription) : orderToWire(subscription)
