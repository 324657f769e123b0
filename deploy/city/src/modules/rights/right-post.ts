import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { WriteMail } from '../../mail/post.ts'
import { listSharers } from '../sharing/share.repo.ts'
import { findSubscriber } from '../subscriber/subscriber.repo.ts'
import { planOf } from './plan-of-right.ts'
import type { RightRow } from './right.repo.ts'
import { linkToComplete, linkToRight } from './right-link.ts'
import { type RightFacts, type RightLetter, rightMail } from './right-mail.ts'

type Said = Pick<RightFacts, 'comment' | 'documents'>

const writeTo = async (
  { cities, clock }: Pick<Deps, 'cities' | 'clock'>,
  [db, write]: [Database, WriteMail],
  { right, to }: { right: RightRow; to: string },
  letter: RightLetter,
  said: Said = {},
): Promise<void> => {
  const city = cities.find(({ cityId }) => cityId === right.city_id)
  const reader = await findSubscriber(db, right.city_id, to)
  if (city === undefined || reader === null) return
  const url =
    letter === 'evidence-asked'
      ? linkToComplete(city, right.right_id)
      : linkToRight(city, right.kind, right.right_id)
  const product = (await planOf(db, right))?.name ?? right.right_id
  const facts = {
    product,
    reference: right.right_id,
    price: right.price_cents,
    url,
    at: clock.now(),
    from: right.start_of_validity,
    to: right.end_of_validity,
    ...said,
  }
  await write(`right ${letter}`, rightMail(letter, { to: reader.email, lang: reader.lang, city }, facts))
}

/** Writes to a right's owner in their profile's language, in the transaction of the change. */
export const writeToOwner = (
  deps: Pick<Deps, 'cities' | 'clock'>,
  both: [Database, WriteMail],
  right: RightRow,
  letter: RightLetter,
  said?: Said,
): Promise<void> => writeTo(deps, both, { right, to: right.subscriber_id }, letter, said)

/**
 * Tells everybody who shares a right that it has ended, since nothing else informs them. The reason stays with the
 * owner.
 */
export const tellSharers = async (
  deps: Pick<Deps, 'cities' | 'clock'>,
  both: [Database, WriteMail],
  right: RightRow,
): Promise<void> => {
  for (const to of await listSharers(both[0], right.right_id))
    await writeTo(deps, both, { right, to }, 'shared-ended')
}
