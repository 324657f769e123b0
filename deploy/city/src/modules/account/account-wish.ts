import * as v from 'valibot'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { type WriteMail, withMails } from '../../mail/post.ts'
import type { City } from '../config/city.ts'
import { keepWish, takeWish } from './account-wish.repo.ts'

/** An account request that is acknowledged before anything checks whether the account exists. */
export interface WishKind<Wish extends object> {
  /** Must never change: stored requests are found by it. */
  name: string
  shape: v.GenericSchema<unknown, Wish>
  /** Carries out the request and queues its mails in one transaction. */
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
  /** The e-mail address concerned. */
  login: string
  wish: Wish
  /** Runs before the response, in the transaction that stores the request. */
  before?: (transaction: Database) => Promise<void>
}

/**
 * Stores an account request and carries it out after the response, so that neither the response nor its timing reveals
 * whether an address is known. If the process ends first, the job carries it out.
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

/** Carries out a request stored by a process that has ended; its kind parses it by its own schema. */
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
