import type { Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../db/database.ts'
import { isFound } from '../db/is-found.ts'
import { at, type UploadOwnerKind } from '../db/schema.ts'
import type { ContentFault } from './content-fault.ts'
import type { UploadPermit } from './file-store.ts'

/** Owner of a file; appeals and refunds are identified by their secret ids alone. */
export interface UploadOwner {
  cityId: string
  ownerKind: UploadOwnerKind
  ownerId: string
}

export const insertUpload = async (db: Database, owner: UploadOwner, permit: UploadPermit): Promise<void> => {
  await db
    .insertInto('uploads')
    .values({
      city_id: owner.cityId,
      urn: permit.urn,
      owner_kind: owner.ownerKind,
      owner_id: owner.ownerId,
      subscriber_id: owner.ownerKind === 'subscriber' ? owner.ownerId : null,
      mime: permit.mime,
      signed_bytes: permit.size,
      expires_at: at(permit.expiresAt),
      size_bytes: null,
      sha256: null,
      refusal: null,
    })
    .execute()
}

export const findUpload = (db: Database, urn: string) =>
  db.selectFrom('uploads').selectAll().where('urn', '=', urn).executeTakeFirst()

export type UploadRow = NonNullable<Awaited<ReturnType<typeof findUpload>>>

/** Finds this owner's upload; undefined for others'. */
export const findUploadOf = (db: Database, owner: UploadOwner, urn: string) =>
  db
    .selectFrom('uploads')
    .selectAll()
    .where('urn', '=', urn)
    .where('city_id', '=', owner.cityId)
    .where('owner_kind', '=', owner.ownerKind)
    .where('owner_id', '=', owner.ownerId)
    .executeTakeFirst()

interface Kept {
  mime: string
  size: number
  sha256: string
  now: Instant
}

const unsettled = (db: Database, urn: string) =>
  db.updateTable('uploads').where('urn', '=', urn).where('stored_at', 'is', null).where('refusal', 'is', null)

/** False if another process settled it first. */
export const markStored = (db: Database, urn: string, { mime, size, sha256, now }: Kept): Promise<boolean> =>
  isFound(
    unsettled(db, urn)
      .set({ mime, size_bytes: size, sha256, stored_at: at(now) })
      .returning('urn'),
  )

/** False if another process settled it first. */
export const markRefused = (db: Database, urn: string, refusal: ContentFault): Promise<boolean> =>
  isFound(unsettled(db, urn).set({ refusal }).returning('urn'))
