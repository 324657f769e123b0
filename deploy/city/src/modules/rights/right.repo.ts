import { ACTIVE_STATUSES, type KnownStatus } from '@parvis/shared-kernel/orders'
import type { Instant } from '@parvis/shared-kernel/time'
import { sql, type Updateable } from 'kysely'
import type { Database } from '../../db/database.ts'
import { isFound } from '../../db/is-found.ts'
import { at, type Schema } from '../../db/schema.ts'
import { holdPeople } from '../subscriber/subscriber.repo.ts'
import { type EventKind, recordEvent } from '../timeline/event.repo.ts'
import { lastPosition } from './last-position.repo.ts'

/** For raw queries: literals, not parameters, because a partial index covers only these statuses. */
export const ACTIVE_IN_SQL = sql`(${sql.join(ACTIVE_STATUSES.map(status => sql.lit(status)))})`

const rightsOfCity = (db: Database, cityId: string) =>
  db.selectFrom('rights').selectAll().where('city_id', '=', cityId)

export type RightRow = NonNullable<Awaited<ReturnType<typeof findRight>>>

export const findRight = (db: Database, cityId: string, rightId: string) =>
  rightsOfCity(db, cityId).where('right_id', '=', rightId).executeTakeFirst()

const sharedWith = (subscriberId: string) =>
  sql<boolean>`exists (select 1 from right_sharers s where s.right_id = rights.right_id and s.subscriber_id = ${subscriberId})`

/** A right the subscriber owns or shares. */
export const findVisibleRight = (db: Database, cityId: string, subscriberId: string, rightId: string) =>
  rightsOfCity(db, cityId)
    .where('right_id', '=', rightId)
    .where(eb => eb.or([eb('subscriber_id', '=', subscriberId), sharedWith(subscriberId)]))
    .executeTakeFirst()

/**
 * Rights the subscriber owns or shares, newest first, then by id. Shared ids are passed as an array so that both
 * conditions use an index and no other rights are scanned.
 */
export const visibleRights = (db: Database, cityId: string, subscriberId: string, kind?: RightRow['kind']) =>
  rightsOfCity(db, cityId)
    .where(
      sql<boolean>`(subscriber_id = ${subscriberId} or right_id = any(array(
        select s.right_id from right_sharers s where s.subscriber_id = ${subscriberId})))`,
    )
    .$if(kind !== undefined, query => query.where('kind', '=', kind as RightRow['kind']))
    .orderBy('created_at', 'desc')
    .orderBy('right_id')

export const listVisibleRights = (db: Database, cityId: string, subscriberId: string): Promise<RightRow[]> =>
  visibleRights(db, cityId, subscriberId).execute()

const isOwnerOf = (rightId: string) =>
  sql<boolean>`subscriber_id = (select r.subscriber_id from rights r where r.right_id = ${rightId})`

/**
 * Locks a right for the transaction, after its owner, so that paying, canceling, sharing, leaving and erasing
 * exclude each other. Requires the transaction.
 */
export const lockRight = async (transaction: Database, cityId: string, rightId: string) => {
  await holdPeople(transaction, isOwnerOf(rightId))
  return rightsOfCity(transaction, cityId).where('right_id', '=', rightId).forUpdate().executeTakeFirst()
}

export interface RightEvent {
  kind: EventKind
  now: Instant
  /** Whose timeline, when it is not the owner's. */
  subscriberId?: string
}

/** Records an event of a right on its owner's timeline, or on that of another person involved. */
export const recordRightEvent = (
  db: Database,
  right: RightRow,
  { kind, now, subscriberId = right.subscriber_id }: RightEvent,
): Promise<void> =>
  recordEvent(db, {
    cityId: right.city_id,
    subscriberId,
    at: now,
    kind,
    resourceType: right.kind,
    resourceId: right.right_id,
  })

type WrittenWithAMove = Pick<Updateable<Schema['rights']>, 'plates' | 'start_of_validity' | 'end_of_validity'>

export interface MoveDetails {
  /** Event, when it says more than the new status. */
  event?: EventKind
  /** Columns changed together with the status. */
  set?: WrittenWithAMove
}

/**
 * Moves a right only from the status it was read in and records it on the owner's timeline; false after a concurrent
 * change. Pass a transaction when more must be atomic.
 */
export const moveRight = async (
  db: Database,
  right: RightRow,
  status: KnownStatus,
  now: Instant,
  { event = `right-${status}`, set = {} }: MoveDetails = {},
): Promise<boolean> => {
  const isMoved = await isFound(
    db
      .updateTable('rights')
      .set({ ...set, status, version: right.version + 1 })
      .where('right_id', '=', right.right_id)
      .where('version', '=', right.version)
      .returning('right_id'),
  )
  if (isMoved) await recordRightEvent(db, right, { kind: event, now })
  return isMoved
}

export interface PlateLine {
  added: readonly string[]
  removed: readonly string[]
  status: 'VALIDATED' | 'WAITING'
}

/** Adds plate history lines. Requires the transaction that changed the right, which keeps their order. */
export const addPlateLines = async (
  transaction: Database,
  rightId: string,
  lines: readonly PlateLine[],
  now: Instant,
): Promise<void> => {
  const last = await lastPosition(transaction, 'plate_changes', rightId)
  const rows = lines.map(({ added, removed, status }, index) => ({
    right_id: rightId,
    position: last + 1 + index,
    changed_at: at(now),
    source: 'FRONT',
    new_plates: [...added],
    removed_plates: [...removed],
    status,
  }))
  await transaction.insertInto('plate_changes').values(rows).execute()
}

/** Writes plates and their history line; false after a concurrent change. Requires a transaction. */
export const changePlates = async (
  transaction: Database,
  right: RightRow,
  plates: readonly string[],
  now: Instant,
): Promise<boolean> => {
  const move: MoveDetails = { event: 'plates-changed', set: { plates: [...plates] } }
  if (!(await moveRight(transaction, right, right.status, now, move))) return false
  const added = plates.filter(plate => !right.plates.includes(plate))
  const removed = right.plates.filter(plate => !plates.includes(plate))
  await addPlateLines(transaction, right.right_id, [{ added, removed, status: 'VALIDATED' }], now)
  return true
}
