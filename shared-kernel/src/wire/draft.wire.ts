import * as v from 'valibot'
import { countWire, instantWire } from './primitives.wire.ts'

/** GET and PUT /api/subscriber/drafts/{procedure}; `version` is what `If-Match` names. */
export const draftWire = v.object({
  procedure: v.string(),
  body: v.record(v.string(), v.unknown()),
  version: countWire,
  updatedAt: instantWire,
})
export type DraftWire = v.InferOutput<typeof draftWire>

/** GET /api/subscriber/drafts: all drafts, last changed first, without their bodies. */
export const draftListWire = v.array(
  v.object({
    ...v.omit(draftWire, ['body']).entries,
    /** When an unchanged draft is deleted. */
    keptUntil: instantWire,
  }),
)
export type DraftListWire = v.InferOutput<typeof draftListWire>
