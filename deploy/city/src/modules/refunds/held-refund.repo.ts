import type { Database } from '../../db/database.ts'
import type { RefundRow } from './refund.repo.ts'

/** What is being paid back to a person, or was; oldest first. */
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
