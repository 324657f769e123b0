import * as v from 'valibot'
import { type HeldRefund, refundStatus } from '../fines/index.ts'
import { fineId, refundId } from '../ids/index.ts'
import { cents } from '../money/index.ts'
import { centsWire, idFromWire } from './primitives.wire.ts'
import { REFUND_CODES } from './refund.wire.ts'

/** A refund of the subscriber (GET /api/subscriber): its id, what it refunds, and its status. */
export const heldRefundWire = v.object({
  id: v.string(),
  fpsId: v.nullish(v.string()),
  orderId: v.nullish(v.string()),
  status: v.string(),
  amount: centsWire,
  currency: v.nullish(v.string()),
})
export type HeldRefundWire = v.InferOutput<typeof heldRefundWire>

export const heldRefundFromWire = (wire: HeldRefundWire): HeldRefund => ({
  id: refundId(wire.id),
  fineId: idFromWire(wire.fpsId, fineId),
  rightId: wire.orderId ?? null,
  status: refundStatus(wire.status),
  amount: cents(wire.amount),
  currency: wire.currency,
})

export const heldRefundToWire = (refund: HeldRefund): HeldRefundWire => ({
  id: refund.id,
  fpsId: refund.fineId,
  orderId: refund.rightId,
  status: REFUND_CODES[refund.status],
  amount: refund.amount,
  currency: refund.currency,
})
