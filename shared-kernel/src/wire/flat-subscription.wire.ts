import * as v from 'valibot'
import { offerId, orderId, subscriberId } from '../ids/index.ts'
import type { AgentComment, Subscription } from '../orders/index.ts'
import { durationFromWire, durationWire } from './calendar.wire.ts'
import {
  attachmentEvidenceFromWire,
  attachmentEvidenceToWire,
  attachmentEvidenceWire,
  complementEvidenceWire,
  complementsFromWire,
  complementsToWire,
} from './evidence.wire.ts'
import { plateChangeFromWire, plateChangeRequestWire, plateChangeToWire } from './plate-history.wire.ts'
import { idFromWire, idsFromWire, instantFromWire, instantToWire, instantWire } from './primitives.wire.ts'
import { rightEntries, rightFromWire, rightToWire } from './right.wire.ts'
import { statusFromWire } from './status.wire.ts'

export const customFieldValueWire = v.object({ id: v.string(), value: v.string() })
export const agentCommentWire = v.object({ creationDatetime: v.nullish(instantWire), comment: v.string() })
type AgentCommentWire = v.InferOutput<typeof agentCommentWire>

/** The first document's flat subscription. Its last fields are from the second document. */
export const flatSubscriptionWire = v.object({
  ...rightEntries,
  id: v.string(),
  subscriptionPlanId: v.string(),
  subscriptionPlanOptionId: v.nullish(v.string()),
  customFields: v.nullish(v.array(customFieldValueWire)),
  userComment: v.nullish(v.string()),
  attachmentEvidences: v.nullish(v.array(attachmentEvidenceWire)),
  complementEvidenceHistory: v.nullish(v.array(complementEvidenceWire)),
  agentComments: v.nullish(v.array(agentCommentWire)),
  renewedSubscriptionId: v.nullish(v.string()),
  subscriberIds: v.nullish(v.array(v.string())),
  lastWaitingOrderPlateChangeRequest: v.nullish(plateChangeRequestWire),
  orderDuration: v.nullish(durationWire),
  fullyPaid: v.nullish(v.boolean()),
})
export type FlatSubscriptionWire = v.InferOutput<typeof flatSubscriptionWire>

const agentCommentsFromWire = (
  wire: readonly AgentCommentWire[] | null | undefined,
): readonly AgentComment[] =>
  (wire ?? []).map(({ creationDatetime, comment }) => ({
    createdAt: instantFromWire(creationDatetime),
    comment,
  }))
export const agentCommentsToWire = (comments: readonly AgentComment[]): AgentCommentWire[] =>
  comments.map(({ createdAt, comment }) => ({ creationDatetime: instantToWire(createdAt), comment }))

export const flatSubscriptionFromWire = (wire: FlatSubscriptionWire): Subscription => ({
  ...rightFromWire(wire, wire.subscriptionPlanOptionId),
  ...complementsFromWire(wire.complementEvidenceHistory, statusFromWire(wire.status).status),
  kind: 'subscription',
  id: orderId(wire.id),
  planId: offerId(wire.subscriptionPlanId),
  customFields: wire.customFields ?? [],
  userComment: wire.userComment ?? '',
  attachmentEvidences: (wire.attachmentEvidences ?? []).map(attachmentEvidenceFromWire),
  agentComments: agentCommentsFromWire(wire.agentComments),
  subscriberIds: idsFromWire(wire.subscriberIds, subscriberId),
  plateChange: wire.lastWaitingOrderPlateChangeRequest
    ? plateChangeFromWire(wire.lastWaitingOrderPlateChangeRequest)
    : null,
  hasCreationRecord: Boolean(wire.creationDatetime),
  renewedId: idFromWire(wire.renewedSubscriptionId, orderId),
  duration: durationFromWire(wire.orderDuration),
  isFullyPaid: wire.fullyPaid ?? null,
})

export const flatSubscriptionToWire = (subscription: Subscription): FlatSubscriptionWire => ({
  ...rightToWire(subscription, 'first'),
  id: subscription.id,
  subscriptionPlanId: subscription.planId,
  subscriptionPlanOptionId: subscription.optionId,
  customFields: [...subscription.customFields],
  userComment: subscription.userComment,
  attachmentEvidences: subscription.attachmentEvidences.map(attachmentEvidenceToWire),
  complementEvidenceHistory: complementsToWire(subscription),
  agentComments: agentCommentsToWire(subscription.agentComments),
  renewedSubscriptionId: subscription.renewedId,
  subscriberIds: [...subscription.subscriberIds],
  lastWaitingOrderPlateChangeRequest: subscription.plateChange
    ? plateChangeToWire(subscription.plateChange)
    : null,
  orderDuration: subscription.duration,
  fullyPaid: subscription.isFullyPaid,
})
