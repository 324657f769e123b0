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
