import type { Instant } from '@parvis/shared-kernel/time'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { StoredRightStatus } from '../../db/schema.ts'
import { recordEvent } from '../timeline/event.repo.ts'

const rightsOfCity = (db: Database, cityId: string) =>
  db.selectFrom('rights').selectAll().where('city_id', '=', cityId)

export type RightRow = NonNullable<Awaited<ReturnType<typeof findRight>>>

export const findRight = (db: Database, cityId: string, rightId: string) =>
  rightsOfCity(db, cityId).where('right_id', '=', rightId).executeTakeFirst()

const sharedWith = (subscriberId: string) =>
  sql<boolean>`exists (select 1 from right_sharers s where s.right_id = rights.right_id and s.subscriber_id = ${subscriberId})`

/** A right of the subscriber: their own, or one that was shared with them. */
export const findVisibleRight = (db: Database, cityId: string, subscriberId: string, rightId: string) =>
  rightsOfCity(db, cityId)
    .where('right_id', '=', rightId)
    .where(eb => eb.or([eb('subscriber_id', '=', subscriberId), sharedWith(subscriberId)]))
    .executeTakeFirst()

/** Every right of the subscriber in a fixed order: newest first, then by id. */
export const listVisibleRights = (
  db: Database,
  cityId: string,
  subscriberId: string,
  kind?: RightRow['kind'],
) =>
  rightsOfCity(db, cityId)
    .where(eb => eb.or([eb('subscriber_id', '=', subscriberId), sharedWith(subscriberId)]))
    .$if(kind !== undefined, query => query.where('kind', '=', kind as RightRow['kind']))
    .orderBy('created_at', 'desc')
    .orderBy('right_id')
    .execute()

export const listSharers = (db: Database, rightIds: readonly string[]) =>
  rightIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('right_sharers')
        .selectAll()
        .where('right_id', 'in', rightIds)
        .orderBy('joined_at')
        .execute()

export const listPlateChanges = (db: Database, rightIds: readonly string[]) =>
  rightIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('plate_changes')
        .selectAll()
        .where('right_id', 'in', rightIds)
        .orderBy('position')
        .execute()

export const listAgentComments = (db: Database, rightIds: readonly string[]) =>
  rightIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('agent_comments')
        .selectAll()
        .where('right_id', 'in', rightIds)
        .orderBy('position')
        .execute()

export const listRequestedEvidences = (db: Database, rightIds: readonly string[]) =>
  rightIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('requested_evidences')
        .selectAll()
        .where('right_id', 'in', rightIds)
        .orderBy('requested_at')
        .orderBy('evidence_properties_id')
        .execute()

export const listEvidences = (db: Database, rightIds: readonly string[]) =>
  rightIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('evidence_traces')
        .innerJoin('media', 'media.media_id', 'evidence_traces.media_id')
        .select([
          'evidence_traces.right_id',
          'evidence_traces.evidence_properties_id',
          'evidence_traces.status',
          'evidence_traces.traced_at',
          'media.media_id',
          'media.name',
          'media.size_bytes',
          'media.mime',
          'media.urn',
          'media.created_at',
        ])
        .where('evidence_traces.right_id', 'in', rightIds)
        .orderBy('evidence_traces.position')
        .execute()

/**
 * Moves a right to another status only from the one it was read in, and writes it on the owner's timeline; false when
 * somebody was faster. Give it a transaction where more than the move must hold together.
 */
export const moveRight = async (
  db: Database,
  right: RightRow,
  status: StoredRightStatus,
  now: Instant,
): Promise<boolean> => {
  const row = await db
    .updateTable('rights')
    .set({ status, version: right.version + 1 })
    .where('right_id', '=', right.right_id)
    .where('version', '=', right.version)
    .returning('right_id')
    .executeTakeFirst()
  if (row === undefined) return false
  await recordEvent(db, {
    cityId: right.city_id,
    subscriberId: right.subscriber_id,
    at: now,
    kind: `right-${status}`,
    resourceType: right.kind,
    resourceId: right.right_id,
  })
  return true
}

export interface PlateChange {
  changedAt: string
  before: readonly string[]
  after: readonly string[]
}

/** Writes new plates with their history line; false when somebody was faster. */
export const changePlates = (
  db: Database,
  right: RightRow,
  { changedAt, before, after }: PlateChange,
): Promise<boolean> =>
  db.transaction().execute(async transaction => {
    const moved = await transaction
      .updateTable('rights')
      .set({ plates: [...after], version: right.version + 1 })
      .where('right_id', '=', right.right_id)
      .where('version', '=', right.version)
      .returning('right_id')
      .executeTakeFirst()
    if (moved === undefined) return false
    const { last } = await transaction
      .selectFrom('plate_changes')
      .select(eb => eb.fn.coalesce(eb.fn.max('position'), eb.lit(0)).as('last'))
      .where('right_id', '=', right.right_id)
      .executeTakeFirstOrThrow()
    await transaction
      .insertInto('plate_changes')
      .values({
        right_id: right.right_id,
        position: last + 1,
        changed_at: changedAt,
        source: 'FRONT',
        new_plates: after.filter(plate => !before.includes(plate)),
        removed_plates: before.filter(plate => !after.includes(plate)),
        status: 'VALIDATED',
      })
      .execute()
    return true
  })
