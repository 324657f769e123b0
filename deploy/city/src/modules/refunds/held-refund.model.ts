import { type HeldRefund, refundStatus } from '@parvis/shared-kernel/fines'
import { fineId, refundId } from '@parvis/shared-kernel/ids'
import { cents } from '@parvis/shared-kernel/money'
import type { RefundRow } from './refund.repo.ts'

export const heldRefundOf = (row: RefundRow): HeldRefund => ({
  id: refundId(row.refund_id),
  fineId: row.fine_id === null ? null : fineId(row.fine_id),
  rightId: row.right_id,
  status: refundStatus(row.status),
  amount: cents(row.amount_cents),
})
