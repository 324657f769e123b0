import type { Deps } from '../../deps.ts'
import { post } from '../../mail/post.ts'
import type { City } from '../config/city.ts'
import { findSubscriber } from '../subscriber/subscriber.repo.ts'
import { planOf } from './plan-of-right.ts'
import type { RightRow } from './right.repo.ts'
import { type RightFacts, type RightLetter, rightMail } from './right-mail.ts'

const PATHS = {
  subscription: '/souscriptions/',
  ticket: '/souscriptions/tickets/',
} satisfies Record<RightRow['kind'], string>

/** Where a citizen looks at a right: an id, nothing about a person. */
const linkTo = (city: City, { kind, right_id }: RightRow): string =>
  `${city.portals[0] ?? ''}${PATHS[kind]}${encodeURIComponent(right_id)}`

type Said = Pick<RightFacts, 'comment' | 'documents'>

const send = async (deps: Deps, right: RightRow, letter: RightLetter, said: Said): Promise<boolean> => {
  const city = deps.cities.find(({ cityId }) => cityId === right.city_id)
  const owner = await findSubscriber(deps.db, right.city_id, right.subscriber_id)
  if (city === undefined || owner === null) return false
  const plan = await planOf(deps.db, right)
  const facts = {
    product: plan?.name ?? right.right_id,
    url: linkTo(city, right),
    ...said,
  }
  const mail = rightMail(letter, { to: owner.email, lang: owner.lang, city: city.name }, facts)
  return post(deps, city.cityId, `right ${letter}`, mail)
}

/**
 * Writes to the owner of a right, in the language of their profile; answers whether a mail has left. Call it after the
 * commit: what was decided stands whether or not the mail server answers.
 */
export const writeToOwner = async (
  deps: Deps,
  right: RightRow,
  letter: RightLetter,
  said: Said = {},
): Promise<boolean> => {
  try {
    return await send(deps, right, letter, said)
  } catch (failure) {
    const reason = failure instanceof Error ? failure.name : typeof failure
    deps.log.error({ right: right.right_id, letter, failure: reason }, 'mail not sent')
    return false
  }
}
