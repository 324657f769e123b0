import type { EvidenceId, MediaId } from '../ids/index.ts'
import type { Instant, IsoDuration } from '../time/index.ts'

/** A document that an application procedure asks for (`supportingEvidences`, first document §3). */
export interface SupportingEvidence {
  readonly id: EvidenceId
  readonly name: string
  readonly mandatory: boolean
  /** How long a document of this kind stays good after it was made; null when it never gets too old. */
  readonly expirationPeriod: IsoDuration | null
}

/** A document that a right holds (`attachmentEvidences`, first document §3). `id` is the evidence that it answers. */
export interface AttachmentEvidence {
  readonly id: EvidenceId
  readonly name: string
  /** bytes */
  readonly size: number
  readonly mime: string
  /** Where the store keeps it; null for a document of which only the name is known. */
  readonly urn: string | null
  readonly contentUrl: string | null
  readonly created: Instant | null
  readonly evidenceSubscriberMediaId: MediaId | null
}

/** A file that the subscriber has put into the store (second document §3). */
export interface Media {
  readonly id: MediaId
  readonly url: string
  readonly name: string
}
