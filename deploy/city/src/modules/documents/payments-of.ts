import type { ResourceKind } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import type { City } from '../config/city.ts'
import { listPaidOperations } from './document.repo.ts'
import type { PaidOperation } from './papers/right-proof.ts'

export interface PaymentOfPayer extends PaidOperation {
  payer: string
}

/** Lists completed payments of a resource, with their numbers. */
export const paymentsOf = async (
  { db }: Deps,
  city: City,
  kind: ResourceKind,
  id: string,
): Promise<PaymentOfPayer[]> => {
  const rows = await listPaidOperations(db, city.cityId, kind, id)
  return rows.map(row => ({
    operationId: row.operation_id,
    payer: row.payer,
    authorizationNumber: row.authorization_number,
    amount: row.amount_cents,
    paidAt: row.transaction_at,
    isProcessed: row.status === 'PAYMENT_REGISTERED',
  }))
}
