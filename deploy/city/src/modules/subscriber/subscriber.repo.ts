import { subscriberId, zoneId } from '@parvis/shared-kernel/ids'
import type { Address, Enterprise, Subscriber } from '@parvis/shared-kernel/subscriber'
import type { Instant } from '@parvis/shared-kernel/time'
import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely'
import type { Database } from '../../db/database.ts'
import { at, type Schema } from '../../db/schema.ts'
import type { PersonKey } from './person-key.ts'

const rowsOf = (db: Database, cityId: string, id: string) =>
  db.selectFrom('subscribers').selectAll().where('city_id', '=', cityId).where('subscriber_id', '=', id)

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof rowsOf>['executeTakeFirst']>>>

const subscriberOf = (row: Row): Subscriber => ({
  subscriberId: subscriberId(row.subscriber_id),
  firstName: row.first_name,
  lastName: row.last_name,
  gender: row.gender,
  email: row.email ?? '',
  phoneNumber: row.phone_number ?? '',
  homePhoneNumber: row.home_phone_number ?? '',
  lang: row.lang,
  address: row.address as Address | null,
  professionalAddress: row.professional_address as Address | null,
  enterprise: row.enterprise as Enterprise | null,
  zoneId: row.zone_id === null ? null : zoneId(row.zone_id),
  professionalZoneId: row.professional_zone_id === null ? null : zoneId(row.professional_zone_id),
  shouldReceiveSms: row.should_receive_sms,
  isProfessional: row.is_professional,
})

export const findSubscriber = async (
  db: Database,
  cityId: string,
  id: string,
): Promise<Subscriber | null> => {
  const row = await rowsOf(db, cityId, id).executeTakeFirst()
  return row === undefined ? null : subscriberOf(row)
}

/** Finds a person who is not erased, nor will be before the transaction ends. */
export const holdSubscriber = async (
  transaction: Database,
  cityId: string,
  id: string,
): Promise<Subscriber | null> => {
  const person = rowsOf(transaction, cityId, id).where('erased_at', 'is', null)
  const row = await person.forKeyShare().executeTakeFirst()
  return row === undefined ? null : subscriberOf(row)
}

/**
 * Keeps people from being erased until the transaction ends. An erasure locks a person before any row of
 * theirs, and writing a row that names a person waits for that lock: what changes rows of people holds the
 * people first, to avoid deadlocks. People who are gone are passed over. `whose` is a condition on
 * `subscribers`.
 */
export const holdPeople = async (transaction: Database, whose: RawBuilder<boolean>): Promise<void> => {
  await sql`select 1 from subscribers where ${whose} for key share`.execute(transaction)
}

/** Holds a person by id; nobody by null. */
export const holdPerson = async (transaction: Database, id: string | null): Promise<void> => {
  if (id !== null) await holdPeople(transaction, sql<boolean>`subscriber_id = ${id}`)
}

/**
 * Whether the contact address of a row of `subscribers` was shown to be theirs. Mails may go to any other one too; what
 * waits or is asked for there may be a stranger's.
 */
export const HAS_PROVEN_EMAIL = sql<boolean>`(subscribers.proven_email = lower(subscribers.email)
  or exists (select 1 from customer_accounts c where c.subscriber_id = subscribers.subscriber_id
    and c.login = lower(subscribers.email)))`

const proven = (email: string | null) => sql<string | null>`lower(${email}::text)`

type NewSubscriber = Pick<
  Insertable<Schema['subscribers']>,
  'city_id' | 'subscriber_id' | 'first_name' | 'last_name' | 'gender' | 'email' | 'lang'
>

/** Columns of a new subscriber: an address that is proven, no telephone, no zone, nothing requested. */
export const insertSubscriber = async (db: Database, known: NewSubscriber, now: Instant): Promise<void> => {
  await db
    .insertInto('subscribers')
    .values({
      ...known,
      proven_email: proven(known.email ?? null),
      phone_number: null,
      home_phone_number: null,
      zone_id: null,
      professional_zone_id: null,
      should_receive_sms: false,
      is_professional: false,
      created_at: at(now),
      updated_at: at(now),
    })
    .execute()
}

/** The row that a change writes: none of a person who is erased, also while the change waits for the erasure. */
const changing = (db: Database, { cityId, subscriberId: id }: PersonKey) =>
  db
    .updateTable('subscribers')
    .where('city_id', '=', cityId)
    .where('subscriber_id', '=', id)
    .where('erased_at', 'is', null)

/** Sets the address that mails go to, once it is proven. */
export const writeEmail = async (
  db: Database,
  cityId: string,
  id: string,
  email: string,
  now: Instant,
): Promise<void> => {
  await changing(db, { cityId, subscriberId: id })
    .set({ email, proven_email: proven(email), updated_at: at(now) })
    .execute()
}

export interface FoundProfile {
  subscriber: Subscriber
  /** New sign-in address not proven yet. */
  pendingEmail: string | null
  /** Address kept from a payment for the next one; null when the same as the account's. */
  paymentEmail: string | null
}

/** The subscriber with the rest of the profile, in one query. */
export const findProfile = async (
  db: Database,
  cityId: string,
  id: string,
  now: Instant,
): Promise<FoundProfile | null> => {
  const row = await rowsOf(db, cityId, id)
    .select(eb =>
      eb
        .selectFrom('email_changes')
        .select('email')
        .where('email_changes.city_id', '=', cityId)
        .where('email_changes.subscriber_id', '=', id)
        .where('expires_at', '>', at(now))
        .as('pending_email'),
    )
    .executeTakeFirst()
  return row === undefined
    ? null
    : { subscriber: subscriberOf(row), pendingEmail: row.pending_email, paymentEmail: row.payment_email }
}

const jsonOrNull = (value: object | null) => (value === null ? null : JSON.stringify(value))
const textOrNull = (value: string) => (value === '' ? null : value)

/** Columns that a person may edit; identity and kind of subscriber stay. */
const columnsOf = (subscriber: Subscriber): Updateable<Schema['subscribers']> => ({
  first_name: subscriber.firstName,
  last_name: subscriber.lastName,
  gender: subscriber.gender,
  email: textOrNull(subscriber.email),
  phone_number: textOrNull(subscriber.phoneNumber),
  home_phone_number: textOrNull(subscriber.homePhoneNumber),
  lang: subscriber.lang,
  address: jsonOrNull(subscriber.address),
  professional_address: jsonOrNull(subscriber.professionalAddress),
  enterprise: jsonOrNull(subscriber.enterprise),
  zone_id: subscriber.zoneId,
  professional_zone_id: subscriber.professionalZoneId,
  should_receive_sms: subscriber.shouldReceiveSms,
})

/** A link may have proven the same address since the profile was read. */
const keptProof = (email: string) =>
  sql<string | null>`case when proven_email = lower(${email}) then proven_email end`

/**
 * Writes what changed alone: another tab may have saved the rest, or proven an address, since the profile was read. What
 * is written here proves no address, and leaves no proof of one that is left.
 */
export const updateSubscriber = async (
  db: Database,
  cityId: string,
  [before, after]: readonly [Subscriber, Subscriber],
  now: Instant,
): Promise<void> => {
  const known = new Map<string, unknown>(Object.entries(columnsOf(before)))
  const changed = Object.entries(columnsOf(after)).filter(([column, value]) => value !== known.get(column))
  const isMoved = before.email.toLowerCase() !== after.email.toLowerCase()
  await changing(db, { cityId, subscriberId: after.subscriberId })
    .set({
      ...Object.fromEntries(changed),
      ...(isMoved && { proven_email: keptProof(after.email) }),
      updated_at: at(now),
    })
    .execute()
}

/** Listed addresses under a postal code whose text contains the street. */
export const listAddressesLike = (db: Database, cityId: string, postalCode: string, street: string) =>
  db
    .selectFrom('addresses')
    .select(['zone_id', 'street_number', 'street_number_bis', 'street_type', 'street_name'])
    .where('city_id', '=', cityId)
    .where('postal_code', '=', postalCode)
    .where('searchable', 'like', `%${street}%`)
    .orderBy('address_id')
    .execute()

/** Stores a payment's address for the next payment only; the account's own address is not stored twice. */
export const savePaymentEmail = async (db: Database, person: PersonKey, email: string): Promise<void> => {
  await changing(db, person)
    .set({
      payment_email: sql<string | null>`case when lower(email) = lower(${email}) then null else ${email} end`,
    })
    .execute()
}
