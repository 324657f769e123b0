import { addSeconds, type Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../db/database.ts'
import { isFound } from '../db/is-found.ts'
import { at } from '../db/schema.ts'
import { makeSecret, sha256Hex } from '../secrets.ts'

/** A token issued for one purpose is invalid for any other. */
export type TokenPurpose =
  | 'verify-email'
  | 'recover-password'
  | 'sign-in-link'
  | 'share-right'
  | 'open-document'
  | 'erase-account'
  | 'account-erased'
  | 'stop-reminders'
  | 'open-appeal'
  | 'open-refund'
  | 'object-to-refund'
  | 'known-device'
  | 'embed-session'

export interface TokenOrder<Subject extends Record<string, unknown>> {
  cityId: string
  purpose: TokenPurpose
  /** Ids that the token stands for, and the page to go on to; never a secret that grants access by itself. */
  subject: Subject
  lifeSeconds: number
  now: Instant
  /** A code that people read aloud, in the place of 256 random bits. */
  code?: string
}

const rowOf = <Subject extends Record<string, unknown>>({
  cityId,
  purpose,
  subject,
  lifeSeconds,
  now,
  code,
}: TokenOrder<Subject> & { code: string }) => ({
  token_hash: sha256Hex(code),
  city_id: cityId,
  purpose,
  subject: JSON.stringify(subject),
  created_at: at(now),
  expires_at: at(addSeconds(now, lifeSeconds)),
})

/** Issues a token of 256 random bits unless a code is given; the database stores only its hash. */
export const issueToken = async <Subject extends Record<string, unknown>>(
  db: Database,
  { code, ...order }: TokenOrder<Subject>,
): Promise<string> => {
  const token = code ?? makeSecret()
  await db
    .insertInto('one_time_tokens')
    .values(rowOf({ ...order, code: token }))
    .execute()
  return token
}

/** Stores a token made elsewhere; false when it exists already, for whatever purpose. */
export const keepToken = <Subject extends Record<string, unknown>>(
  db: Database,
  order: TokenOrder<Subject> & { code: string },
): Promise<boolean> =>
  isFound(
    db
      .insertInto('one_time_tokens')
      .values(rowOf(order))
      .onConflict(conflict => conflict.doNothing())
      .returning('token_hash'),
  )

interface TokenShown {
  cityId: string
  purpose: TokenPurpose
  token: string
  now: Instant
}

/** Like `peekToken`, for callers that keep only the token's hash. */
export const peekTokenOfHash = async (
  db: Database,
  { cityId, purpose, hash, now }: Omit<TokenShown, 'token'> & { hash: string },
): Promise<Record<string, unknown> | null> => {
  const row = await db
    .selectFrom('one_time_tokens')
    .select('subject')
    .where('token_hash', '=', hash)
    .where('city_id', '=', cityId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at(now))
    .executeTakeFirst()
  return row?.subject ?? null
}

/** Reads a token without using it; null alike when unknown, used, expired or of another purpose. */
export const peekToken = (
  db: Database,
  { token, ...shown }: TokenShown,
): Promise<Record<string, unknown> | null> => peekTokenOfHash(db, { ...shown, hash: sha256Hex(token) })

/** Expiry of a token; null when unknown. Does not check validity (`peekToken`). */
export const tokenEnd = async (db: Database, token: string): Promise<Instant | null> => {
  const row = await db
    .selectFrom('one_time_tokens')
    .select('expires_at')
    .where('token_hash', '=', sha256Hex(token))
    .executeTakeFirst()
  return row?.expires_at ?? null
}

/**
 * Seconds during which a repeated call gets the response of the first, without doing anything again: the first
 * response may have been lost.
 */
export const REPEAT_SECONDS = 900

/** Subject of a token used since a moment, so that a call repeated after a lost response can be answered. */
export const peekUsedToken = async (
  db: Database,
  { cityId, purpose, token, since }: Omit<TokenShown, 'now'> & { since: Instant },
): Promise<Record<string, unknown> | null> => {
  const row = await db
    .selectFrom('one_time_tokens')
    .select('subject')
    .where('token_hash', '=', sha256Hex(token))
    .where('city_id', '=', cityId)
    .where('purpose', '=', purpose)
    .where('used_at', '>', at(since))
    .executeTakeFirst()
  return row?.subject ?? null
}

/**
 * Uses a token: of concurrent callers exactly one succeeds, the others get null. Pass the transaction of what it
 * allows.
 */
export const takeToken = async (
  db: Database,
  { cityId, purpose, token, now }: TokenShown,
): Promise<Record<string, unknown> | null> => {
  const row = await db
    .updateTable('one_time_tokens')
    .set({ used_at: at(now) })
    .where('token_hash', '=', sha256Hex(token))
    .where('city_id', '=', cityId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at(now))
    .returning('subject')
    .executeTakeFirst()
  return row?.subject ?? null
}

/**
 * Revokes unused tokens of a purpose and subject, such as older recovery links when a new one is requested; returns
 * their subjects.
 */
export const revokeTokens = async (
  db: Database,
  purpose: TokenPurpose,
  subject: Record<string, unknown>,
  now: Instant,
): Promise<readonly Record<string, unknown>[]> => {
  const rows = await db
    .updateTable('one_time_tokens')
    .set({ used_at: at(now) })
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('subject', '@>', JSON.stringify(subject) as never)
    .returning('subject')
    .execute()
  return rows.map(row => row.subject)
}
