import * as v from 'valibot'
import type { AwaitedAnswer, HeldRefund } from '../fines/index.ts'
import type { Subscription } from '../orders/index.ts'
import { awaitedAnswerFromWire, awaitedAnswerWire } from './awaited-answer.wire.ts'
import { heldRefundFromWire, heldRefundWire } from './held-refund.wire.ts'
import { subscriptionFromWire, subscriptionWire } from './subscription.wire.ts'

/**
 * The part of GET /api/subscriber beside the profile: subscriptions (both documents §3), refunds, and appeals with a
 * requested complement.
 */
export const holdingsWire = v.object({
  subscriptions: v.nullish(v.array(subscriptionWire)),
  refunds: v.nullish(v.array(heldRefundWire)),
  awaitedAnswers: v.nullish(v.array(awaitedAnswerWire)),
})

/** A subscriber's subscriptions, refunds and requested complements. */
export interface Holdings {
  readonly subscriptions: readonly Subscription[]
  /** Oldest first. */
  readonly refunds: readonly HeldRefund[]
  /** Appeals of this account with a requested complement, earliest due date first. */
  readonly awaitedAnswers: readonly AwaitedAnswer[]
}

export const holdingsFromWire = (wire: v.InferOutput<typeof holdingsWire>): Holdings => ({
  subscriptions: (wire.subscriptions ?? []).map(subscriptionFromWire),
  refunds: (wire.refunds ?? []).map(heldRefundFromWire),
  awaitedAnswers: (wire.awaitedAnswers ?? []).map(awaitedAnswerFromWire),
})
