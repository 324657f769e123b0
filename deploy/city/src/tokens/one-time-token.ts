import { randomBytes } from 'node:crypto'
import { addSeconds, type Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../db/database.ts'
import { at } from '../db/schema.ts'
import { sha256Hex } from '../secrets.ts'

/** What a token is good for; one that was made for one purpose opens nothing else. */
export type TokenPurpose =
  | 'verify-email'
  | 'recover-password'
  | 'sign-in-link'
  | 'share-right'
  | 'open-document'
  | 'erase-account'
  | 'stop-reminders'

export interface TokenOrder<Subject extends Record<string, unknown>> {
  cityId: string
  purpose: TokenPurpose
  /** What it stands for: ids, never a secret. */
  subject: Subject
  lifeSeconds: number
  now: Instant
}

/** Makes a token of 256 random bits; the database keeps its hash only. */
export const issueToken = async <Subject extends Record<string, unknown>>(
  db: Database,
  { cityId, purpose, subject, lifeSeconds, now }: TokenOrder<Subject>,
): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('one_time_tokens')
    .values({
      token_hash: sha256Hex(token),
      city_id: cityId,
      purpose,
      subject: JSON.stringify(subject),
      created_at: at(now),
      expires_at: at(addSeconds(now, lifeSeconds)),
    })
    .execute()
  return token
}

interface TokenShown {
  cityId: string
  purpose: TokenPurpose
  token: string
  now: Instant
}

/** Looks at a token without using it; null when unknown, used, expired or made for something else: all alike. */
export const peekToken = async (
  db: Database,
  { cityId, purpose, token, now }: TokenShown,
): Promise<Record<string, unknown> | null> => {
  const row = await db
    .selectFrom('one_time_tokens')
    .select('subject')
    .where('token_hash', '=', sha256Hex(token))
    .where('city_id', '=', cityId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at(now) as never)
    .executeTakeFirst()
  return row?.subject ?? null
}

/** What a token stood for that was used since a moment, for a call whose answer was lost and that is made again. */
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
    .where('used_at', '>', at(since) as never)
    .executeTakeFirst()
  return row?.subject ?? null
}

/** Uses a token up; of many who try at once exactly one succeeds, the others get null. Give it the transaction of what it allows. */
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
    .where('expires_at', '>', at(now) as never)
    .returning('subject')
    .executeTakeFirst()
  return row?.subject ?? null
}

/** Makes every unused token of a purpose and subject useless, such as older recovery links when another is asked. */
export const revokeTokens = async (
  db: Database,
  purpose: TokenPurpose,
  subject: Record<string, unknown>,
  now: Instant,
): Promise<void> => {
  await db
    .updateTable('one_time_tokens')
    .set({ used_at: at(now) })
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('subject', '@>', JSON.stringify(subject) as never)
    .execute()
}
