import { addDuration, type Instant, type IsoDuration, isEnded } from '../time/index.ts'
import type { AttachmentEvidence, SupportingEvidence } from './evidence.ts'

/**
 * Too old for a right that starts at `start`: made more than the period before it, counted on the city's calendar
 * (first document §5). A document of unknown age is left to whoever reviews it.
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

/** The documents that a new request may take over: still asked, and not too old for its start. */
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
