import type { EvidenceId, MediaId } from '../ids/index.ts'
import type { Instant } from '../time/index.ts'

/** Links a file to the evidence required by an order (first document §7, second §3). */
export interface EvidenceTrace {
  readonly timestamp: Instant
  readonly traceType: 'EVIDENCE'
  readonly source: 'FRONT'
  readonly evidencePropertiesId: EvidenceId
  readonly evidenceSubscriberMediaId: MediaId
  readonly status: 'WAITING'
}

export const evidenceTrace = (evidence: EvidenceId, media: MediaId, now: Instant): EvidenceTrace => ({
  timestamp: now,
  traceType: 'EVIDENCE',
  source: 'FRONT',
  evidencePropertiesId: evidence,
  evidenceSubscriberMediaId: media,
  status: 'WAITING',
})
