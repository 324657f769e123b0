import type { EvidenceId, MediaId } from '../ids/index.ts'
import type { Instant, IsoDuration } from '../time/index.ts'

/** A document that an application procedure asks for (`supportingEvidences`, first document §3). */
export interface SupportingEvidence {
  readonly id: EvidenceId
  readonly name: string
  readonly mandatory: boolean
  /** How long such a document stays valid after its creation; null for ever. */
  readonly expirationPeriod: IsoDuration | null
}

/**
 * A document attached to a right (`attachmentEvidences`, first document §3). `id` is the id of the required evidence.
 */
export interface AttachmentEvidence {
  readonly id: EvidenceId
  readonly name: string
  /** In bytes. */
  readonly size: number
  readonly mime: string
  /** Location in the store; null when only the document's name is known. */
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
