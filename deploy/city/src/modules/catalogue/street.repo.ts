import type { Database } from '../../db/database.ts'

/** Each street of the city once a zone; the number of rows is that of streets, never that of doors. */
export const listStreets = (db: Database, cityId: string) =>
  db
    .selectFrom('addresses')
    .select(['street_type', 'street_name', 'zone_id'])
    .distinct()
    .where('city_id', '=', cityId)
    .execute()

/** How often what the cities offer has changed: `Session.catalogueVersion` for who has no session. */
export const readCatalogueVersion = async (db: Database): Promise<number> => {
  const { version } = await db.selectFrom('catalogue_state').select('version').executeTakeFirstOrThrow()
  return version
}
