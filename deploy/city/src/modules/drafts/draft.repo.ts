import type { Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../../db/database.ts'
import { lockName } from '../../db/lock-name.ts'
import { at } from '../../db/schema.ts'
import type { PersonKey } from '../subscriber/person-key.ts'

export interface DraftKey extends PersonKey {
  procedure: string
}
export type DraftRow = NonNullable<Awaited<ReturnType<typeof findDraft>>>

const draftsOf = (db: Database, { cityId, subscriberId }: PersonKey) =>
  db.selectFrom('drafts').where('city_id', '=', cityId).where('subscriber_id', '=', subscriberId)

export const findDraft = (db: Database, key: DraftKey) =>
  draftsOf(db, key).selectAll().where('procedure', '=', key.procedure).executeTakeFirst()

/** Lists a person's drafts, last changed first. */
export const listDrafts = (db: Database, owner: PersonKey) =>
  draftsOf(db, owner)
    .select(['procedure', 'version', 'updated_at'])
    .orderBy('updated_at', 'desc')
    .orderBy('procedure')
    .execute()

/** Serialises writers of one person's drafts until the transaction ends. */
export const lockDrafts = (transaction: Database, { subscriberId }: DraftKey): Promise<void> =>
  lockName(transaction, `drafts ${subscriberId}`)

export const countDrafts = async (db: Database, key: DraftKey): Promise<number> => {
  const { count } = await draftsOf(db, key)
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const writeDraft = (
  db: Database,
  key: DraftKey,
  draft: { body: Record<string, unknown>; version: number; now: Instant },
) => {
  const facts = { body: JSON.stringify(draft.body), version: draft.version, updated_at: at(draft.now) }
  return db
    .insertInto('drafts')
    .values({
      city_id: key.cityId,
      subscriber_id: key.subscriberId,
      procedure: key.procedure,
      ...facts,
    })
    .onConflict(conflict => conflict.columns(['subscriber_id', 'procedure']).doUpdateSet(facts))
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const dropDraft = async (
  db: Database,
  { cityId, subscriberId, procedure }: DraftKey,
): Promise<void> => {
  await db
    .deleteFrom('drafts')
    .where('city_id', '=', cityId)
    .where('subscriber_id', '=', subscriberId)
    .where('procedure', '=', procedure)
    .execute()
}
