import * as v from 'valibot'
import type { EvidenceTrace, Media, ReusableEvidence } from '../evidence/index.ts'
import { evidenceId, mediaId } from '../ids/index.ts'
import { toIso } from '../time/index.ts'
import {
  countWire,
  idWire,
  instantFromWire,
  instantToWire,
  instantWire,
  shortTextWire,
} from './primitives.wire.ts'

/** PUT /api/subscriber/order/{orderId}/media (both documents §7). */
export const evidenceTraceWire = v.object({
  timestamp: instantWire,
  traceType: v.literal('EVIDENCE'),
  source: v.literal('FRONT'),
  evidencePropertiesId: idWire,
  evidenceSubscriberMediaId: idWire,
  status: v.nullish(v.literal('WAITING')),
})
export type EvidenceTraceWire = v.InferOutput<typeof evidenceTraceWire>
export const evidenceTraceToWire = (trace: EvidenceTrace): EvidenceTraceWire => ({
  ...trace,
  timestamp: toIso(trace.timestamp),
})

/** GET …/upload-url?mediaType: the URL to PUT one file to, and its name in the store. */
export const uploadUrlWire = v.object({ signedUploadUrl: v.string(), fileUrn: v.string() })
export type UploadUrlWire = v.InferOutput<typeof uploadUrlWire>

/** POST /api/subscriber/media: body and response. */
export const mediaWire = v.object({
  id: idWire,
  url: v.pipe(v.string(), v.maxLength(2000)),
  name: shortTextWire,
})
export type MediaWire = v.InferOutput<typeof mediaWire>
export const mediaFromWire = (wire: MediaWire): Media => ({
  id: mediaId(wire.id),
  url: wire.url,
  name: wire.name,
})

/** GET /api/subscriber/media: accepted documents that can be reused, the newest of each kind, newest first. */
export const acceptedMediaWire = v.array(
  v.object({
    id: idWire,
    url: v.string(),
    name: v.string(),
    mime: v.string(),
    size: countWire,
    evidencePropertiesId: idWire,
    created: instantWire,
    accepted: instantWire,
    /** When the document becomes too old; missing or null if never. */
    expires: v.nullish(instantWire),
  }),
)
export type AcceptedMediaWire = v.InferOutput<typeof acceptedMediaWire>

export const acceptedMediaToWire = (documents: readonly ReusableEvidence[]): AcceptedMediaWire =>
  documents.map(({ id, mediaId: media, urn, created, accepted, expires, ...file }) => ({
    ...file,
    id: media,
    url: urn,
    evidencePropertiesId: id,
    created: toIso(created),
    accepted: toIso(accepted),
    expires: instantToWire(expires),
  }))

export const acceptedMediaFromWire = (wire: AcceptedMediaWire): readonly ReusableEvidence[] =>
  wire.flatMap(({ id, url, evidencePropertiesId, created, accepted, expires, ...file }) => {
    const [madeAt, acceptedAt] = [instantFromWire(created), instantFromWire(accepted)]
    if (madeAt === null || acceptedAt === null) return []
    return [
      {
        ...file,
        id: evidenceId(evidencePropertiesId),
        mediaId: mediaId(id),
        urn: url,
        created: madeAt,
        accepted: acceptedAt,
        expires: instantFromWire(expires),
      },
    ]
  })

/** A document that a client sends with a request (first document §3, creation payload). */
export const sentEvidenceWire = v.object({
  id: idWire,
  uploaded: v.nullish(v.boolean()),
  urn: v.pipe(v.string(), v.minLength(1), v.maxLength(2000)),
  name: shortTextWire,
  size: v.pipe(countWire, v.maxValue(10_000_000)),
  mime: shortTextWire,
  created: v.nullish(instantWire),
  type: v.nullish(shortTextWire),
})
export type SentEvidenceWire = v.InferOutput<typeof sentEvidenceWire>
