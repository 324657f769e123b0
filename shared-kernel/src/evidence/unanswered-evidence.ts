import type { EvidenceId } from '../ids/index.ts'
import type { Instant } from '../time/index.ts'

/** A document that the city asked of an order at some moment. */
export interface AskedEvidence {
  readonly id: EvidenceId
  readonly askedAt: Instant
}

/** A file that was tied to an order, and what the city thinks of it. */
export interface SentEvidence {
  readonly id: EvidenceId
  readonly sentAt: Instant
  readonly isRejected: boolean
}

/** The latest complement is the one that is still asked: what was asked in earlier rounds no longer counts. */
export function latestAsked<A extends Pick<AskedEvidence, 'askedAt'>>(asked: readonly A[]): readonly A[] {
  const latest = Math.max(...asked.map(({ askedAt }) => askedAt))
  return asked.filter(({ askedAt }) => askedAt === latest)
}

/**
 * What was asked and has no answer yet: a file that was there before the city asked, or that the city rejected, is none
 * (first document §5: every listed evidence needs a file).
 */
export const unansweredEvidence = <A extends AskedEvidence>(
  asked: readonly A[],
  sent: readonly SentEvidence[],
): readonly A[] =>
  asked.filter(
    ({ id, askedAt }) => !sent.some(file => file.id === id && file.sentAt >= askedAt && !file.isRejected),
  )
