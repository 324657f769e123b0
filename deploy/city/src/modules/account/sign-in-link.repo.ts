import type { Instant } from '@parvis/shared-kernel/time'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { isFound } from '../../db/is-found.ts'
import { at } from '../../db/schema.ts'
import { HAS_PROVEN_EMAIL } from '../subscriber/subscriber.repo.ts'

export interface NewSignInLink {
  linkId: string
  cityId: string
  email: string
  subscriberId: string | null
  now: Instant
  expiresAt: Instant
}

/** Stores a link, replacing an earlier one of the same signed-in person. */
export const putSignInLink = async (db: Database, link: NewSignInLink): Promise<void> => {
  if (link.subscriberId !== null)
    await db.deleteFrom('sign_in_links').where('subscriber_id', '=', link.subscriberId).execute()
  await db
    .insertInto('sign_in_links')
    .values({
      link_id: link.linkId,
      city_id: link.cityId,
      email: link.email,
      subscriber_id: link.subscriberId,
      created_at: at(link.now),
      expires_at: at(link.expiresAt),
    })
    .execute()
}

export const findSignInLink = (db: Database, cityId: string, linkId: string) =>
  db
    .selectFrom('sign_in_links')
    .select(['email', 'subscriber_id'])
    .where('city_id', '=', cityId)
    .where('link_id', '=', linkId)
    .executeTakeFirst()

const identitiesWith = (db: Database, cityId: string, email: string) =>
  db
    .selectFrom('subscribers')
    .innerJoin('identities', 'identities.subscriber_id', 'subscribers.subscriber_id')
    .select('subscribers.subscriber_id')
    .where('subscribers.city_id', '=', cityId)
    .where(sql<string>`lower(subscribers.email)`, '=', email)
    .where(HAS_PROVEN_EMAIL)
    .limit(1)

/** Whether an account of the identity provider has proven this address. */
export const hasIdentityWith = (db: Database, cityId: string, email: string): Promise<boolean> =>
  isFound(identitiesWith(db, cityId, email))

/** Whether another account of the identity provider has proven this address already: an unproven one is nobody's. */
export const hasOtherIdentityWith = (
  db: Database,
  cityId: string,
  email: string,
  subscriberId: string,
): Promise<boolean> =>
  isFound(identitiesWith(db, cityId, email).where('subscribers.subscriber_id', '!=', subscriberId))
