import type { Instant } from '@parvis/shared-kernel/time'
import { type SqlBool, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { isFound } from '../../db/is-found.ts'
import { at } from '../../db/schema.ts'

/** The most files one run deletes; the next run continues. */
const AT_ONCE = 500

/** Whether an upload is unregistered: not a person's document, an appeal's piece, or a refund's document. */
const isUnregistered = sql<SqlBool>`
  not exists (select 1 from media m where m.urn = uploads.urn)
  and not exists (select 1 from appeal_pieces p where p.urn = uploads.urn)
  and not exists (select 1 from refunds r where r.refund_id = uploads.owner_id
    and r.documents @> jsonb_build_array(jsonb_build_object('urn', uploads.urn)))`

const isUntraced = sql<SqlBool>`
  not exists (select 1 from evidence_traces t where t.media_id = media.media_id)`

/** Lists unregistered uploads whose upload URL expired before `before`. */
export const listForgottenUploads = async (db: Database, before: Instant): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('uploads')
    .select('urn')
    .where('expires_at', '<', at(before))
    .where(isUnregistered)
    .orderBy('expires_at')
    .limit(AT_ONCE)
    .execute()
  return rows.map(({ urn }) => urn)
}

/** Registered before `before` and tied to no right: its request was never sent. */
export const listUntracedMedia = (db: Database, before: Instant) =>
  db
    .selectFrom('media')
    .select(['media_id', 'urn'])
    .where('created_at', '<', at(before))
    .where(isUntraced)
    .orderBy('created_at')
    .limit(AT_ONCE)
    .execute()

/** Deletes an unregistered upload; false if it was registered meanwhile. It locks the row before checking again. */
export const dropForgottenUpload = (db: Database, urn: string): Promise<boolean> =>
  db.transaction().execute(async transaction => {
    await transaction.selectFrom('uploads').select('urn').where('urn', '=', urn).forUpdate().execute()
    return isFound(
      transaction.deleteFrom('uploads').where('urn', '=', urn).where(isUnregistered).returning('urn'),
    )
  })

/** Deletes a document tied to no right; false if it was tied to one meanwhile. */
export const dropUntracedMedia = (db: Database, mediaId: string, urn: string): Promise<boolean> =>
  db.transaction().execute(async transaction => {
    await transaction
      .selectFrom('media')
      .select('media_id')
      .where('media_id', '=', mediaId)
      .forUpdate()
      .execute()
    const isDropped = await isFound(
      transaction.deleteFrom('media').where('media_id', '=', mediaId).where(isUntraced).returning('media_id'),
    )
    if (isDropped) await transaction.deleteFrom('uploads').where('urn', '=', urn).execute()
    return isDropped
  })

/** Maps the store's objects that the database knows to whether the file was accepted (`true`). */
export const listKnownUploads = async (
  db: Database,
  urns: readonly string[],
): Promise<ReadonlyMap<string, boolean>> => {
  const known = new Map<string, boolean>()
  for (let from = 0; from < urns.length; from += AT_ONCE) {
    const rows = await db
      .selectFrom('uploads')
      .select(['urn', 'stored_at'])
      .where('urn', 'in', urns.slice(from, from + AT_ONCE))
      .execute()
    for (const { urn, stored_at } of rows) known.set(urn, stored_at !== null)
  }
  return known
}

/** Every file that the database says is kept. */
export const listStoredUrns = async (db: Database): Promise<readonly string[]> => {
  const rows = await db.selectFrom('uploads').select('urn').where('stored_at', 'is not', null).execute()
  return rows.map(({ urn }) => urn)
}
