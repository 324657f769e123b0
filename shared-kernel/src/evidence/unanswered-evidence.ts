import type { EvidenceId } from '../ids/index.ts'
import type { Instant } from '../time/index.ts'

/** A document that the city requested for an order. */
export interface EvidenceRequest {
  readonly id: EvidenceId
  readonly requestedAt: Instant
}

/** A file attached to an order, with the city's decision on it. */
export interface SentEvidence {
  readonly id: EvidenceId
  readonly sentAt: Instant
  readonly isRejected: boolean
}

/** Only the latest request counts: documents requested in earlier rounds are no longer required. */
export function latestRequests<A extends Pick<EvidenceRequest, 'requestedAt'>>(
  asked: readonly A[],
): readonly A[] {
  const latest = Math.max(...asked.map(({ requestedAt }) => requestedAt))
  return asked.filter(({ requestedAt }) => requestedAt === latest)
}

/**
 * Requested documents without an answer: a file sent before the request, or rejected, does not count (first document
 * §5: every listed evidence needs a file).
 */
export const unansweredEvidence = <A extends EvidenceRequest>(
  asked: readonly A[],
  sent: readonly SentEvidence[],
): readonly A[] =>
  asked.filter(
    ({ id, requestedAt }) =>
      !sent.some(file => file.id === id && file.sentAt >= requestedAt && !file.isRejected),
  )
