import * as v from 'valibot'
import { type Refund, type RefundStatus, refundStatus } from '../fines/index.ts'
import { evidenceId, fineId, operationId, refundId } from '../ids/index.ts'
import { cents } from '../money/index.ts'
import { sentEvidenceWire } from './evidence.wire.ts'
import { centsWire, idFromWire, instantFromWire, instantToWire, instantWire } from './primitives.wire.ts'

const moment = v.nullish(instantWire)

/** GET /api/refund/{id} (API.md) */
export const refundWire = v.object({
  id: v.string(),
  fpsId: v.nullish(v.string()),
  /** The right and the payment of it that goes back. */
  orderId: v.nullish(v.string()),
  operationId: v.nullish(v.string()),
  status: v.string(),
  amount: centsWire,
  documents: v.nullish(
    v.array(v.object({ id: v.string(), name: v.nullish(v.string()), providedDatetime: moment })),
  ),
  creationDatetime: moment,
  paymentDatetime: moment,
  answer: v.nullish(v.string()),
})
export type RefundWire = v.InferOutput<typeof refundWire>

/** PUT /api/refund/document/{id}: the document asked; its `id` names which. */
export const refundDocumentBodyWire = sentEvidenceWire
export type RefundDocumentBodyWire = v.InferOutput<typeof refundDocumentBodyWire>

/** The codes of the wire, as a city keeps them. */
export const REFUND_CODES = {
  'document-requested': 'DOCUMENT_REQUESTED',
  'under-review': 'UNDER_REVIEW',
  accepted: 'ACCEPTED',
  paid: 'PAID',
  rejected: 'REJECTED',
  unknown: 'UNKNOWN',
} as const satisfies Record<RefundStatus, string>

export const refundFromWire = (wire: RefundWire): Refund => ({
  id: refundId(wire.id),
  fineId: idFromWire(wire.fpsId, fineId),
  rightId: wire.orderId ?? null,
  operationId: idFromWire(wire.operationId, operationId),
  status: refundStatus(wire.status),
  amount: cents(wire.amount),
  documents: (wire.documents ?? []).map(({ id, name, providedDatetime }) => ({
    id: evidenceId(id),
    name: name ?? '',
    providedAt: instantFromWire(providedDatetime),
  })),
  createdAt: instantFromWire(wire.creationDatetime),
  paidAt: instantFromWire(wire.paymentDatetime),
  answer: wire.answer ?? null,
})

export const refundToWire = (refund: Refund): RefundWire => ({
  id: refund.id,
  fpsId: refund.fineId,
  orderId: refund.rightId,
  operationId: refund.operationId,
  status: REFUND_CODES[refund.status],
  amount: refund.amount,
  documents: refund.documents.map(({ id, name, providedAt }) => ({
    id,
    name,
    providedDatetime: instantToWire(providedAt),
  })),
  creationDatetime: instantToWire(refund.createdAt),
  paymentDatetime: instantToWire(refund.paidAt),
  answer: refund.answer,
})
