import { instantFromMs } from '@parvis/shared-kernel/time'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { at, type Schema } from '../../db/schema.ts'
import { PLAN_NAME, rightsWithPlan } from '../rights/plan-name.repo.ts'
import type { EventKind } from './event.repo.ts'
import type { TimelinePlace } from './timeline-cursor.ts'

interface Page {
  cityId: string
  subscriberId: string
  after: TimelinePlace | null
  limit: number
  /** Resource types to include; null for all. */
  about: readonly Schema['events']['resource_type'][] | null
}

/** Sharers get their own copies of these events, so the owner's and other sharers' copies are hidden from them. */
const OF_ONE_PERSON: readonly EventKind[] = ['right-shared', 'right-joined', 'right-withdrawn']

const eventsOfCity = (db: Database, { cityId, after, limit, about }: Page) =>
  db
    .selectFrom('events')
    .select(['event_id', 'happened_at', 'kind', 'resource_type', 'resource_id'])
    .where('events.city_id', '=', cityId)
    .$if(about !== null, query => query.where('resource_type', 'in', about ?? []))
    .$if(after !== null, query =>
      query.where(
        sql<boolean>`(happened_at, event_id) < (${at(after?.at ?? instantFromMs(0))}::timestamptz, ${after?.eventId ?? 0}::bigint)`,
      ),
    )
    .orderBy('happened_at', 'desc')
    .orderBy('event_id', 'desc')
    .limit(limit)

const ownEvents = (db: Database, page: Page) =>
  eventsOfCity(db, page).where('subscriber_id', '=', page.subscriberId).execute()

/** Events of a right another person owns, from the time the subscriber shared it. */
const sharedEvents = (db: Database, page: Page) =>
  eventsOfCity(db, page)
    .where('resource_type', 'in', ['subscription', 'ticket'])
    .where('kind', 'not in', OF_ONE_PERSON)
    .where(sql<boolean>`events.subscriber_id is distinct from ${page.subscriberId}`)
    .where(
      sql<boolean>`exists (
        select 1 from right_sharers s where s.right_id = events.resource_id
          and s.subscriber_id = ${page.subscriberId} and events.happened_at >= s.joined_at
        union all
        select 1 from past_sharers p where p.right_id = events.resource_id
          and p.subscriber_id = ${page.subscriberId}
          and events.happened_at >= p.joined_at and events.happened_at < p.left_at)`,
    )
    .where(
      'resource_id',
      'in',
      sql<string>`(select right_id from right_sharers where subscriber_id = ${page.subscriberId}
        union select right_id from past_sharers where subscriber_id = ${page.subscriberId})`,
    )
    .execute()

export type EventRow = Awaited<ReturnType<typeof ownEvents>>[number]

const byNewest = (a: EventRow, b: EventRow) => b.happened_at - a.happened_at || b.event_id - a.event_id

/** A page of events, newest first; queries run in sequence because the embedded database has one connection. */
export const listEvents = async (db: Database, page: Page): Promise<EventRow[]> => {
  const own = await ownEvents(db, page)
  const shared = await sharedEvents(db, page)
  return [...own, ...shared].sort(byNewest).slice(0, page.limit)
}

const idsOf = (events: readonly EventRow[], ...types: EventRow['resource_type'][]) => [
  ...new Set(
    events.flatMap(({ resource_type, resource_id }) =>
      resource_id !== null && types.includes(resource_type) ? [resource_id] : [],
    ),
  ),
]

/** Names of plans and definitions of the events' rights, by the id of right or refund. */
export const planNames = async (
  db: Database,
  events: readonly EventRow[],
): Promise<ReadonlyMap<string, string | null>> => {
  const rights = idsOf(events, 'subscription', 'ticket')
  const refunds = idsOf(events, 'refund')
  if (rights.length + refunds.length === 0) return new Map()
  const about = sql<{ id: string; right_id: string }>`(
    select unnest(${rights}::text[]) as id, unnest(${rights}::text[]) as right_id
    union all select refund_id, right_id from refunds where refund_id = any(${refunds}))`
  const rows = await rightsWithPlan(db)
    .innerJoin(about.as('about'), 'about.right_id', 'rights.right_id')
    .select(['about.id', PLAN_NAME.as('name')])
    .execute()
  return new Map(rows.map(row => [row.id, row.name]))
}

/** Fines behind these refunds and appeals, by the id of the refund or appeal. */
export const finesBehind = async (
  db: Database,
  events: readonly EventRow[],
): Promise<ReadonlyMap<string, string | null>> => {
  const refunds = idsOf(events, 'refund')
  const appeals = idsOf(events, 'appeal')
  if (refunds.length + appeals.length === 0) return new Map()
  const rows = await db
    .selectFrom('refunds')
    .select(['refund_id as id', 'fine_id'])
    .where(sql<boolean>`refund_id = any(${refunds})`)
    .unionAll(
      db
        .selectFrom('appeals')
        .select(['appeal_id as id', 'fine_id'])
        .where(sql<boolean>`appeal_id = any(${appeals})`),
    )
    .execute()
  return new Map(rows.map(row => [row.id, row.fine_id]))
}
