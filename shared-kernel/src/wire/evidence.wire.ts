import * as v from 'valibot'
import type { AttachmentEvidence, EvidenceTrace, Media, ReusableEvidence } from '../evidence/index.ts'
import { evidenceId, mediaId } from '../ids/index.ts'
import type { AskedComplement, RequestedEvidence, RightStatus } from '../orders/index.ts'
import { toIso } from '../time/index.ts'
import {
  countWire,
  idFromWire,
  idWire,
  instantFromWire,
  instantToWire,
  instantWire,
  shortTextWire,
} from './primitives.wire.ts'

/** First document §3, `attachmentEvidences`. */
export const attachmentEvidenceWire = v.object({
  id: v.string(),
  name: v.nullish(v.string()),
  size: v.nullish(countWire),
  mime: v.nullish(v.string()),
  urn: v.nullish(v.string()),
  contentUrl: v.nullish(v.string()),
  created: v.nullish(instantWire),
  evidenceSubscriberMediaId: v.nullish(v.string()),
})
export type AttachmentEvidenceWire = v.InferOutput<typeof attachmentEvidenceWire>

export const attachmentEvidenceFromWire = (wire: AttachmentEvidenceWire): AttachmentEvidence => ({
  id: evidenceId(wire.id),
  name: wire.name ?? '',
  size: wire.size ?? 0,
  mime: wire.mime ?? '',
  urn: wire.urn ?? null,
  contentUrl: wire.contentUrl ?? null,
  created: instantFromWire(wire.created),
  evidenceSubscriberMediaId: idFromWire(wire.evidenceSubscriberMediaId, mediaId),
})

export const attachmentEvidenceToWire = (document: AttachmentEvidence): AttachmentEvidenceWire => ({
  ...document,
  created: instantToWire(document.created),
})

const property = v.object({ id: v.string(), name: v.nullish(v.string()) })
/** One complement asked by the city: one document or several (first document §3). */
export const complementEvidenceWire = v.object({
  evidenceProperties: v.union([v.array(property), property]),
  /** When it was asked. */
  timestamp: v.nullish(instantWire),
})
export type ComplementEvidenceWire = v.InferOutput<typeof complementEvidenceWire>

const ASKING: readonly RightStatus[] = ['awaiting-evidence', 'awaiting-completion']

/** What was asked of an order: all of it, and the latest as what is still asked while the order's status says so. */
export function complementsFromWire(
  history: readonly ComplementEvidenceWire[] | null | undefined,
  status: RightStatus,
) {
  const complements = (history ?? []).map(complementFromWire)
  const requestedEvidences = ASKING.includes(status) ? (complements.at(-1)?.evidences ?? []) : []
  return complements.length === 0 ? { requestedEvidences } : { requestedEvidences, complements }
}

const complementFromWire = ({
  evidenceProperties: asked,
  timestamp,
}: ComplementEvidenceWire): AskedComplement => ({
  askedAt: instantFromWire(timestamp),
  evidences: (Array.isArray(asked) ? asked : [asked]).map(({ id, name }) => ({
    id: evidenceId(id),
    name: name ?? '',
  })),
})

interface Asked {
  readonly requestedEvidences: readonly RequestedEvidence[]
  readonly complements?: readonly AskedComplement[]
}

/** An order that keeps no history says what it asks now. */
export function complementsToWire({ complements, requestedEvidences }: Asked): ComplementEvidenceWire[] {
  const asked = requestedEvidences.length === 0 ? [] : [{ askedAt: null, evidences: requestedEvidences }]
  return (complements ?? asked).map(({ askedAt, evidences }) => ({
    evidenceProperties: evidences.map(({ id, name }) => ({ id, name })),
    timestamp: instantToWire(askedAt),
  }))
}

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

/** GET …/upload-url?mediaType: where to PUT one file, and its name in the store. */
export const uploadUrlWire = v.object({ signedUploadUrl: v.string(), fileUrn: v.string() })
export type UploadUrlWire = v.InferOutput<typeof uploadUrlWire>

/** POST /api/subscriber/media, body and answer. */
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

/** GET /api/subscriber/media: documents accepted before that may serve again, the newest of each kind, newest first. */
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
    /** When it gets too old; missing or null when it never does. */
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
