import type { Database } from '../../db/database.ts'
import type { RefundRow } from './refund.repo.ts'

/**
 * What is being paid back to a person, or was; oldest first. Of a fine that they keep in view a refund counts where
 * nobody is named: who paid is not known, and number and plate show it to them already. Two questions in one, so that
 * each is read by its own index.
 */
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
    .unionAll(
      db
        .selectFrom('kept_fines')
        .innerJoin('fines', join =>
          join
            .onRef('fines.fine_id', '=', 'kept_fines.fine_id')
            .onRef('fines.plate', '=', 'kept_fines.plate'),
        )
        .innerJoin('refunds', 'refunds.fine_id', 'kept_fines.fine_id')
        .selectAll('refunds')
        .where('kept_fines.city_id', '=', cityId)
        .where('kept_fines.subscriber_id', '=', subscriberId)
        .where('refunds.city_id', '=', cityId)
        .where('refunds.subscriber_id', 'is', null),
    )
    .orderBy('created_at')
    .orderBy('refund_id')
    .execute()
