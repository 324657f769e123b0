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

/** The citizen sends the document, and whoever is on file may object to it; everything else is the authority's. */
export const REFUND_ACTIONS = ['send-document', 'ask-document', 'accept', 'pay', 'reject', 'object'] as const
export type RefundAction = (typeof REFUND_ACTIONS)[number]

/** The one table of a refund's life: what is not here is refused. A wrong document is asked again. */
const AFTER: Readonly<Record<RefundAction, Partial<Readonly<Record<RefundStatus, RefundStatus>>>>> = {
  'send-document': { 'document-requested': 'under-review' },
  'ask-document': { 'under-review': 'document-requested' },
  accept: { 'under-review': 'accepted' },
  pay: { accepted: 'paid' },
  reject: { 'document-requested': 'rejected', 'under-review': 'rejected' },
  object: { 'under-review': 'document-requested', accepted: 'document-requested' },
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
  'objected',
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
  readonly access: CaseAccess
  /** An address is on file to which a new case link can be mailed; null where the city does not say. */
  readonly hasMailAddress: boolean | null
  /** A card payment stands behind it, whose receipt opens it; null where the city does not say. */
  readonly hasReceipt: boolean | null
  readonly amount: Cents
  readonly documents: readonly RefundDocument[]
  readonly createdAt: Instant | null
  readonly decidedAt: Instant | null
  readonly paidAt: Instant | null
  /** From when the city may pay: until then whoever is on file can object to the bank details (D16). Null before they are there. */
  readonly payableAt: Instant | null
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

/** Bank details wait so long before the city pays: time enough to read the mail and to object (D16). */
export const OBJECTION_SECONDS = 48 * 3_600

/** From when a refund may be paid, by its documents; null while one is missing. */
export function payableFrom(documents: readonly Pick<RefundDocument, 'providedAt'>[]): Instant | null {
  const given = documents.map(({ providedAt }) => providedAt)
  if (given.length === 0 || given.includes(null)) return null
  return addSeconds(Math.max(...given.map(Number)) as Instant, OBJECTION_SECONDS)
}

/** Whether the time to object to the bank details still runs. */
export const canObject = (
  { status, payableAt }: Pick<Refund, 'status' | 'payableAt'>,
  now: Instant,
): boolean => afterRefundAction(status, 'object') !== null && payableAt !== null && !isEnded(payableAt, now)

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
