import { type KnownStatus, LOST_STATUSES } from '@parvis/shared-kernel/orders'
import type { Instant } from '@parvis/shared-kernel/time'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { lockName } from '../../db/lock-name.ts'
import { at } from '../../db/schema.ts'
import { findRight, type RightRow } from '../rights/right.repo.ts'
import type { Session } from '../session/session.service.ts'
import type { PersonKey } from '../subscriber/person-key.ts'
import { recordEvents } from '../timeline/event.repo.ts'

/**
 * Serialises a subscriber's requests: limits and exclusions span plans, so a lock per plan would let two exclusive
 * offers through.
 */
export const lockSubscriber = (db: Database, { cityId, subscriberId }: Session): Promise<void> =>
  lockName(db, JSON.stringify(['requests', cityId, subscriberId]))

/** Locked after the subscriber and in order, to avoid deadlocks. */
export const lockPlates = async (db: Database, offerId: string, plates: readonly string[]): Promise<void> => {
  for (const plate of plates.toSorted()) await lockName(db, JSON.stringify(['plate', offerId, plate]))
}

/** The subscriber's own right by id; undefined for others' and unknown ones. */
export const findOwnRight = async (
  db: Database,
  { cityId, subscriberId }: Session,
  rightId: string,
): Promise<RightRow | undefined> => {
  const row = await findRight(db, cityId, rightId)
  return row?.subscriber_id === subscriberId ? row : undefined
}

/** Other people's living subscriptions of an offer for any of the plates. */
export const listOthersWithPlates = (
  db: Database,
  { cityId, subscriberId }: PersonKey,
  offerId: string,
  plates: readonly string[],
): Promise<RightRow[]> =>
  db
    .selectFrom('rights')
    .selectAll()
    .where('city_id', '=', cityId)
    .where('kind', '=', 'subscription')
    .where('offer_id', '=', offerId)
    .where('subscriber_id', '!=', subscriberId)
    .where('status', 'not in', LOST_STATUSES)
    .where(sql<boolean>`plates && ${plates}::text[]`)
    .orderBy('right_id')
    .execute()

/** What a request of either kind creates. */
export interface NewRight {
  id: string
  kind: RightRow['kind']
  planId: string
  optionId: string | null
  subscriptionId: string | null
  status: KnownStatus
  price: number
  /** Null, like the end, while undecided: asked for as soon as possible and under review. */
  start: Instant | null
  end: Instant | null
  plates: readonly string[]
  zoneIds: readonly string[]
  customFields: readonly { id: string; value: string }[]
  userComment: string | null
  renewedId: string | null
  ticketCount: number
  customEmail: string | null
  fingerprint: string
}

const rowOf = (right: NewRight, { cityId, subscriberId }: Session, now: Instant) => ({
  city_id: cityId,
  right_id: right.id,
  kind: right.kind,
  subscriber_id: subscriberId,
  offer_id: right.kind === 'subscription' ? right.planId : null,
  definition_id: right.kind === 'ticket' ? right.planId : null,
  option_id: right.optionId,
  subscription_id: right.subscriptionId,
  status: right.status,
  price_cents: right.price,
  start_of_validity: right.start === null ? null : at(right.start),
  end_of_validity: right.end === null ? null : at(right.end),
  created_at: at(now),
  initial_plates: [...right.plates],
  plates: [...right.plates],
  zone_ids: [...right.zoneIds],
  custom_fields: JSON.stringify(right.customFields),
  user_comment: right.userComment,
  renewed_right_id: right.renewedId,
  ticket_count: right.ticketCount,
  custom_email: right.customEmail,
  request_fingerprint: right.fingerprint,
})

/** Inserts the right and its first events; undefined when the id is taken, even by a concurrent process. */
export const insertRight = async (
  db: Database,
  session: Session,
  right: NewRight,
  now: Instant,
): Promise<RightRow | undefined> => {
  const row = await db
    .insertInto('rights')
    .values(rowOf(right, session, now))
    .onConflict(conflict => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (row === undefined) return undefined
  const event = {
    cityId: session.cityId,
    subscriberId: session.subscriberId,
    at: now,
    resourceType: right.kind,
    resourceId: right.id,
  }
  await recordEvents(db, [
    { ...event, kind: 'right-requested' },
    { ...event, kind: `right-${right.status}` },
  ])
  return row
}
