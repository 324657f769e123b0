import type { Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../../db/database.ts'
import { at } from '../../db/schema.ts'
import type { RightRow } from '../rights/right.repo.ts'

export const findStoredUpload = (db: Database, cityId: string, subscriberId: string, urn: string) =>
  db
    .selectFrom('uploads')
    .select(['urn', 'mime', 'size_bytes'])
    .where('city_id', '=', cityId)
    .where('subscriber_id', '=', subscriberId)
    .where('urn', '=', urn)
    .where('stored_at', 'is not', null)
    .executeTakeFirst()

export const findMedia = (db: Database, cityId: string, subscriberId: string, mediaId: string) =>
  db
    .selectFrom('media')
    .select(['media_id', 'urn', 'name'])
    .where('city_id', '=', cityId)
    .where('subscriber_id', '=', subscriberId)
    .where('media_id', '=', mediaId)
    .executeTakeFirst()

export interface NewMedia {
  cityId: string
  mediaId: string
  subscriberId: string
  urn: string
  name: string
  mime: string
  size: number
  now: Instant
}

/** False when the id or the file is already registered. */
export const insertMedia = async (db: Database, media: NewMedia): Promise<boolean> => {
  const row = await db
    .insertInto('media')
    .values({
      city_id: media.cityId,
      media_id: media.mediaId,
      subscriber_id: media.subscriberId,
      urn: media.urn,
      name: media.name,
      mime: media.mime,
      size_bytes: media.size,
      created_at: at(media.now),
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('media_id')
    .executeTakeFirst()
  return row !== undefined
}

export interface NewTrace {
  evidencePropertiesId: string
  mediaId: string
  now: Instant
}

/** Adds a line to the order; repeating the same line changes nothing. */
export const addTrace = (db: Database, right: RightRow, trace: NewTrace): Promise<void> =>
  db.transaction().execute(async transaction => {
    await transaction
      .selectFrom('rights')
      .select('right_id')
      .where('right_id', '=', right.right_id)
      .forUpdate()
      .execute()
    const { last } = await transaction
      .selectFrom('evidence_traces')
      .select(eb => eb.fn.coalesce(eb.fn.max('position'), eb.lit(0)).as('last'))
      .where('right_id', '=', right.right_id)
      .executeTakeFirstOrThrow()
    await transaction
      .insertInto('evidence_traces')
      .values({
        right_id: right.right_id,
        position: last + 1,
        evidence_properties_id: trace.evidencePropertiesId,
        media_id: trace.mediaId,
        source: 'FRONT',
        status: 'WAITING',
        traced_at: at(trace.now),
      })
      .onConflict(conflict =>
        conflict.columns(['right_id', 'evidence_properties_id', 'media_id']).doNothing(),
      )
      .execute()
  })
