import { addDuration, type Instant, type IsoDuration, isEnded } from '../time/index.ts'
import type { AttachmentEvidence, SupportingEvidence } from './evidence.ts'

/**
 * Whether a document is too old for a right starting at `start`: made more than its expiration period before, by the
 * city's calendar (first document §5). A document of unknown age counts as good; an agent reviews it.
 */
export function isEvidenceExpired(
  document: Pick<AttachmentEvidence, 'created'>,
  expirationPeriod: IsoDuration | null,
  start: Instant,
  zone: string,
): boolean {
  if (expirationPeriod === null || document.created === null) return false
  return isEnded(addDuration(document.created, expirationPeriod, zone), start)
}

/** Documents that a new request can reuse: still required, and not too old for its start. */
export function usableEvidences(
  documents: readonly AttachmentEvidence[],
  asked: readonly SupportingEvidence[],
  start: Instant,
  zone: string,
): readonly AttachmentEvidence[] {
  return documents.filter(document => {
    const evidence = asked.find(({ id }) => id === document.id)
    return evidence !== undefined && !isEvidenceExpired(document, evidence.expirationPeriod, start, zone)
  })
}
