import type { Database } from '../../db/database.ts'
import type { RefundRow } from './refund.repo.ts'

/** Refunds of a person, past and current, oldest first. Following a fine does not make its refund theirs (D16). */
export const listRefundsOfSubscriber = (
  db: Database,
  cityId: string,
  subscriberId: string,
): Promise<RefundRow[]> =>
  db
    .selectFrom('refunds')
    .selectAll()
    .where('city_id', '=', cityId)
    .where('subscriber_id', '=', subscriberId)
    .orderBy('created_at')
    .orderBy('refund_id')
    .execute()
