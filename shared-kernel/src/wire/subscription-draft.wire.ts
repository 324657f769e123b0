import * as v from 'valibot'
import { dayWire } from './calendar.wire.ts'
import { countWire, idWire, instantWire } from './primitives.wire.ts'

/** A document of a draft: uploaded already, or held by the city. */
export const keptFileWire = v.object({
  /** Id of the required evidence. */
  id: idWire,
  origin: v.picklist(['sent', 'held']),
  name: v.string(),
  size: countWire,
  mime: v.string(),
  urn: v.string(),
  mediaId: v.nullable(v.string()),
  created: v.nullable(instantWire),
})
export type KeptFileWire = v.InferOutput<typeof keptFileWire>

/**
 * Draft of a subscription request. `id` is the request's own: a refresh, a second tab and a repeated call are the same
 * request (D14). Plates are as typed; days are the city's.
 */
export const subscriptionDraftWire = v.object({
  id: idWire,
  completed: v.array(v.picklist(['detail', 'identity', 'complement'])),
  optionId: v.nullable(v.string()),
  hasConsent: v.boolean(),
  startDay: v.nullable(dayWire),
  isAsSoonAsPossible: v.boolean(),
  plates: v.array(v.string()),
  customFields: v.record(v.string(), v.string()),
  zoneId: v.nullable(v.string()),
  userComment: v.string(),
  files: v.array(keptFileWire),
})
export type SubscriptionDraftWire = v.InferOutput<typeof subscriptionDraftWire>
