import type { Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../db/database.ts'
import type { Secrets } from '../secrets.ts'
import { seedCatalogue } from './write-catalogue.ts'
import { seedEvents } from './write-events.ts'
import { seedFines } from './write-fines.ts'
import { seedPeople } from './write-people.ts'
import { seedRights } from './write-rights.ts'

export interface SeedContext {
  db: Database
  now: Instant
  secrets: Secrets
}

/**
 * Fills an empty database with the two demo cities, once and all at once. Every date counts from
 * `now`, so that a demo begun today looks like one begun in three years.
 */
export const seedOnce = async ({ db, now, secrets }: SeedContext): Promise<boolean> => {
  const first = await db.selectFrom('cities').select('city_id').limit(1).executeTakeFirst()
  if (first !== undefined) return false
  await db.transaction().execute(async transaction => {
    const context: SeedContext = { db: transaction, now, secrets }
    await seedCatalogue(context)
    await seedPeople(context)
    await seedRights(context)
    await seedFines(context)
    await seedEvents(context)
  })
  return true
}
