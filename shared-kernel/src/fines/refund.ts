import type { EvidenceId, FineId, OperationId, RefundId } from '../ids/index.ts'
import { atLeastZero, type Cents, subtract, sum } from '../money/index.ts'
import type { Instant } from '../time/index.ts'

/** `document-requested` waits for the citizen (bank details), `under-review` for the city (D10). */
export type RefundStatus =
  | 'document-requested'
  | 'under-review'
  | 'accepted'
  | 'paid'
  | 'rejected'
  | 'unknown'

export const REFUND_STATUSES = [
  'document-requested',
  'under-review',
  'accepted',
  'paid',
  'rejected',
  'unknown',
] as const satisfies readonly RefundStatus[]

/** The citizen sends the document; everything else is the authority's. */
export const REFUND_ACTIONS = ['send-document', 'ask-document', 'accept', 'pay', 'reject'] as const
export type RefundAction = (typeof REFUND_ACTIONS)[number]

/** The one table of a refund's life: what is not here is refused. A wrong document is asked again. */
const AFTER: Readonly<Record<RefundAction, Partial<Readonly<Record<RefundStatus, RefundStatus>>>>> = {
  'send-document': { 'document-requested': 'under-review' },
  'ask-document': { 'under-review': 'document-requested' },
  accept: { 'under-review': 'accepted' },
  pay: { accepted: 'paid' },
  reject: { 'document-requested': 'rejected', 'under-review': 'rejected' },
}

/** The status that an action leads to; null when the refund does not allow it now. */
export const afterRefundAction = (status: RefundStatus, action: RefundAction): RefundStatus | null =>
  AFTER[action][status] ?? null

export interface RefundDocument {
  readonly id: EvidenceId
  readonly name: string
  readonly providedAt: Instant | null
}

export const REFUND_EVENT_KINDS = [
  'opened',
  'document-requested',
  'document-sent',
  'accepted',
  'paid',
  'rejected',
] as const
export type RefundEventKind = (typeof REFUND_EVENT_KINDS)[number]

/** Something that happened to a refund. */
export interface RefundEvent {
  readonly kind: RefundEventKind
  readonly at: Instant
}

/** How many days each part usually takes, as the city announces it. */
export interface RefundDays {
  /** From the document to the decision. */
  readonly review: number
  /** From the decision to the money. */
  readonly transfer: number
}

export interface Refund {
  readonly id: RefundId
  readonly fineId: FineId | null
  /** The right whose payment goes back; null for a fine. */
  readonly rightId: string | null
  /** Null too where the city does not tell it. */
  readonly rightKind: 'subscription' | 'ticket' | null
  /** What that right is called. */
  readonly rightName: string | null
  readonly operationId: OperationId | null
  readonly status: RefundStatus
  readonly amount: Cents
  readonly documents: readonly RefundDocument[]
  readonly createdAt: Instant | null
  readonly decidedAt: Instant | null
  readonly paidAt: Instant | null
  /** Why a document is asked again, in the authority's words. */
  readonly askedWords: string | null
  /** Oldest first; none where the city tells none. */
  readonly events: readonly RefundEvent[]
  /** Null where the city announces nothing. */
  readonly usualDays: RefundDays | null
  /** Why it was refused, in the authority's words. */
  readonly answer: string | null
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

/** What of the overpaid money no refund covers yet; one that was rejected covers nothing. */
export const refundableAmount = (
  overpaid: Cents,
  refunds: readonly Pick<Refund, 'status' | 'amount'>[],
): Cents => {
  const covered = sum(refunds.filter(({ status }) => status !== 'rejected').map(({ amount }) => amount))
  return atLeastZero(subtract(overpaid, covered))
}

/** It is the citizen's turn: a document is asked and not there. */
export const isRefundWaitingForCitizen = (refund: Refund): boolean =>
  refund.status === 'document-requested' && missingRefundDocuments(refund).length > 0
