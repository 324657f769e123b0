import { afterRefundAction, refundStatus } from '@parvis/shared-kernel/fines'
import { mustExist } from '../../http/refusal.ts'
import { refundOf } from '../../modules/refunds/refund.model.ts'
import { findRefundById, listEventsOf } from '../desk.repo.ts'
import type { Desk } from '../desk.ts'

const ACTS = {
  'refund-accept': 'accept',
  'refund-pay': 'pay',
  'refund-document': 'ask-document',
  'refund-reject': 'reject',
} as const

const ACT_NAMES = Object.keys(ACTS) as (keyof typeof ACTS)[]

export type RefundView = Awaited<ReturnType<typeof readRefundView>>

export const readRefundView = async ({ deps }: Desk, id: string) => {
  const row = mustExist(await findRefundById(deps.db, id))
  return {
    row,
    refund: refundOf(row, 'fr'),
    events: await listEventsOf(deps.db, id),
    acts: ACT_NAMES.filter(name => afterRefundAction(refundStatus(row.status), ACTS[name]) !== null),
  }
}
