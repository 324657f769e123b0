import { randomUUID } from 'node:crypto'
import type { Locale } from '@parvis/shared-kernel/formats'
import type { Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../../db/database.ts'
import { lockName } from '../../db/lock-name.ts'
import { insertSubscriber } from '../subscriber/subscriber.repo.ts'
import { recordAccountEvent } from '../timeline/event.repo.ts'
import type { IdentityClaims } from './identity-login.ts'

export const findAccount = (db: Database, cityId: string, login: string) =>
  db
    .selectFrom('customer_accounts')
    .select(['subscriber_id', 'password_hash'])
    .where('city_id', '=', cityId)
    .where('login', '=', login)
    .executeTakeFirst()

const findIdentity = async (
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

/** When a first visit opens an account, and in which language. */
export interface AccountOpening {
  readonly language: Locale
  readonly now: Instant
}

const insertIdentitySubscriber = async (
  db: Database,
  cityId: string,
  identity: IdentityClaims,
  { language, now }: AccountOpening,
): Promise<string> => {
  const subscriberId = randomUUID()
  const known = {
    city_id: cityId,
    subscriber_id: subscriberId,
    first_name: identity.firstName,
    last_name: titleCase(identity.lastName),
    gender: identity.gender,
    email: identity.email,
    lang: language,
  } as const
  await insertSubscriber(db, known, now)
  await db
    .insertInto('identities')
    .values({
      city_id: cityId,
      issuer: identity.issuer,
      subject: identity.subject,
      subscriber_id: subscriberId,
    })
    .execute()
  await recordAccountEvent(db, { cityId, subscriberId, at: now, kind: 'account-created' })
  return subscriberId
}

export interface IdentifiedSubscriber {
  readonly subscriberId: string
  /** Created by this sign-in. */
  readonly isNew: boolean
}

/**
 * The subscriber of an identity, created on first sign-in from the provider's claims. Never merges two people by
 * e-mail. Requires a transaction: of two concurrent first sign-ins the second waits and finds the first's subscriber.
 */
export const subscriberOfIdentity = async (
  db: Database,
  cityId: string,
  identity: IdentityClaims,
  opening: AccountOpening,
): Promise<IdentifiedSubscriber> => {
  await lockName(db, `identity|${cityId}|${identity.issuer}|${identity.subject}`)
  const known = await findIdentity(db, cityId, identity.issuer, identity.subject)
  if (known !== null) return { subscriberId: known, isNew: false }
  return { subscriberId: await insertIdentitySubscriber(db, cityId, identity, opening), isNew: true }
}
