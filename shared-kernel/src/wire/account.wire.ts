import * as v from 'valibot'
import { countWire, instantWire } from './primitives.wire.ts'

/** A draft's body as the screens write it: opaque to the city, at most 64 kB. */
export const draftBodyWire = v.object({ body: v.record(v.string(), v.unknown()) })
export type DraftBodyWire = v.InferOutput<typeof draftBodyWire>

/** GET and PUT /api/subscriber/drafts/{procedure}; `version` is what `If-Match` names. */
export const draftWire = v.object({
  procedure: v.string(),
  body: v.record(v.string(), v.unknown()),
  version: countWire,
  updatedAt: instantWire,
})
export type DraftWire = v.InferOutput<typeof draftWire>

/** GET /api/subscriber/drafts: what was begun, the last changed first; bodies are asked for one by one. */
export const draftListWire = v.array(
  v.object({
    ...v.omit(draftWire, ['body']).entries,
    /** A draft that nobody goes on with is dropped then. */
    keptUntil: instantWire,
  }),
)
export type DraftListWire = v.InferOutput<typeof draftListWire>

/** GET /api/subscriber/export: everything the city holds of a person; its parts are the city's own. */
export const exportWire = v.looseObject({ exportedAt: instantWire, subscriber: v.unknown() })
export type ExportWire = v.InferOutput<typeof exportWire>

/** A part of what a person leaves behind when their account is erased; it no longer bears their name. */
const keptPartWire = v.object({
  part: v.string(),
  /** From the end of what it is about; null as long as somebody still has to answer it. */
  days: v.nullish(countWire),
})

/** GET /api/subscriber/erasure: what stands in the way of erasing the account, and what the city must keep afterwards. */
export const erasureTermsWire = v.object({
  /** `right-in-force`, `payment-live`, `no-email`; null when nothing does. */
  obstacle: v.nullish(v.string()),
  rights: v.array(
    v.object({
      id: v.string(),
      kind: v.fallback(v.picklist(['subscription', 'ticket', 'other']), 'other'),
      name: v.nullish(v.string()),
      until: v.nullish(instantWire),
    }),
  ),
  kept: v.array(keptPartWire),
})
export type ErasureTermsWire = v.InferOutput<typeof erasureTermsWire>

/** POST /api/subscriber/erasure: the token of the link that was mailed. */
export const erasureBodyWire = v.object({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) })
export type ErasureBodyWire = v.InferOutput<typeof erasureBodyWire>

/** GET /api/config/error-reporting */
export const errorReportingWire = v.object({
  dsn: v.nullish(v.string()),
  environment: v.nullish(v.string()),
  enabled: v.nullish(v.boolean()),
})
export type ErrorReportingWire = v.InferOutput<typeof errorReportingWire>

/** GET /api/version */
export const versionWire = v.object({ version: v.string() })
export type VersionWire = v.InferOutput<typeof versionWire>
