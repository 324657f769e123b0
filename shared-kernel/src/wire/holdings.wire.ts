import * as v from 'valibot'
import type { AwaitedAnswer, HeldRefund } from '../fines/index.ts'
import type { Subscription } from '../orders/index.ts'
import { awaitedAnswerFromWire, awaitedAnswerWire } from './awaited-answer.wire.ts'
import { heldRefundFromWire, heldRefundWire } from './held-refund.wire.ts'
import { subscriptionFromWire, subscriptionWire } from './subscription.wire.ts'

/** What GET /api/subscriber says beside the profile: subscriptions (both documents §3), what is being paid back, and what appeals wait for. */
export const holdingsWire = v.object({
  subscriptions: v.nullish(v.array(subscriptionWire)),
  refunds: v.nullish(v.array(heldRefundWire)),
  awaitedAnswers: v.nullish(v.array(awaitedAnswerWire)),
})

/** What a subscriber holds. */
export interface Holdings {
  readonly subscriptions: readonly Subscription[]
  /** Oldest first. */
  readonly refunds: readonly HeldRefund[]
  /** What the authority asks of appeals that this account began; the first to be due first. */
  readonly awaitedAnswers: readonly AwaitedAnswer[]
}

export const holdingsFromWire = (wire: v.InferOutput<typeof holdingsWire>): Holdings => ({
  subscriptions: (wire.subscriptions ?? []).map(subscriptionFromWire),
  refunds: (wire.refunds ?? []).map(heldRefundFromWire),
  awaitedAnswers: (wire.awaitedAnswers ?? []).map(awaitedAnswerFromWire),
})
