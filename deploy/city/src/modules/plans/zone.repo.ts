import type { Database } from '../../db/database.ts'

/** Zones of a city in the order that the city gave them. */
export const listZones = (db: Database, cityId: string) =>
  db
    .selectFrom('zones')
    .select(['zone_id as id', 'name'])
    .where('city_id', '=', cityId)
    .orderBy('position')
    .execute()

/** Names of zones, in the order of their ids; one that the city took away keeps its id, since none means everywhere. */
export const listZoneNames = async (
  db: Database,
  cityId: string,
  zoneIds: readonly string[],
): Promise<string[]> => {
  const names = new Map((await listZones(db, cityId)).map(({ id, name }) => [id, name]))
  return zoneIds.map(id => names.get(id) ?? id)
}
