import * as v from 'valibot'
import {
  type Claim,
  type ClaimStatus,
  claimStatus,
  type Fine,
  type FinePayment,
  type FinePaymentStatus,
  type FineVersion,
  finePaymentStatus,
} from '../fines/index.ts'
import { fineId, operationId, refundId } from '../ids/index.ts'
import { cents } from '../money/index.ts'
import { accessFromWire, accessToWire } from './case.wire.ts'
import {
  centsFromWire,
  centsWire,
  idFromWire,
  instantFromWire,
  instantToWire,
  instantWire,
  plateFromWire,
} from './primitives.wire.ts'

const moment = v.nullish(instantWire)

export const finePaymentWire = v.object({
  paymentAmount: centsWire,
  paymentDatetime: moment,
  operationId: v.nullish(v.string()),
})
export type FinePaymentWire = v.InferOutput<typeof finePaymentWire>
/** GET /api/fps/{id}/payments: all payments, whoever received them. */
export const finePaymentsWire = v.array(finePaymentWire)

const payments = v.nullish(finePaymentsWire)

const fineVersionWire = v.object({
  issueDatetime: moment,
  finePrice: centsWire,
  reducedFinePrice: v.nullish(centsWire),
  reducedDatetime: moment,
  payments,
})
type FineVersionWire = v.InferOutput<typeof fineVersionWire>

const claimWire = v.object({
  type: v.nullish(v.string()),
  date: moment,
  status: v.string(),
  decisionDatetime: moment,
  /** Last moment to send what the authority requests. */
  dueDatetime: moment,
  /** When silence counts as a rejection. */
  implicitRejectionDatetime: moment,
  /** Last moment to go to court: after the decision, or after that silence. */
  tribunalDeadline: moment,
  /** What the reader may do with the appeal behind it. */
  access: v.nullish(v.string()),
})

/** Money that the city has paid back. */
const payoutWire = v.object({ amount: centsWire, datetime: moment })

/** FPS (second document §3). Versions are oldest first, and there is at least one. */
export const fineWire = v.object({
  id: v.string(),
  plate: v.nullish(v.string()),
  place: v.nullish(v.string()),
  versions: v.tupleWithRest([fineVersionWire], fineVersionWire),
  paymentStatus: v.nullish(v.string()),
  /** A payment is pending; the same field name as a right's. */
  paymentPending: v.nullish(v.boolean()),
  /** Its amount, which need not be what is due now. */
  paymentPendingAmount: v.nullish(centsWire),
  antaiFps: payments,
  debtRecoveryPayments: payments,
  claims: v.nullish(v.array(claimWire)),
  paymentDeadline: moment,
  appealDeadline: moment,
  refundId: v.nullish(v.string()),
  payouts: v.nullish(v.array(payoutWire)),
})
export type FineWire = v.InferOutput<typeof fineWire>

/** Wire codes by status. */
export const FINE_PAYMENT_CODES = {
  unpaid: 'UNPAID',
  'partly-paid': 'PARTIALLY_PAID',
  paid: 'PAID',
  'paid-reduced': 'PAID_REDUCED',
  overpaid: 'OVERPAID',
  'overpaid-reduced': 'OVERPAID_REDUCED',
  unknown: 'UNKNOWN',
} as const satisfies Record<FinePaymentStatus, string>

const CLAIM_CODES = {
  none: 'NONE',
  filed: 'FILLED',
  'complement-requested': 'COMPLEMENT_REQUESTED',
  accepted: 'ACCEPTED',
  rejected: 'REJECTED',
  transferred: 'TRANSFERRED',
  unknown: 'UNKNOWN',
} as const satisfies Record<ClaimStatus, string>

export const finePaymentFromWire = (wire: FinePaymentWire): FinePayment => ({
  amount: cents(wire.paymentAmount),
  paidAt: instantFromWire(wire.paymentDatetime),
  operationId: idFromWire(wire.operationId, operationId),
})

export const finePaymentToWire = (payment: FinePayment): FinePaymentWire => ({
  paymentAmount: payment.amount,
  paymentDatetime: instantToWire(payment.paidAt),
  operationId: payment.operationId,
})

const versionFromWire = (wire: FineVersionWire): FineVersion => ({
  issuedAt: instantFromWire(wire.issueDatetime),
  price: cents(wire.finePrice),
  reducedPrice: centsFromWire(wire.reducedFinePrice),
  reducedUntil: instantFromWire(wire.reducedDatetime),
  payments: (wire.payments ?? []).map(finePaymentFromWire),
})

const versionToWire = (version: FineVersion): FineVersionWire => ({
  issueDatetime: instantToWire(version.issuedAt),
  finePrice: version.price,
  reducedFinePrice: version.reducedPrice,
  reducedDatetime: instantToWire(version.reducedUntil),
  payments: version.payments.map(finePaymentToWire),
})

const claimFromWire = (wire: v.InferOutput<typeof claimWire>): Claim => ({
  type: wire.type ?? '',
  date: instantFromWire(wire.date),
  status: claimStatus(wire.status),
  decidedAt: instantFromWire(wire.decisionDatetime),
  dueAt: instantFromWire(wire.dueDatetime),
  implicitRejectionAt: instantFromWire(wire.implicitRejectionDatetime),
  tribunalDeadline: instantFromWire(wire.tribunalDeadline),
  access: accessFromWire(wire.access),
})

const claimToWire = (claim: Claim): v.InferOutput<typeof claimWire> => ({
  type: claim.type,
  date: instantToWire(claim.date),
  status: CLAIM_CODES[claim.status],
  decisionDatetime: instantToWire(claim.decidedAt),
  dueDatetime: instantToWire(claim.dueAt),
  implicitRejectionDatetime: instantToWire(claim.implicitRejectionAt),
  tribunalDeadline: instantToWire(claim.tribunalDeadline),
  access: accessToWire(claim.access),
})

export function fineFromWire(wire: FineWire): Fine {
  const [first, ...later] = wire.versions
  return {
    id: fineId(wire.id),
    plate: plateFromWire(wire.plate),
    place: wire.place ?? null,
    versions: [versionFromWire(first), ...later.map(versionFromWire)],
    paymentStatus: finePaymentStatus(wire.paymentStatus ?? ''),
    isPaymentPending: wire.paymentPending ?? false,
    pendingAmount: centsFromWire(wire.paymentPendingAmount),
    agencyPayments: (wire.antaiFps ?? []).map(finePaymentFromWire),
    debtRecoveryPayments: (wire.debtRecoveryPayments ?? []).map(finePaymentFromWire),
    claims: (wire.claims ?? []).map(claimFromWire),
    paymentDeadline: instantFromWire(wire.paymentDeadline),
    appealDeadline: instantFromWire(wire.appealDeadline),
    refundId: idFromWire(wire.refundId, refundId),
    payouts: (wire.payouts ?? []).map(({ amount, datetime }) => ({
      amount: cents(amount),
      paidAt: instantFromWire(datetime),
    })),
  }
}

export function fineToWire(fine: Fine): FineWire {
  const [first, ...later] = fine.versions
  return {
    id: fine.id,
    plate: fine.plate,
    place: fine.place,
    versions: [versionToWire(first), ...later.map(versionToWire)],
    paymentStatus: FINE_PAYMENT_CODES[fine.paymentStatus],
    paymentPending: fine.isPaymentPending,
    paymentPendingAmount: fine.pendingAmount,
    antaiFps: fine.agencyPayments.map(finePaymentToWire),
    debtRecoveryPayments: fine.debtRecoveryPayments.map(finePaymentToWire),
    claims: fine.claims.map(claimToWire),
    paymentDeadline: instantToWire(fine.paymentDeadline),
    appealDeadline: instantToWire(fine.appealDeadline),
    refundId: fine.refundId,
    payouts: fine.payouts.map(({ amount, paidAt }) => ({ amount, datetime: instantToWire(paidAt) })),
  }
}
