import { randomUUID } from 'node:crypto'
import type { Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../../db/database.ts'
import { lockName } from '../../db/lock-name.ts'
import { insertSubscriber } from '../subscriber/subscriber.repo.ts'
import type { RegistrationRow } from './registration.repo.ts'

/**
 * Serialises changes of who owns an address. Pass the transaction, which holds the lock until its end. Locked after the
 * account and before a registration of the address, to avoid deadlocks.
 */
export const lockAddress = (db: Database, cityId: string, email: string): Promise<void> =>
  lockName(db, `address|${cityId}|${email}`)

/**
 * Creates the subscriber and the account of a verified registration, whose address is locked; null if the address
 * already has an account.
 */
export const insertCustomer = async (
  db: Database,
  { city_id, login, lang, ...registration }: RegistrationRow,
  now: Instant,
): Promise<string | null> => {
  if ((await findCustomer(db, city_id, login)) !== undefined) return null
  const subscriberId = randomUUID()
  const { first_name, last_name } = registration
  const known = {
    city_id,
    subscriber_id: subscriberId,
    first_name,
    last_name,
    gender: null,
    email: login,
    lang,
  }
  await insertSubscriber(db, known, now)
  await db
    .insertInto('customer_accounts')
    .values({
      city_id,
      login,
      subscriber_id: subscriberId,
      password_hash: registration.password_hash,
      proof_id: registration.registration_id,
    })
    .execute()
  return subscriberId
}

/** An account by its login, with what mails and password rules need of its person. */
export const findCustomer = (db: Database, cityId: string, login: string) =>
  customers(db, cityId).where('customer_accounts.login', '=', login).executeTakeFirst()

/** Finds an account whose person is not erased, nor will be before the transaction ends. */
export const holdCustomer = (transaction: Database, cityId: string, login: string) =>
  customers(transaction, cityId)
    .where('customer_accounts.login', '=', login)
    .where('subscribers.erased_at', 'is', null)
    .forKeyShare('subscribers')
    .executeTakeFirst()

export const findCustomerOf = (db: Database, cityId: string, subscriberId: string) =>
  customers(db, cityId).where('customer_accounts.subscriber_id', '=', subscriberId).executeTakeFirst()

const customers = (db: Database, cityId: string) =>
  db
    .selectFrom('customer_accounts')
    .innerJoin('subscribers', 'subscribers.subscriber_id', 'customer_accounts.subscriber_id')
    .select([
      'customer_accounts.login',
      'customer_accounts.subscriber_id',
      'subscribers.first_name',
      'subscribers.last_name',
      'subscribers.lang',
    ])
    .where('customer_accounts.city_id', '=', cityId)

export const writePassword = async (
  db: Database,
  cityId: string,
  subscriberId: string,
  passwordHash: string,
): Promise<void> => {
  await db
    .updateTable('customer_accounts')
    .set({ password_hash: passwordHash })
    .where('city_id', '=', cityId)
    .where('subscriber_id', '=', subscriberId)
    .execute()
}

/** Finds the login that a verification (of a registration or a change of address) gave to an account. */
export const findLoginByProof = async (
  db: Database,
  cityId: string,
  proofId: string,
): Promise<string | null> => {
  const row = await db
    .selectFrom('customer_accounts')
    .select('login')
    .where('city_id', '=', cityId)
    .where('proof_id', '=', proofId)
    .executeTakeFirst()
  return row?.login ?? null
}
