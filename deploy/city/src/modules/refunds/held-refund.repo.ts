import { type HeldRefund, refundStatus } from '@parvis/shared-kernel/fines'
import { fineId, refundId } from '@parvis/shared-kernel/ids'
import { cents } from '@parvis/shared-kernel/money'
import type { Database } from '../../db/database.ts'
import type { PersonKey } from '../subscriber/person-key.ts'

/** Refunds of a person, past and current, oldest first. Following a fine does not make its refund theirs (D16). */
export const listHeldRefunds = async (
  db: Database,
  { cityId, subscriberId }: PersonKey,
): Promise<HeldRefund[]> => {
  const rows = await db
    .selectFrom('refunds')
    .leftJoin('operations', 'operations.operation_id', 'refunds.operation_id')
    .selectAll('refunds')
    .select('operations.currency')
    .where('refunds.city_id', '=', cityId)
    .where('refunds.subscriber_id', '=', subscriberId)
    .orderBy('refunds.created_at')
    .orderBy('refunds.refund_id')
    .execute()
  return rows.map(row => ({
    id: refundId(row.refund_id),
    fineId: row.fine_id === null ? null : fineId(row.fine_id),
    rightId: row.right_id,
    status: refundStatus(row.status),
    amount: cents(row.amount_cents),
    currency: row.currency,
  }))
}
