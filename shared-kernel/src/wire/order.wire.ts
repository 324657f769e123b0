import * as v from 'valibot'
import { operationId } from '../ids/index.ts'
import type { Subscription } from '../orders/index.ts'
import { durationWire } from './calendar.wire.ts'
import {
  attachmentEvidenceToWire,
  attachmentEvidenceWire,
  complementEvidenceWire,
  complementsToWire,
} from './evidence.wire.ts'
import {
  agentCommentsToWire,
  agentCommentWire,
  customFieldValueWire,
  flatSubscriptionFromWire,
} from './flat-subscription.wire.ts'
import {
  plateChangeRequestWire,
  plateChangeToWire,
  plateHistoryElementWire,
  plateHistoryToWire,
} from './plate-history.wire.ts'
import { centsWire, instantToWire, instantWire, type Maybe } from './primitives.wire.ts'
import { statusToWire } from './status.wire.ts'

const texts = v.array(v.string())
const list = <const S extends v.GenericSchema>(item: S) => v.nullish(v.array(item))

/**
 * The second document's order (§3). Every history is oldest first; its last entry applies. The fields after
 * `attachmentEvidences` are the first document's, for which an order has no history.
 */
export const orderWire = v.object({
  orderId: v.string(),
  cityId: v.nullish(v.string()),
  productId: v.string(),
  productType: v.nullish(v.string()),
  status: v.string(),
  creationSource: v.nullish(v.string()),
  creationRecord: v.nullish(
    v.object({ timestamp: v.nullish(instantWire), subscriberId: v.nullish(v.string()) }),
  ),
  plateHistory: list(
    v.object({
      plates: v.nullish(texts),
      hashedPlates: v.nullish(texts),
      initialPlates: v.nullish(texts),
      historyElementList: list(plateHistoryElementWire),
    }),
  ),
  validityPeriodHistory: list(
    v.object({ startOfValidity: v.nullish(instantWire), endOfValidity: v.nullish(instantWire) }),
  ),
  zoneHistory: list(v.object({ zoneIds: texts })),
  subscribersHistory: list(v.object({ subscriberIds: texts })),
  providedEvidenceHistory: list(v.object({ evidencePropertiesId: v.string() })),
  complementEvidenceHistory: list(complementEvidenceWire),
  plateChangeRequestHistory: list(plateChangeRequestWire),
  lastWaitingOrderPlateChangeRequest: v.nullish(plateChangeRequestWire),
  paymentHistory: list(v.object({ operationId: v.string() })),
  fullyPaid: v.nullish(v.boolean()),
  orderDuration: v.nullish(durationWire),
  orderPrice: v.nullish(centsWire),
  /** Id of the order that this one renews. */
  orderRenewed: v.nullish(v.string()),
  tags: v.nullish(texts),
  reminders: list(v.unknown()),
  lang: v.nullish(v.string()),
  userComment: v.nullish(v.string()),
  validityAreas: v.nullish(texts),
  attachmentEvidences: list(attachmentEvidenceWire),
  subscriptionPlanOptionId: v.nullish(v.string()),
  customFields: list(customFieldValueWire),
  agentComments: list(agentCommentWire),
  canWithdraw: v.nullish(v.boolean()),
  currentlyShared: v.nullish(v.boolean()),
  shouldRequestMailForPayment: v.nullish(v.boolean()),
})
export type OrderWire = v.InferOutput<typeof orderWire>

const latest = <T>(history: Maybe<readonly T[]>): T | undefined => history?.at(-1)

/** An order has its plates as a history; the first document's form of that history is included when the city has it. */
function plateHistoryOf(wire: OrderWire) {
  const last = latest(wire.plateHistory)
  if (!last?.initialPlates && !last?.historyElementList) return null
  return {
    initialPlates: last.initialPlates,
    activePlates: last.plates,
    historyElementList: last.historyElementList,
  }
}

export function orderFromWire(wire: OrderWire): Subscription {
  const period = latest(wire.validityPeriodHistory)
  const flat = flatSubscriptionFromWire({
    ...wire,
    id: wire.orderId,
    subscriptionPlanId: wire.productId,
    renewedSubscriptionId: wire.orderRenewed,
    startOfValidity: period?.startOfValidity,
    endOfValidity: period?.endOfValidity,
    creationDatetime: wire.creationRecord?.timestamp,
    plates: latest(wire.plateHistory)?.plates,
    validityAreas: latest(wire.zoneHistory)?.zoneIds ?? wire.validityAreas,
    subscriberIds: latest(wire.subscribersHistory)?.subscriberIds,
    plateHistory: plateHistoryOf(wire),
  })
  return {
    ...flat,
    hasCreationRecord: Boolean(wire.creationRecord),
    operationIds: (wire.paymentHistory ?? []).map(payment => operationId(payment.operationId)),
  }
}

const plateHistoryEntry = (order: Subscription) => ({
  plates: [...order.plates],
  ...(order.plateHistory
    ? {
        initialPlates: [...order.plateHistory.initialPlates],
        historyElementList: plateHistoryToWire(order.plateHistory).historyElementList,
      }
    : {}),
})

/** History records of a city; when they are missing, the current values become the only entries. */
const recordsOf = ({ records, subscriberIds, plateChange }: Subscription) => ({
  creationSource: records?.creationSource ?? null,
  subscribersHistory: (records?.holders ?? (subscriberIds.length === 0 ? [] : [subscriberIds])).map(ids => ({
    subscriberIds: [...ids],
  })),
  plateChangeRequestHistory: (records?.plateChanges ?? (plateChange ? [plateChange] : [])).map(
    plateChangeToWire,
  ),
  reminders: (records?.reminders ?? []).map(({ sentAt, daysBefore }) => ({
    type: 'EXPIRY',
    daysBefore,
    timestamp: instantToWire(sentAt),
  })),
})

const historiesOf = (order: Subscription) => ({
  ...recordsOf(order),
  plateHistory: [plateHistoryEntry(order)],
  validityPeriodHistory: [
    {
      startOfValidity: instantToWire(order.startOfValidity),
      endOfValidity: instantToWire(order.endOfValidity),
    },
  ],
  zoneHistory: [{ zoneIds: [...order.zoneIds] }],
  providedEvidenceHistory: order.attachmentEvidences.map(({ id }) => ({ evidencePropertiesId: id })),
  complementEvidenceHistory: complementsToWire(order),
  paymentHistory: order.operationIds.map(id => ({ operationId: id })),
})

export const orderToWire = (order: Subscription): OrderWire => ({
  ...historiesOf(order),
  orderId: order.id,
  productId: order.planId,
  productType: 'SUBSCRIPTION',
  status: statusToWire(order.status, 'second', order.rawStatus),
  creationRecord: order.hasCreationRecord ? { timestamp: instantToWire(order.createdAt) } : null,
  lastWaitingOrderPlateChangeRequest: order.plateChange ? plateChangeToWire(order.plateChange) : null,
  fullyPaid: order.isFullyPaid,
  orderDuration: order.duration,
  orderPrice: order.price,
  orderRenewed: order.renewedId,
  userComment: order.userComment,
  validityAreas: [...order.zoneIds],
  attachmentEvidences: order.attachmentEvidences.map(attachmentEvidenceToWire),
  subscriptionPlanOptionId: order.optionId,
  customFields: [...order.customFields],
  agentComments: agentCommentsToWire(order.agentComments),
  canWithdraw: order.canWithdraw,
  currentlyShared: order.isCurrentlyShared,
  shouldRequestMailForPayment: order.shouldRequestMailForPayment,
})
