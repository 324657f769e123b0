import { at } from '../db/schema.ts'
import type { SeedContext } from './seed-context.ts'

/** Writes the city's row with its first configuration; the configuration command changes it later. */
export const writeCity = async ({ db, now, city }: SeedContext): Promise<void> => {
  const { cityId, dialects } = city
  const config = JSON.stringify({ ...city.config, version: 1 })
  const last = await db
    .selectFrom('cities')
    .select(eb => eb.fn.max('position').as('position'))
    .executeTakeFirst()
  await db
    .insertInto('cities')
    .values({
      city_id: cityId,
      position: (last?.position ?? -1) + 1,
      name: city.config.name,
      config,
      error_reporting: JSON.stringify({ dsn: null, environment: 'demo', enabled: false }),
      status_vocabulary: dialects.statusVocabulary,
    })
    .execute()
  const version = {
    city_id: cityId,
    version: 1,
    config,
    created_at: at(now),
    applied_at: at(now),
    fault: null,
  }
  await db.insertInto('city_config_versions').values(version).execute()
}
