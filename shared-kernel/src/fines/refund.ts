import type { EvidenceId, FineId, OperationId, RefundId } from '../ids/index.ts'
import { atLeastZero, type Cents, subtract, sum } from '../money/index.ts'
import { addSeconds, type Instant, isEnded } from '../time/index.ts'
import type { CaseAccess } from './case-access.ts'

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

/** The citizen sends the document, and anybody on file may object to it; all other actions are the authority's. */
export const REFUND_ACTIONS = ['send-document', 'ask-document', 'accept', 'pay', 'reject', 'object'] as const
export type RefundAction = (typeof REFUND_ACTIONS)[number]

/** All allowed transitions of a refund; any other is refused. An incorrect document is requested again. */
const AFTER: Readonly<Record<RefundAction, Partial<Readonly<Record<RefundStatus, RefundStatus>>>>> = {
  'send-document': { 'document-requested': 'under-review' },
  'ask-document': { 'under-review': 'document-requested' },
  accept: { 'under-review': 'accepted' },
  pay: { accepted: 'paid' },
  reject: { 'document-requested': 'rejected', 'under-review': 'rejected' },
  object: { 'under-review': 'document-requested', accepted: 'document-requested' },
}

/** The status after an action; null when the action is not allowed in this status. */
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
  'objected',
] as const
export type RefundEventKind = (typeof REFUND_EVENT_KINDS)[number]

export interface RefundEvent {
  readonly kind: RefundEventKind
  readonly at: Instant
}

/** Usual duration of each phase in days, as the city announces it. */
export interface RefundDays {
  /** Days from the document to the decision. */
  readonly review: number
  /** Days from the decision to the payout. */
  readonly transfer: number
}

export interface Refund {
  readonly id: RefundId
  readonly fineId: FineId | null
  /** The right whose payment is refunded; null for a fine. */
  readonly rightId: string | null
  /** Null for a fine, or when the city does not say. */
  readonly rightKind: 'subscription' | 'ticket' | null
  /** Name of that right. */
  readonly rightName: string | null
  readonly operationId: OperationId | null
  readonly status: RefundStatus
  readonly access: CaseAccess
  /** Whether an address is on file to which a new case link can be mailed; null when the city does not say. */
  readonly hasMailAddress: boolean | null
  /** Whether it refunds a card payment, whose receipt opens the case; null when the city does not say. */
  readonly hasReceipt: boolean | null
  readonly amount: Cents
  /** That of the payment which goes back; none where it is the city's. */
  readonly currency?: string | null | undefined
  readonly documents: readonly RefundDocument[]
  readonly createdAt: Instant | null
  readonly decidedAt: Instant | null
  readonly paidAt: Instant | null
  /**
   * Earliest moment of the payout: until then anybody on file can object to the bank details (D16). Null before they
   * are given.
   */
  readonly payableAt: Instant | null
  /** Why a document is requested again, in the authority's words. */
  readonly askedText: string | null
  /** Oldest first; empty when the city sends none. */
  readonly events: readonly RefundEvent[]
  /** Null when the city announces none. */
  readonly usualDays: RefundDays | null
  /** Why it was rejected, in the authority's words. */
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

/** Delay between bank details and payout: time to read the mail and object (D16). */
export const OBJECTION_SECONDS = 48 * 3_600

/** Earliest payout by the dates of the documents; null while one is missing. */
export function payableFrom(documents: readonly Pick<RefundDocument, 'providedAt'>[]): Instant | null {
  const given = documents.map(({ providedAt }) => providedAt)
  if (given.length === 0 || given.includes(null)) return null
  return addSeconds(Math.max(...given.map(Number)) as Instant, OBJECTION_SECONDS)
}

/** Whether the objection period for the bank details is still open. */
export const canObject = (
  { status, payableAt }: Pick<Refund, 'status' | 'payableAt'>,
  now: Instant,
): boolean => afterRefundAction(status, 'object') !== null && payableAt !== null && !isEnded(payableAt, now)

/** The documents that the citizen still has to send. */
export const missingRefundDocuments = (refund: Refund): readonly RefundDocument[] =>
  refund.documents.filter(({ providedAt }) => providedAt === null)

/** Overpaid amount not covered by a refund; rejected refunds do not count. */
export const refundableAmount = (
  overpaid: Cents,
  refunds: readonly Pick<Refund, 'status' | 'amount'>[],
): Cents => {
  const covered = sum(refunds.filter(({ status }) => status !== 'rejected').map(({ amount }) => amount))
  return atLeastZero(subtract(overpaid, covered))
}

/** Whether a requested document is still missing. */
export const isRefundWaitingForCitizen = (refund: Refund): boolean =>
  refund.status === 'document-requested' && missingRefundDocuments(refund).length > 0
