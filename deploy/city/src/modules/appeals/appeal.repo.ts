import { randomBytes } from 'node:crypto'
import type { Locale } from '@parvis/shared-kernel/formats'
import type { Instant } from '@parvis/shared-kernel/time'
import type { Selectable, Updateable } from 'kysely'
import type { Database } from '../../db/database.ts'
import { isFound } from '../../db/is-found.ts'
import { at, type Schema } from '../../db/schema.ts'

export type AppealRow = Selectable<Schema['appeals']>
export type AppealChange = Updateable<Schema['appeals']>

export const findAppeal = (db: Database, cityId: string, appealId: string): Promise<AppealRow | undefined> =>
  db
    .selectFrom('appeals')
    .selectAll()
    .where('city_id', '=', cityId)
    .where('appeal_id', '=', appealId)
    .executeTakeFirst()

/** Lists the appeals of a fine: filed ones, then drafts, then abandoned ones; latest first within each. */
export const listAppealsOfFine = (db: Database, cityId: string, fineId: string): Promise<AppealRow[]> =>
  db
    .selectFrom('appeals')
    .selectAll()
    .where('city_id', '=', cityId)
    .where('fine_id', '=', fineId)
    .orderBy(eb => eb('state', '=', 'abandoned'))
    .orderBy(eb => eb('state', '=', 'draft'))
    .orderBy('created_at', 'desc')
    .execute()

/** Whether another appeal against the same or a later notice was granted: that one has already changed the fine. */
export const hasGrantedSibling = (
  db: Database,
  { appeal_id: id, fine_id: fineId, version_position: position }: AppealRow,
): Promise<boolean> =>
  isFound(
    db
      .selectFrom('appeals')
      .select('appeal_id')
      .where('fine_id', '=', fineId)
      .where('version_position', '>=', position)
      .where('state', '=', 'accepted')
      .where('appeal_id', '<>', id)
      .limit(1),
  )

/** The appeal of a fine that was granted last; null without one. */
export const findGrantedAppeal = async (db: Database, fineId: string): Promise<string | null> => {
  const row = await db
    .selectFrom('appeals')
    .select('appeal_id')
    .where('fine_id', '=', fineId)
    .where('state', '=', 'accepted')
    .orderBy('answered_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.appeal_id ?? null
}

/** Generates a secret id of 192 random bits, so that ids cannot be enumerated. */
export const newCapability = (): string => randomBytes(24).toString('base64url')

export interface NewAppeal {
  cityId: string
  fineId: string
  versionPosition: number
  lang: Locale
  subscriberId: string | null
  deadline: Instant | null
  now: Instant
}

export const insertDraft = (db: Database, appeal: NewAppeal): Promise<AppealRow> =>
  db
    .insertInto('appeals')
    .values({
      city_id: appeal.cityId,
      appeal_id: newCapability(),
      fine_id: appeal.fineId,
      version_position: appeal.versionPosition,
      state: 'draft',
      lang: appeal.lang,
      subscriber_id: appeal.subscriberId,
      reason_id: null,
      address: JSON.stringify(null),
      created_at: at(appeal.now),
      updated_at: at(appeal.now),
      deadline: appeal.deadline === null ? null : at(appeal.deadline),
      claim_position: null,
      answer: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

export const updateAppeal = async (db: Database, appealId: string, change: AppealChange): Promise<void> => {
  await db.updateTable('appeals').set(change).where('appeal_id', '=', appealId).execute()
}

/** Gives a draft of nobody to an account that has no appeal of its notice; whether it did. */
export const giveDraft = async (db: Database, appealId: string, subscriberId: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('appeals')
    .set({ subscriber_id: subscriberId })
    .where('appeal_id', '=', appealId)
    .where('state', '=', 'draft')
    .where('subscriber_id', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('appeals as own')
            .select('own.appeal_id')
            .whereRef('own.fine_id', '=', 'appeals.fine_id')
            .whereRef('own.version_position', '=', 'appeals.version_position')
            .where('own.subscriber_id', '=', subscriberId)
            .where('own.state', '<>', 'abandoned'),
        ),
      ),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Moves the unfinished drafts of a former notice to the corrected one, with the new deadline. */
export const carryDraftOver = async (
  db: Database,
  fineId: string,
  position: number,
  deadline: Instant,
): Promise<void> => {
  await db
    .updateTable('appeals')
    .set({ version_position: position, deadline: at(deadline) })
    .where('fine_id', '=', fineId)
    .where('state', '=', 'draft')
    .execute()
}
