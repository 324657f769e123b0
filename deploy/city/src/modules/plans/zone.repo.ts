import type { Database } from '../../db/database.ts'

/** Zones of a city in the order that the city gave them. */
export const listZones = (db: Database, cityId: string) =>
  db
    .selectFrom('zones')
    .select(['zone_id as id', 'name'])
    .where('city_id', '=', cityId)
    .orderBy('position')
    .execute()
