import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { WriteMail } from '../../mail/post.ts'
import { findSubscriber } from '../subscriber/subscriber.repo.ts'
import { planOf } from './plan-of-right.ts'
import type { RightRow } from './right.repo.ts'
import { linkToComplete, linkToRight } from './right-link.ts'
import { type RightFacts, type RightLetter, rightMail } from './right-mail.ts'

type Said = Pick<RightFacts, 'comment' | 'documents'>

/** Writes to a right's owner in their profile's language, in the transaction of the change. */
export const writeToOwner = async (
  { cities }: Pick<Deps, 'cities'>,
  [db, write]: [Database, WriteMail],
  right: RightRow,
  letter: RightLetter,
  said: Said = {},
): Promise<void> => {
  const city = cities.find(({ cityId }) => cityId === right.city_id)
  const owner = await findSubscriber(db, right.city_id, right.subscriber_id)
  if (city === undefined || owner === null) return
  const url =
    letter === 'evidence-asked'
      ? linkToComplete(city, right.right_id)
      : linkToRight(city, right.kind, right.right_id)
  const product = (await planOf(db, right))?.name ?? right.right_id
  const facts = { product, reference: right.right_id, url, ...said }
  await write(`right ${letter}`, rightMail(letter, { to: owner.email, lang: owner.lang, city }, facts))
}
