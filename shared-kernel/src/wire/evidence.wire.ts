import * as v from 'valibot'
import type { AttachmentEvidence } from '../evidence/index.ts'
import { evidenceId, mediaId } from '../ids/index.ts'
import {
  type ComplementRequest,
  type RequestedEvidence,
  type RightStatus,
  statusColumns,
} from '../orders/index.ts'
import { countWire, idFromWire, instantFromWire, instantToWire, instantWire } from './primitives.wire.ts'

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
  /** When it was requested. */
  timestamp: v.nullish(instantWire),
})
export type ComplementEvidenceWire = v.InferOutput<typeof complementEvidenceWire>

/** All complements of an order; the latest is still required while the order's status says so. */
export function complementsFromWire(
  history: readonly ComplementEvidenceWire[] | null | undefined,
  status: RightStatus,
) {
  const complements = (history ?? []).map(complementFromWire)
  const isAsking = statusColumns(status).waitsFor === 'documents'
  const requestedEvidences = isAsking ? (complements.at(-1)?.evidences ?? []) : []
  return complements.length === 0 ? { requestedEvidences } : { requestedEvidences, complements }
}

const complementFromWire = ({
  evidenceProperties: asked,
  timestamp,
}: ComplementEvidenceWire): ComplementRequest => ({
  requestedAt: instantFromWire(timestamp),
  evidences: (Array.isArray(asked) ? asked : [asked]).map(({ id, name }) => ({
    id: evidenceId(id),
    name: name ?? '',
  })),
})

interface Asked {
  readonly requestedEvidences: readonly RequestedEvidence[]
  readonly complements?: readonly ComplementRequest[]
}

/** An order without history has its current request as its only complement. */
export function complementsToWire({ complements, requestedEvidences }: Asked): ComplementEvidenceWire[] {
  const asked = requestedEvidences.length === 0 ? [] : [{ requestedAt: null, evidences: requestedEvidences }]
  return (complements ?? asked).map(({ requestedAt, evidences }) => ({
    evidenceProperties: evidences.map(({ id, name }) => ({ id, name })),
    timestamp: instantToWire(requestedAt),
  }))
}
