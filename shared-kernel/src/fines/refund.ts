import type { EvidenceId, FineId, RefundId } from '../ids/index.ts'
import type { Cents } from '../money/index.ts'
import type { Instant } from '../time/index.ts'

/** `document-requested` waits for the citizen (bank details), `under-review` for the city (D10). */
export type RefundStatus =
  | 'document-requested'
  | 'under-review'
  | 'accepted'
  | 'paid'
  | 'rejected'
  | 'unknown'

export interface RefundDocument {
  readonly id: EvidenceId
  readonly name: string
  readonly providedAt: Instant | null
}

export interface Refund {
  readonly id: RefundId
  readonly fineId: FineId | null
  readonly status: RefundStatus
  readonly amount: Cents
  readonly documents: readonly RefundDocument[]
  readonly createdAt: Instant | null
  readonly paidAt: Instant | null
}

const BY_CODE: Readonly<Record<string, RefundStatus>> = {
  DOCUMENT_REQUESTED: 'document-requested',
  UNDER_REVIEW: 'under-review',
  ACCEPTED: 'accepted',
  PAID: 'paid',
  REJECTED: 'rejected',
}

export const refundStatus = (code: string): RefundStatus =>
  (Object.hasOwn(BY_CODE, code) ? BY_CODE[code] : undefined) ?? 'unknown'

/** The documents that the citizen still has to send. */
export const missingRefundDocuments = (refund: Refund): readonly RefundDocument[] =>
  refund.documents.filter(({ providedAt }) => providedAt === null)

/** It is the citizen's turn: a document is asked and not there. */
export const isRefundWaitingForCitizen = (refund: Refund): boolean =>
  refund.status === 'document-requested' && missingRefundDocuments(refund).length > 0
