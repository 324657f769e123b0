import { randomUUID } from 'node:crypto'
import { addSeconds, type Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../../db/database.ts'
import { at } from '../../db/schema.ts'

/** Whoever keeps a wish does it at once; until then nobody else does. */
const OWN_TRY_SECONDS = 120
const PAUSE_SECONDS = 300
/** What could not be done for a day is not done any more. */
export const WISH_DAYS = 1

export interface NewWish {
  cityId: string
  kind: string
  /** The address that it is about. */
  login: string
  wish: object
  now: Instant
}

/** Keeps a wish in the place of those of the same kind that still wait for the same address; answers its id. */
export const keepWish = async (
  db: Database,
  { cityId, kind, login, wish, now }: NewWish,
): Promise<string> => {
  const wishId = randomUUID()
  await db
    .deleteFrom('account_wishes')
    .where('wish_id', 'in', eb =>
      eb
        .selectFrom('account_wishes')
        .select('wish_id')
        .where('city_id', '=', cityId)
        .where('kind', '=', kind)
        .where('login', '=', login)
        // One that is being done right now is not waited for: how long that takes would tell of the address.
        .forUpdate()
        .skipLocked(),
    )
    .execute()
  await db
    .insertInto('account_wishes')
    .values({
      wish_id: wishId,
      city_id: cityId,
      kind,
      login,
      wish: JSON.stringify(wish),
      asked_at: at(now),
      next_try_at: at(addSeconds(now, OWN_TRY_SECONDS)),
    })
    .execute()
  return wishId
}

/** Takes a wish on in the transaction that does it; false when it was done, or replaced by a later one. */
export const takeWish = async (db: Database, wishId: string): Promise<boolean> => {
  const row = await db
    .deleteFrom('account_wishes')
    .where('wish_id', '=', wishId)
    .returning('wish_id')
    .executeTakeFirst()
  return row !== undefined
}

/** The wish that has waited longest, for one process alone; it comes again after a while if it is not done. */
export const claimWish = (db: Database, now: Instant) =>
  db
    .updateTable('account_wishes')
    .set({ next_try_at: at(addSeconds(now, PAUSE_SECONDS)) })
    .where('wish_id', '=', eb =>
      eb
        .selectFrom('account_wishes')
        .select('wish_id')
        .where('next_try_at', '<=', at(now))
        .where('asked_at', '>', at(addSeconds(now, -WISH_DAYS * 86_400)))
        .orderBy('next_try_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['wish_id', 'city_id', 'kind', 'wish'])
    .executeTakeFirst()
