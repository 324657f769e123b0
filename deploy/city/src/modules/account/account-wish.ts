import * as v from 'valibot'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { type WriteMail, withMails } from '../../mail/post.ts'
import type { City } from '../config/city.ts'
import { keepWish, takeWish } from './account-wish.repo.ts'

/** Something that is asked about an account, and answered before anybody looks whether there is one. */
export interface WishKind<Wish extends object> {
  /** Never changes: wishes that wait are found by it. */
  name: string
  shape: v.GenericSchema<unknown, Wish>
  /** Does it, with the mails that tell of it, in one transaction. */
  grant(deps: Deps, city: City, wish: Wish, both: [Database, WriteMail]): Promise<void>
}

const grantOnce = <Wish extends object>(
  deps: Deps,
  city: City,
  { shape, grant }: WishKind<Wish>,
  { wishId, wish }: { wishId: string; wish: unknown },
): Promise<void> =>
  withMails(deps, city.cityId, async (transaction, write) => {
    if (await takeWish(transaction, wishId))
      await grant(deps, city, v.parse(shape, wish), [transaction, write])
  })

export interface Asked<Wish extends object> {
  /** The address that it is about. */
  login: string
  wish: Wish
  /** What is done before the answer, in the transaction that keeps the wish. */
  before?: (transaction: Database) => Promise<void>
}

/**
 * Keeps what a call asked, and does it after the call was answered, so that neither the answer nor its time tells
 * whether an address is known. What was answered is done all the same when the process ends before: by the job.
 */
export const grantAfterAnswer = async <Wish extends object>(
  deps: Deps,
  city: City,
  kind: WishKind<Wish>,
  { login, wish, before }: Asked<Wish>,
): Promise<void> => {
  const { cityId } = city
  const wishId = await deps.db.transaction().execute(async transaction => {
    await before?.(transaction)
    return keepWish(transaction, { cityId, kind: kind.name, login, wish, now: deps.clock.now() })
  })
  deps.background.run(kind.name, () => grantOnce(deps, city, kind, { wishId, wish }))
}

/** The same for a wish that was kept by a process that has ended; its kind reads it by its own shape. */
export const grantKept = async (
  deps: Deps,
  kinds: readonly WishKind<object>[],
  kept: { wish_id: string; city_id: string; kind: string; wish: unknown },
): Promise<void> => {
  const city = deps.cities.find(({ cityId }) => cityId === kept.city_id)
  const kind = kinds.find(({ name }) => name === kept.kind)
  if (city === undefined || kind === undefined) return
  await grantOnce(deps, city, kind, { wishId: kept.wish_id, wish: kept.wish })
}
