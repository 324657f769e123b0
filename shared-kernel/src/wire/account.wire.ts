import * as v from 'valibot'
import { countWire, idWire, instantWire } from './primitives.wire.ts'

/** GET /api/subscriber/export: all data on a person, in the city's own format. */
export const exportWire = v.looseObject({ exportedAt: instantWire, subscriber: v.unknown() })
export type ExportWire = v.InferOutput<typeof exportWire>

/** Data that remains after an account is erased, without the person's name. */
const keptPartWire = v.object({
  part: v.string(),
  /** Counted from the end of its subject; null while an answer is still pending. */
  days: v.nullish(countWire),
})

/** GET /api/subscriber/erasure: what prevents erasing the account, and what the city must keep afterwards. */
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
export const erasureBodyWire = v.object({ token: idWire })
export type ErasureBodyWire = v.InferOutput<typeof erasureBodyWire>

/** GET /api/config/error-reporting */
export const errorReportingWire = v.object({
  dsn: v.nullish(v.string()),
  environment: v.nullish(v.string()),
  enabled: v.nullish(v.boolean()),
})
export type ErrorReportingWire = v.InferOutput<typeof errorReportingWire>
