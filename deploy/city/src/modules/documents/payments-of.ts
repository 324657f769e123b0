import type { ResourceKind } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import type { City } from '../config/city.ts'
import { IS_REFUNDED } from '../payments/operation.repo.ts'
import { PAID_STATUSES } from '../payments/stored-status.ts'
import type { PaidOperation } from './papers/right-proof.ts'

export interface PaymentOfPayer extends PaidOperation {
  payer: string
}

/** Lists completed payments of a resource with their numbers, oldest first. */
export const paymentsOf = async (
  { db }: Deps,
  city: City,
  kind: ResourceKind,
  id: string,
): Promise<PaymentOfPayer[]> => {
  const rows = await db
    .selectFrom('operations')
    .select(['operation_id', 'payer', 'amount_cents', 'transaction_at', 'authorization_number', 'status'])
    .select(IS_REFUNDED.as('is_refunded'))
    .where('city_id', '=', city.cityId)
    .where('resource_kind', '=', kind)
    .where('resource_id', '=', id)
    .where('status', 'in', PAID_STATUSES)
    .orderBy('transaction_at')
    .orderBy('operation_id')
    .execute()
  return rows.map(row => ({
    operationId: row.operation_id,
    payer: row.payer,
    authorizationNumber: row.authorization_number,
    amount: row.amount_cents,
    paidAt: row.transaction_at,
    isProcessed: row.status === 'PAYMENT_REGISTERED',
    isRefunded: row.is_refunded,
  }))
}
