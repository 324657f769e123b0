import { randomUUID } from 'node:crypto'
import type { Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../../db/database.ts'
import { at } from '../../db/schema.ts'
import type { IdentityClaims } from './identity-login.ts'

export const findAccount = (db: Database, cityId: string, login: string) =>
  db
    .selectFrom('customer_accounts')
    .select(['subscriber_id', 'password_hash'])
    .where('city_id', '=', cityId)
    .where('login', '=', login)
    .executeTakeFirst()

export const findIdentity = async (
  db: Database,
  cityId: string,
  issuer: string,
  subject: string,
): Promise<string | null> => {
  const row = await db
    .selectFrom('identities')
    .select('subscriber_id')
    .where('city_id', '=', cityId)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.subscriber_id ?? null
}

const titleCase = (name: string) =>
  name.toLocaleLowerCase('fr').replace(/(^|[\s'’-])\p{L}/gu, initial => initial.toLocaleUpperCase('fr'))

/** A first sign-in makes a subscriber from what the provider vouches for. E-mails never merge two people. */
export const insertIdentitySubscriber = (
  db: Database,
  cityId: string,
  identity: IdentityClaims,
  now: Instant,
): Promise<string> =>
  db.transaction().execute(async transaction => {
    const subscriberId = randomUUID()
    await transaction
      .insertInto('subscribers')
      .values({
        city_id: cityId,
        subscriber_id: subscriberId,
        first_name: identity.firstName,
        last_name: titleCase(identity.lastName),
        gender: identity.gender,
        email: identity.email,
        phone_number: null,
        home_phone_number: null,
        lang: 'fr',
        zone_id: null,
        professional_zone_id: null,
        should_receive_sms: false,
        is_professional: false,
        created_at: at(now),
        updated_at: at(now),
      })
      .execute()
    await transaction
      .insertInto('identities')
      .values({
        city_id: cityId,
        issuer: identity.issuer,
        subject: identity.subject,
        subscriber_id: subscriberId,
      })
      .execute()
    return subscriberId
  })
