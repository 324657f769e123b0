import type { Instant } from '@parvis/shared-kernel/time'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { isFound } from '../../db/is-found.ts'
import { at } from '../../db/schema.ts'

/**
 * Records the sign-in with the person too: ended sessions are soon deleted, and people who sign in must not count as
 * inactive.
 */
export const insertSession = async (
  db: Database,
  row: {
    sessionHash: string
    cityId: string
    subscriberId: string
    now: Instant
    idleUntil: Instant
    absoluteUntil: Instant
  },
): Promise<void> => {
  await db
    .updateTable('subscribers')
    .set({ last_seen_at: at(row.now) })
    .where('subscriber_id', '=', row.subscriberId)
    .execute()
  await db
    .insertInto('sessions')
    .values({
      session_hash: row.sessionHash,
      city_id: row.cityId,
      subscriber_id: row.subscriberId,
      created_at: at(row.now),
      idle_expires_at: at(row.idleUntil),
      absolute_expires_at: at(row.absoluteUntil),
    })
    .execute()
}

export const findLiveSession = (db: Database, sessionHash: string, cityId: string, now: Instant) =>
  db
    .selectFrom('sessions')
    .select([
      'session_hash',
      'city_id',
      'subscriber_id',
      'absolute_expires_at',
      sql<number>`(select version from catalogue_state)`.as('catalogue_version'),
    ])
    .where('session_hash', '=', sessionHash)
    .where('city_id', '=', cityId)
    .where('revoked_at', 'is', null)
    .where('idle_expires_at', '>', at(now))
    .where('absolute_expires_at', '>', at(now))
    .executeTakeFirst()

/** False when the session has been signed out: an ended session is never extended. */
export const extendSession = (db: Database, sessionHash: string, idleUntil: Instant): Promise<boolean> =>
  isFound(
    db
      .updateTable('sessions')
      .set({ idle_expires_at: at(idleUntil) })
      .where('session_hash', '=', sessionHash)
      .where('revoked_at', 'is', null)
      .returning('session_hash'),
  )

export const revokeSession = async (db: Database, sessionHash: string, now: Instant): Promise<void> => {
  await db
    .updateTable('sessions')
    .set({ revoked_at: at(now) })
    .where('session_hash', '=', sessionHash)
    .execute()
}

/**
 * Locks a person's account, with their sessions, until the transaction ends; false if the person is erased. Locked
 * before any address, link or password of theirs, as an erasure does, to avoid deadlocks.
 */
export const lockAccountOf = (transaction: Database, subscriberId: string): Promise<boolean> =>
  isFound(
    transaction
      .selectFrom('subscribers')
      .select('subscriber_id')
      .where('subscriber_id', '=', subscriberId)
      .where('erased_at', 'is', null)
      .forNoKeyUpdate(),
  )

/** Ends every session of a person, on all their devices. Pass the transaction of what ends them. */
export const revokeSessionsOf = async (
  transaction: Database,
  cityId: string,
  subscriberId: string,
  now: Instant,
): Promise<void> => {
  await lockAccountOf(transaction, subscriberId)
  await transaction
    .updateTable('sessions')
    .set({ revoked_at: at(now) })
    .where('city_id', '=', cityId)
    .where('subscriber_id', '=', subscriberId)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Records a sign-in nonce; false when already used in this city. */
export const useNonce = (db: Database, cityId: string, nonceHash: string, now: Instant): Promise<boolean> =>
  isFound(
    db
      .insertInto('login_nonces')
      .values({ city_id: cityId, nonce_hash: nonceHash, used_at: at(now) })
      .onConflict(conflict => conflict.doNothing())
      .returning('nonce_hash'),
  )
