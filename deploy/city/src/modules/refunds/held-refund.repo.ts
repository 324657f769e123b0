import type { Database } from '../../db/database.ts'
import type { RefundRow } from './refund.repo.ts'

/** What is being paid back to a person, or was; oldest first. Keeping a fine in view makes nothing of it theirs (D16). */
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
