import { ACTIVE_STATUSES, CITIZENS_TURN, LOST_STATUSES, RENEWAL_SHARE } from '@parvis/shared-kernel/orders'
import { type Instant, later } from '@parvis/shared-kernel/time'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { at } from '../../db/schema.ts'
import { ACTIVE_IN_SQL } from '../rights/right.repo.ts'

export interface Page {
  now: Instant
  after: string
  limit: number
}

const rightsAfter = (db: Database, cityId: string, { after, limit }: Page) =>
  db
    .selectFrom('rights')
    .selectAll()
    .where('city_id', '=', cityId)
    .where('right_id', '>', after)
    .orderBy('right_id')
    .limit(limit)

/** Subscriptions in the last fifth of their validity (`renewalOpensAt`), without a renewal. */
export const listEndingSubscriptions = (db: Database, cityId: string, page: Page) =>
  rightsAfter(db, cityId, page)
    .where('kind', '=', 'subscription')
    .where('status', 'in', ACTIVE_STATUSES)
    .where('end_of_validity', '>=', at(page.now))
    .where(
      sql<boolean>`start_of_validity + (end_of_validity - start_of_validity) * ${sql.lit(RENEWAL_SHARE)} <= ${at(page.now)}::timestamptz`,
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('rights as next')
            .select('next.right_id')
            .whereRef('next.renewed_right_id', '=', 'rights.right_id')
            .where('next.status', 'not in', LOST_STATUSES),
        ),
      ),
    )
    .execute()

/** Earliest reminder of any ticket (`ticketReminderAt`). */
const LONGEST_LEAD = { days: 1 }

/** Tickets ending within a day, except those another ticket for the same car continues at once. */
export const listEndingTickets = (db: Database, cityId: string, page: Page) =>
  rightsAfter(db, cityId, page)
    .where('kind', '=', 'ticket')
    .where('status', 'in', ACTIVE_STATUSES)
    .where('end_of_validity', '>=', at(page.now))
    .where('end_of_validity', '<=', at(later(page.now, LONGEST_LEAD)))
    .where(
      sql<boolean>`not exists (select 1 from rights n where n.subscriber_id = rights.subscriber_id
        and n.kind = 'ticket' and n.right_id <> rights.right_id and n.status in ${ACTIVE_IN_SQL}
        and n.plates && rights.plates and n.end_of_validity > rights.end_of_validity
        and n.start_of_validity <= rights.end_of_validity + interval '1 minute')`,
    )
    .execute()

/**
 * Rights waiting for their owner, with since when: documents, since last asked for; payment, since the right last began
 * to wait for it. Excludes rights being paid right now.
 */
export const listWaitingRights = (db: Database, cityId: string, page: Page) =>
  rightsAfter(db, cityId, page)
    .select(
      sql<Instant>`coalesce(
        case when rights.status = 'awaiting-payment' then (select max(e.happened_at) from events e
          where e.resource_type = rights.kind and e.resource_id = rights.right_id
          and e.kind in ('right-awaiting-payment', 'right-requested'))
        else (select max(d.requested_at) from requested_evidences d where d.right_id = rights.right_id) end,
        rights.created_at)`.as('waits_since'),
    )
    .where('status', 'in', CITIZENS_TURN)
    .where(
      sql<boolean>`not exists (select 1 from operations o where o.resource_kind = rights.kind
        and o.resource_id = rights.right_id and o.status = 'PENDING')`,
    )
    .execute()
