import { afterRefundAction, refundStatus } from '@parvis/shared-kernel/fines'
import { mustExist } from '../../http/refusal.ts'
import { refundOf } from '../../modules/refunds/refund.model.ts'
import { findOperationById, findRefundById, listEventsOf } from '../desk.repo.ts'
import { cityNamed, type Desk } from '../desk.ts'

const ACTS = {
  'refund-accept': 'accept',
  'refund-pay': 'pay',
  'refund-document': 'ask-document',
  'refund-reject': 'reject',
} as const

const ACT_NAMES = Object.keys(ACTS) as (keyof typeof ACTS)[]

export type RefundView = Awaited<ReturnType<typeof readRefundView>>

export const readRefundView = async (desk: Desk, id: string) => {
  const { deps } = desk
  const row = mustExist(await findRefundById(deps.db, id))
  const payment = row.operation_id === null ? null : await findOperationById(deps.db, row.operation_id)
  return {
    row,
    /** That of the payment which goes back, whatever the city's is by then. */
    currency: payment?.currency ?? cityNamed(desk, row.city_id).currency,
    refund: refundOf(row, 'fr'),
    events: await listEventsOf(deps.db, id),
    acts: ACT_NAMES.filter(name => afterRefundAction(refundStatus(row.status), ACTS[name]) !== null),
  }
}
