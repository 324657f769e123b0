import { type Instant, later } from '@parvis/shared-kernel/time'
import type { Database } from '../../db/database.ts'
import { at } from '../../db/schema.ts'
import { makeSecret, sha256Hex } from '../../secrets.ts'
import type { Resource } from './operation.repo.ts'

export const LINK_LIFE_DAYS = 30

export interface NewLink {
  cityId: string
  resource: Resource
  email: string
  lang: string
  returnUrl: string
  now: Instant
}

export type PaymentLink = NonNullable<Awaited<ReturnType<typeof findLink>>>

/** Creates a link with 256 random bits; the database stores only its hash. */
export const makeLink = async (db: Database, link: NewLink): Promise<string> => {
  const token = makeSecret()
  await db
    .insertInto('payment_links')
    .values({
      token_hash: sha256Hex(token),
      city_id: link.cityId,
      resource_kind: link.resource.kind,
      resource_id: link.resource.id,
      email: link.email,
      lang: link.lang,
      return_url: link.returnUrl,
      created_at: at(link.now),
      expires_at: at(later(link.now, { days: LINK_LIFE_DAYS })),
    })
    .execute()
  return token
}

export const findLink = (db: Database, cityId: string, token: string, now: Instant) =>
  db
    .selectFrom('payment_links')
    .selectAll()
    .where('token_hash', '=', sha256Hex(token))
    .where('city_id', '=', cityId)
    .where('expires_at', '>', at(now))
    .executeTakeFirst()

/** Deletes expired links and the addresses stored with them. */
export const deleteEndedLinks = async (db: Database, now: Instant): Promise<void> => {
  await db.deleteFrom('payment_links').where('expires_at', '<=', at(now)).execute()
}
