import { type KeptFine, MOST_KEPT_FINES } from '@parvis/shared-kernel/fines'
import type { Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../../db/database.ts'
import { lockName } from '../../db/lock-name.ts'
import { at } from '../../db/schema.ts'
import { NOBODY } from '../cases/case-holder.ts'
import type { PersonKey } from '../subscriber/person-key.ts'
import { findFine } from './fine.repo.ts'

/** Hides fines whose plate the authority corrected after they were kept: the owner of the list knows another plate. */
const listRows = (db: Database, { cityId, subscriberId }: PersonKey) =>
  db
    .selectFrom('kept_fines')
    .innerJoin('fines', 'fines.fine_id', 'kept_fines.fine_id')
    .select(['kept_fines.fine_id', 'kept_fines.kept_at'])
    .where('kept_fines.city_id', '=', cityId)
    .where('kept_fines.subscriber_id', '=', subscriberId)
    .whereRef('fines.plate', '=', 'kept_fines.plate')
    .orderBy('kept_fines.kept_at', 'desc')
    .orderBy('kept_fines.fine_id')
    .execute()

/** Lists kept fines, last kept first. */
export const listKeptFines = async (db: Database, owner: PersonKey): Promise<KeptFine[]> => {
  const kept: KeptFine[] = []
  for (const row of await listRows(db, owner)) {
    const fine = await findFine(db, owner.cityId, row.fine_id, {
      ...NOBODY,
      subscriberId: owner.subscriberId,
    })
    if (fine !== null) kept.push({ fine, keptAt: row.kept_at })
  }
  return kept
}

/** Serialises additions, so that concurrent ones do not exceed the list's limit. */
const lockList = (db: Database, { subscriberId }: PersonKey): Promise<void> =>
  lockName(db, `kept fines ${subscriberId}`)

const hasRoomFor = async (db: Database, { subscriberId }: PersonKey, fineId: string): Promise<boolean> => {
  const rows = await db
    .selectFrom('kept_fines')
    .select('fine_id')
    .where('subscriber_id', '=', subscriberId)
    .execute()
  return rows.length < MOST_KEPT_FINES || rows.some(row => row.fine_id === fineId)
}

export interface FineToKeep {
  fineId: string
  plate: string
  now: Instant
}

/** Keeps a fine; returns when it was first kept, or null if the list is full. Idempotent. */
export const insertKeptFine = (
  db: Database,
  owner: PersonKey,
  { fineId, plate, now }: FineToKeep,
): Promise<Instant | null> =>
  db.transaction().execute(async transaction => {
    await lockList(transaction, owner)
    if (!(await hasRoomFor(transaction, owner, fineId))) return null
    const row = await transaction
      .insertInto('kept_fines')
      .values({
        city_id: owner.cityId,
        subscriber_id: owner.subscriberId,
        fine_id: fineId,
        plate,
        kept_at: at(now),
      })
      .onConflict(conflict => conflict.columns(['subscriber_id', 'fine_id']).doUpdateSet({ plate }))
      .returning('kept_at')
      .executeTakeFirstOrThrow()
    return row.kept_at
  })

export const deleteKeptFine = async (
  db: Database,
  { cityId, subscriberId }: PersonKey,
  fineId: string,
): Promise<void> => {
  await db
    .deleteFrom('kept_fines')
    .where('city_id', '=', cityId)
    .where('subscriber_id', '=', subscriberId)
    .where('fine_id', '=', fineId)
    .execute()
}
