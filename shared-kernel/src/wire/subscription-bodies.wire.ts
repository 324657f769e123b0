import * as v from 'valibot'
import { askedInstantWire } from './calendar.wire.ts'
import { idWire, longTextWire, plateTextWire } from './primitives.wire.ts'
import { sentEvidenceWire } from './upload.wire.ts'

/** PUT /api/subscriber/subscriptions/{id} (first document §3, subscription creation payload). */
export const subscriptionCreationWire = v.object({
  plates: v.pipe(v.array(plateTextWire), v.maxLength(100)),
  customFields: v.pipe(v.array(v.object({ id: idWire, value: longTextWire })), v.maxLength(100)),
  validityAreaId: v.nullish(idWire),
  userComment: v.nullish(longTextWire),
  subscriptionPlanId: idWire,
  attachmentEvidences: v.pipe(v.array(sentEvidenceWire), v.maxLength(50)),
  /** Missing or null: as soon as possible. */
  startOfValidity: v.nullish(askedInstantWire),
  subscriptionPlanOptionId: v.nullish(idWire),
  renewedSubscriptionId: v.nullish(idWire),
})
export type SubscriptionCreationWire = v.InferOutput<typeof subscriptionCreationWire>

/** PUT /api/order/{orderId}/plates */
export const platesBodyWire = v.object({ plates: v.pipe(v.array(plateTextWire), v.maxLength(100)) })
export type PlatesBodyWire = v.InferOutput<typeof platesBodyWire>

/** POST /api/order/{orderId}/plate-change */
export const plateChangeBodyWire = v.object({
  plates: v.pipe(v.array(plateTextWire), v.minLength(1), v.maxLength(100)),
  evidences: v.pipe(
    v.array(v.object({ evidencePropertiesId: idWire, evidenceSubscriberMediaId: idWire })),
    v.maxLength(50),
  ),
})
export type PlateChangeBodyWire = v.InferOutput<typeof plateChangeBodyWire>
