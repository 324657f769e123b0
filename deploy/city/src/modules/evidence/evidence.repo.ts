import { displayFileName } from '@parvis/shared-kernel/evidence'
import type { Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../../db/database.ts'
import { isFound } from '../../db/is-found.ts'
import { at } from '../../db/schema.ts'
import { lastPosition } from '../rights/last-position.repo.ts'
import { lockRight, type RightRow } from '../rights/right.repo.ts'

const mediaOf = (db: Database, cityId: string, subscriberId: string, mediaId: string) =>
  db
    .selectFrom('media')
    .select(['media_id', 'urn', 'name'])
    .where('city_id', '=', cityId)
    .where('subscriber_id', '=', subscriberId)
    .where('media_id', '=', mediaId)

export const findMedia = (db: Database, cityId: string, subscriberId: string, mediaId: string) =>
  mediaOf(db, cityId, subscriberId, mediaId).executeTakeFirst()

/** Like `findMedia`, and locks the row until the transaction ends, so that it is not cleaned away meanwhile. */
export const holdMedia = (transaction: Database, cityId: string, subscriberId: string, mediaId: string) =>
  mediaOf(transaction, cityId, subscriberId, mediaId).forShare().executeTakeFirst()

const storedUpload = (db: Database, urn: string) =>
  db.selectFrom('uploads').select('urn').where('urn', '=', urn).where('stored_at', 'is not', null)

/** Whether a document's file is still stored: documents outlive their files (first document §5). */
export const isFileKept = (db: Database, urn: string): Promise<boolean> => isFound(storedUpload(db, urn))

/** Locks an upload until the transaction ends; false if it was cleaned away. */
export const holdUpload = (transaction: Database, urn: string): Promise<boolean> =>
  isFound(storedUpload(transaction, urn).forShare())

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

/**
 * Registers a document; false if the id or the file is already registered. The client's file name is sanitised first.
 */
export const insertMedia = (db: Database, media: NewMedia): Promise<boolean> =>
  isFound(
    db
      .insertInto('media')
      .values({
        city_id: media.cityId,
        media_id: media.mediaId,
        subscriber_id: media.subscriberId,
        urn: media.urn,
        name: displayFileName(media.name, media.mime),
        mime: media.mime,
        size_bytes: media.size,
        created_at: at(media.now),
      })
      .onConflict(conflict => conflict.doNothing())
      .returning('media_id'),
  )

export interface NewTrace {
  evidencePropertiesId: string
  mediaId: string
  now: Instant
}

/** Ties a document to the order, awaiting the city's review. Idempotent. */
export const addTrace = async (transaction: Database, right: RightRow, trace: NewTrace): Promise<void> => {
  const { city_id: cityId, right_id: rightId } = right
  await lockRight(transaction, cityId, rightId)
  const position = (await lastPosition(transaction, 'evidence_traces', rightId)) + 1
  await transaction
    .insertInto('evidence_traces')
    .values({
      right_id: rightId,
      position,
      evidence_properties_id: trace.evidencePropertiesId,
      media_id: trace.mediaId,
      source: 'FRONT',
      status: 'WAITING',
      traced_at: at(trace.now),
    })
    .onConflict(conflict => conflict.columns(['right_id', 'evidence_properties_id', 'media_id']).doNothing())
    .execute()
}

/** Lists the person's documents that the city accepted for one of their own rights and whose files are still stored. */
export const listAcceptedMedia = (db: Database, cityId: string, subscriberId: string) =>
  db
    .selectFrom('evidence_traces')
    .innerJoin('rights', 'rights.right_id', 'evidence_traces.right_id')
    .innerJoin('media', 'media.media_id', 'evidence_traces.media_id')
    .innerJoin('uploads', 'uploads.urn', 'media.urn')
    .select([
      'evidence_traces.evidence_properties_id',
      'evidence_traces.traced_at',
      'evidence_traces.decided_at',
      'media.media_id',
      'media.urn',
      'media.name',
      'media.mime',
      'media.size_bytes',
      'media.created_at',
    ])
    .where('rights.city_id', '=', cityId)
    .where('rights.subscriber_id', '=', subscriberId)
    .where('media.subscriber_id', '=', subscriberId)
    .where('evidence_traces.status', '=', 'VALIDATED')
    .where('uploads.stored_at', 'is not', null)
    .execute()
