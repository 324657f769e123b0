import { randomBytes, randomUUID } from 'node:crypto'
import type { Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../db/database.ts'
import { at } from '../db/schema.ts'
import { ABSOLUTE_MS, IDLE_MS } from '../modules/session/session.service.ts'
import { signSessionToken } from '../modules/session/session-token.ts'
import { type Secrets, sha256Hex } from '../secrets.ts'

const CITY = 'valmont'
const later = (now: Instant, ms: number) => (now + ms) as Instant

const insertPerson = async (db: Database, subscriberId: string, now: Instant): Promise<void> => {
  await db
    .insertInto('subscribers')
    .values({
      city_id: CITY,
      subscriber_id: subscriberId,
      first_name: 'Banc',
      last_name: 'Essai',
      email: `${subscriberId}@example.org`,
      lang: 'fr',
      address: JSON.stringify({
        streetName: 'rue de la République',
        postalCode: '38099',
        locality: 'Valmont',
      }),
      should_receive_sms: false,
      is_professional: false,
      created_at: at(now),
      updated_at: at(now),
    })
    .execute()
}

const openSession = async (
  db: Database,
  secrets: Secrets,
  subscriberId: string,
  now: Instant,
): Promise<string> => {
  const sessionId = randomBytes(32).toString('base64url')
  const idleUntil = later(now, IDLE_MS)
  await db
    .insertInto('sessions')
    .values({
      session_hash: sha256Hex(sessionId),
      city_id: CITY,
      subscriber_id: subscriberId,
      created_at: at(now),
      idle_expires_at: at(idleUntil),
      absolute_expires_at: at(later(now, ABSOLUTE_MS)),
    })
    .execute()
  return signSessionToken(secrets.session, { subscriberId, sessionId, cityId: CITY }, now, idleUntil)
}

/** Signed-in people made for one measurement, straight in the database; answers their tokens. */
export const makePeople = async (db: Database, secrets: Secrets, count: number): Promise<string[]> => {
  const now = Date.now() as Instant
  const tokens: string[] = []
  for (let made = 0; made < count; made += 1) {
    const subscriberId = `bench-${randomUUID()}`
    await insertPerson(db, subscriberId, now)
    tokens.push(await openSession(db, secrets, subscriberId, now))
  }
  return tokens
}
