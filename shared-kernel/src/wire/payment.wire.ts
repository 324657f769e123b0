import * as v from 'valibot'
import { operationId } from '../ids/index.ts'
import { cents } from '../money/index.ts'
import { operationStatus, type PaymentOperation } from '../payment/index.ts'
import { centsWire, instantFromWire, instantWire, plateTextWire } from './primitives.wire.ts'

// Longer than a valid address, so that the e-mail rule can name the error (D6).
const email = v.nullish(v.pipe(v.string(), v.maxLength(320)))
const urlRedirection = v.nullish(v.pipe(v.string(), v.maxLength(2000)))
const sendLink = v.nullish(v.boolean())
/** The price that the button named: where another is due, nothing begins (docs/api.md). */
const amount = v.nullish(centsWire)

/** POST …/payments of a right (second document §7). `sendLink` mails the payment link instead (docs/api.md). */
export const paymentBodyWire = v.object({
  email,
  urlRedirection,
  shouldKeepMail: v.nullish(v.boolean()),
  sendLink,
  amount,
})
export type PaymentBodyWire = v.InferOutput<typeof paymentBodyWire>

/** POST /api/fps/{id}/payments; the specification writes `shouldKeepEmail` here. */
export const finePaymentBodyWire = v.object({
  email,
  urlRedirection,
  plate: plateTextWire,
  shouldKeepEmail: v.nullish(v.boolean()),
  sendLink,
  amount,
})
export type FinePaymentBodyWire = v.InferOutput<typeof finePaymentBodyWire>

/** How to pay: open a URL, post a form to it, or a link was mailed; or what is to be confirmed before. */
export const paymentStartWire = v.union([
  v.object({ method: v.literal('POST'), url: v.string(), body: v.string(), amount }),
  v.object({ method: v.literal('GET'), url: v.string(), amount }),
  v.object({ sent: v.literal(true) }),
  v.object({ amount: centsWire }),
])
export type PaymentStartWire = v.InferOutput<typeof paymentStartWire>

/** GET …/payments/summary?operationId: one operation. */
export const paymentSummaryWire = v.object({
  status: v.string(),
  operationId: v.string(),
  resourceId: v.string(),
  amount: centsWire,
  transactionDatetime: v.nullish(instantWire),
  authorizationNumber: v.nullish(v.string()),
  /** Only for the payer of a pending payment: until when its page stays open. */
  pageOpenUntil: v.nullish(instantWire),
  /** Only for the payer: whether the receipt is mailed. */
  receiptMailed: v.nullish(v.boolean()),
})
export type PaymentSummaryWire = v.InferOutput<typeof paymentSummaryWire>

export const paymentSummaryFromWire = (wire: PaymentSummaryWire): PaymentOperation => ({
  operationId: operationId(wire.operationId),
  resourceId: wire.resourceId,
  status: operationStatus(wire.status),
  amount: cents(wire.amount),
  transactionAt: instantFromWire(wire.transactionDatetime),
  authorizationNumber: wire.authorizationNumber ?? null,
  pageOpenUntil: instantFromWire(wire.pageOpenUntil),
  isReceiptMailed: wire.receiptMailed ?? null,
})
