import type { Instant } from '@parvis/shared-kernel/time'
import type { CityFolder } from '../cities/city-data.ts'
import type { Database } from '../db/database.ts'
import type { Secrets } from '../secrets.ts'

/** Context for seeding one city. */
export interface SeedContext {
  db: Database
  now: Instant
  secrets: Secrets
  city: CityFolder
  timeZone: string
}
