import { randomUUID } from 'node:crypto'
import type { Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../db/database.ts'
import { at } from '../db/schema.ts'
import { mustExist } from '../http/refusal.ts'
import { openSession } from '../modules/session/session.service.ts'
import type { Secrets } from '../secrets.ts'

const CITY = 'valmont'

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

/** Inserts signed-in people into the database for one measurement; returns their tokens. */
export const makePeople = async (db: Database, secrets: Secrets, count: number): Promise<string[]> => {
  const now = Date.now() as Instant
  const tokens: string[] = []
  for (let made = 0; made < count; made += 1) {
    const subscriberId = `bench-${randomUUID()}`
    await insertPerson(db, subscriberId, now)
    tokens.push(mustExist(await openSession({ db, secrets, clock: { now: () => now } }, CITY, subscriberId)))
  }
  return tokens
}
