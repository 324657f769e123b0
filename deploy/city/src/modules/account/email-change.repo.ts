import type { Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../../db/database.ts'
import { at } from '../../db/schema.ts'
import { writeEmail } from '../subscriber/subscriber.repo.ts'

export interface EmailChange {
  cityId: string
  subscriberId: string
  changeId: string
  email: string
  now: Instant
  expiresAt: Instant
}

/**
 * Stores a requested change of sign-in address, replacing an earlier one of the same account, whose link becomes
 * invalid.
 */
export const putEmailChange = async (db: Database, change: EmailChange): Promise<void> => {
  const facts = {
    change_id: change.changeId,
    email: change.email,
    created_at: at(change.now),
    expires_at: at(change.expiresAt),
  }
  await db
    .insertInto('email_changes')
    .values({ city_id: change.cityId, subscriber_id: change.subscriberId, ...facts })
    .onConflict(conflict => conflict.column('subscriber_id').doUpdateSet(facts))
    .execute()
}

/** Whose change it is; undefined if it was dropped or replaced. */
export const ownerOfEmailChange = async (
  db: Database,
  cityId: string,
  changeId: string,
): Promise<string | undefined> => {
  const row = await db
    .selectFrom('email_changes')
    .select('subscriber_id')
    .where('city_id', '=', cityId)
    .where('change_id', '=', changeId)
    .executeTakeFirst()
  return row?.subscriber_id
}

export const takeEmailChange = (db: Database, cityId: string, changeId: string, now: Instant) =>
  db
    .deleteFrom('email_changes')
    .where('city_id', '=', cityId)
    .where('change_id', '=', changeId)
    .where('expires_at', '>', at(now))
    .returning('email')
    .executeTakeFirst()

/** Drops the requested change, so that its link becomes invalid. */
export const dropEmailChange = async (db: Database, cityId: string, subscriberId: string): Promise<void> => {
  await db
    .deleteFrom('email_changes')
    .where('city_id', '=', cityId)
    .where('subscriber_id', '=', subscriberId)
    .execute()
}

/** Returns the address awaiting verification, or null. */
export const findPendingEmail = async (
  db: Database,
  cityId: string,
  subscriberId: string,
  now: Instant,
): Promise<string | null> => {
  const row = await db
    .selectFrom('email_changes')
    .select('email')
    .where('city_id', '=', cityId)
    .where('subscriber_id', '=', subscriberId)
    .where('expires_at', '>', at(now))
    .executeTakeFirst()
  return row?.email ?? null
}

/** Sets an account's verified address, as login and for mails. */
export const moveAccount = async (
  db: Database,
  { cityId, subscriberId, changeId, email, now }: Omit<EmailChange, 'expiresAt'>,
): Promise<void> => {
  await db
    .updateTable('customer_accounts')
    .set({ login: email, proof_id: changeId })
    .where('city_id', '=', cityId)
    .where('subscriber_id', '=', subscriberId)
    .execute()
  await writeEmail(db, cityId, subscriberId, email, now)
}
