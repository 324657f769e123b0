import * as v from 'valibot'
import {
  REFUND_EVENT_KINDS,
  type Refund,
  type RefundEvent,
  type RefundEventKind,
  type RefundStatus,
  refundStatus,
} from '../fines/index.ts'
import { evidenceId, fineId, operationId, refundId } from '../ids/index.ts'
import { cents } from '../money/index.ts'
import { toIso } from '../time/index.ts'
import { accessFromWire, accessToWire } from './case.wire.ts'
import { centsWire, idFromWire, instantFromWire, instantToWire, instantWire } from './primitives.wire.ts'
import { refundDaysWire } from './refund-days.wire.ts'
import { sentEvidenceWire } from './upload.wire.ts'

const moment = v.nullish(instantWire)

/** GET /api/refund/{id} (docs/api.md) */
export const refundWire = v.object({
  id: v.string(),
  fpsId: v.nullish(v.string()),
  /** The right, and its refunded payment. */
  orderId: v.nullish(v.string()),
  /** `subscription` or `ticket`. */
  orderKind: v.nullish(v.string()),
  productName: v.nullish(v.string()),
  operationId: v.nullish(v.string()),
  status: v.string(),
  /** HOLDER or STRANGER; missing in a city without case links. */
  access: v.nullish(v.string()),
  hasMailAddress: v.nullish(v.boolean()),
  hasReceipt: v.nullish(v.boolean()),
  amount: centsWire,
  /** ISO 4217: that of the payment which goes back, where it may be another than the city's. */
  currency: v.nullish(v.string()),
  documents: v.nullish(
    v.array(v.object({ id: v.string(), name: v.nullish(v.string()), providedDatetime: moment })),
  ),
  creationDatetime: moment,
  decisionDatetime: moment,
  paymentDatetime: moment,
  /** Earliest payout; until then the bank details can be objected to. */
  payableDatetime: moment,
  /** Why a document is requested again. */
  request: v.nullish(v.string()),
  answer: v.nullish(v.string()),
  /** Events, oldest first; unknown kinds are skipped. */
  history: v.nullish(v.array(v.object({ kind: v.string(), datetime: instantWire }))),
  /** Usual duration at this city. */
  usualDays: v.nullish(refundDaysWire),
})
export type RefundWire = v.InferOutput<typeof refundWire>

/** PUT /api/refund/document/{id}: the requested document; its `id` names which. */
export const refundDocumentBodyWire = sentEvidenceWire
export type RefundDocumentBodyWire = v.InferOutput<typeof refundDocumentBodyWire>

/** Wire codes by status. */
export const REFUND_CODES = {
  'document-requested': 'DOCUMENT_REQUESTED',
  'under-review': 'UNDER_REVIEW',
  accepted: 'ACCEPTED',
  paid: 'PAID',
  rejected: 'REJECTED',
  unknown: 'UNKNOWN',
} as const satisfies Record<RefundStatus, string>

const EVENT_CODES = {
  opened: 'OPENED',
  'document-requested': 'DOCUMENT_REQUESTED',
  'document-sent': 'DOCUMENT_SENT',
  accepted: 'ACCEPTED',
  paid: 'PAID',
  rejected: 'REJECTED',
  objected: 'OBJECTED',
} as const satisfies Record<RefundEventKind, string>

const RIGHT_KINDS = ['subscription', 'ticket'] as const

const eventsFromWire = (history: RefundWire['history']): RefundEvent[] =>
  (history ?? []).flatMap(({ kind: code, datetime }) => {
    const kind = REFUND_EVENT_KINDS.find(known => EVENT_CODES[known] === code)
    const at = instantFromWire(datetime)
    return kind === undefined || at === null ? [] : [{ kind, at }]
  })

export const refundFromWire = (wire: RefundWire): Refund => ({
  id: refundId(wire.id),
  fineId: idFromWire(wire.fpsId, fineId),
  rightId: wire.orderId ?? null,
  rightKind: RIGHT_KINDS.find(kind => kind === wire.orderKind) ?? null,
  rightName: wire.productName ?? null,
  operationId: idFromWire(wire.operationId, operationId),
  status: refundStatus(wire.status),
  access: accessFromWire(wire.access),
  hasMailAddress: wire.hasMailAddress ?? null,
  hasReceipt: wire.hasReceipt ?? null,
  amount: cents(wire.amount),
  currency: wire.currency ?? null,
  documents: (wire.documents ?? []).map(({ id, name, providedDatetime }) => ({
    id: evidenceId(id),
    name: name ?? '',
    providedAt: instantFromWire(providedDatetime),
  })),
  createdAt: instantFromWire(wire.creationDatetime),
  decidedAt: instantFromWire(wire.decisionDatetime),
  paidAt: instantFromWire(wire.paymentDatetime),
  payableAt: instantFromWire(wire.payableDatetime),
  askedText: wire.request ?? null,
  events: eventsFromWire(wire.history),
  usualDays: wire.usualDays ?? null,
  answer: wire.answer ?? null,
})

export const refundToWire = (refund: Refund): RefundWire => ({
  id: refund.id,
  fpsId: refund.fineId,
  orderId: refund.rightId,
  orderKind: refund.rightKind,
  productName: refund.rightName,
  operationId: refund.operationId,
  status: REFUND_CODES[refund.status],
  access: accessToWire(refund.access),
  hasMailAddress: refund.hasMailAddress,
  hasReceipt: refund.hasReceipt,
  amount: refund.amount,
  currency: refund.currency,
  documents: refund.documents.map(({ id, name, providedAt }) => ({
    id,
    name,
    providedDatetime: instantToWire(providedAt),
  })),
  creationDatetime: instantToWire(refund.createdAt),
  decisionDatetime: instantToWire(refund.decidedAt),
  paymentDatetime: instantToWire(refund.paidAt),
  payableDatetime: instantToWire(refund.payableAt),
  request: refund.askedText,
  history: refund.events.map(({ kind, at }) => ({ kind: EVENT_CODES[kind], datetime: toIso(at) })),
  usualDays: refund.usualDays,
  answer: refund.answer,
})
