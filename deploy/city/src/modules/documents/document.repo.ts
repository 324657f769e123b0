import type { Database } from '../../db/database.ts'
import type { ResourceKind } from '../../db/schema.ts'
import { PAID_STATUSES } from '../payments/stored-status.ts'

/** Lists completed payments of one resource, oldest first. */
export const listPaidOperations = (db: Database, cityId: string, kind: ResourceKind, id: string) =>
  db
    .selectFrom('operations')
    .select(['operation_id', 'payer', 'amount_cents', 'transaction_at', 'authorization_number', 'status'])
    .where('city_id', '=', cityId)
    .where('resource_kind', '=', kind)
    .where('resource_id', '=', id)
    .where('status', 'in', PAID_STATUSES)
    .orderBy('transaction_at')
    .orderBy('operation_id')
    .execute()
