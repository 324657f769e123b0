import { randomBytes } from 'node:crypto'
import type { Instant } from '@parvis/shared-kernel/time'
import type { Selectable, Updateable } from 'kysely'
import type { Database } from '../../db/database.ts'
import { at } from '../../db/schema.ts'
import type { AppealTable } from '../../db/schema-appeals.ts'

export type AppealRow = Selectable<AppealTable>
export type AppealChange = Updateable<AppealTable>

export const findAppeal = (db: Database, cityId: string, appealId: string): Promise<AppealRow | undefined> =>
  db
    .selectFrom('appeals')
    .selectAll()
    .where('city_id', '=', cityId)
    .where('appeal_id', '=', appealId)
    .executeTakeFirst()

/** The appeal that a version of a fine has; what was abandoned does not count. */
export const findAppealOfVersion = (
  db: Database,
  fineId: string,
  position: number,
): Promise<AppealRow | undefined> =>
  db
    .selectFrom('appeals')
    .selectAll()
    .where('fine_id', '=', fineId)
    .where('version_position', '=', position)
    .where('state', '<>', 'abandoned')
    .executeTakeFirst()

/** The appeal of a fine that is told to who asks by the fine: the last one that was not abandoned, else the last. */
export const findLastAppeal = (
  db: Database,
  cityId: string,
  fineId: string,
): Promise<AppealRow | undefined> =>
  db
    .selectFrom('appeals')
    .selectAll()
    .where('city_id', '=', cityId)
    .where('fine_id', '=', fineId)
    .orderBy(eb => eb('state', '=', 'abandoned'))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** What was recorded of an appeal, oldest first. */
export const listAppealEvents = (db: Database, appealId: string) =>
  db
    .selectFrom('events')
    .select(['kind', 'happened_at'])
    .where('resource_type', '=', 'appeal')
    .where('resource_id', '=', appealId)
    .orderBy('happened_at')
    .orderBy('event_id')
    .execute()

/** 192 random bits: whoever has the id was given it. */
export const newCapability = (): string => randomBytes(24).toString('base64url')

export interface NewAppeal {
  cityId: string
  fineId: string
  versionPosition: number
  lang: 'fr' | 'en'
  subscriberId: string | null
  deadline: Instant | null
  now: Instant
}

/** False when this version of the fine has its appeal already: the database's own index decides the race. */
export const insertDraft = async (db: Database, appeal: NewAppeal): Promise<string | null> => {
  const row = await db
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
    .onConflict(conflict => conflict.doNothing())
    .returning('appeal_id')
    .executeTakeFirst()
  return row?.appeal_id ?? null
}

export const updateAppeal = async (db: Database, appealId: string, change: AppealChange): Promise<void> => {
  await db.updateTable('appeals').set(change).where('appeal_id', '=', appealId).execute()
}

/** A corrected notice takes the unfinished draft of the former one with it, with the new time limit. */
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
