import type { Database } from '../../db/database.ts'

/** Lists each street once per zone: as many rows as streets, not house numbers. */
export const listStreets = (db: Database, cityId: string) =>
  db
    .selectFrom('addresses')
    .select(['street_type', 'street_name', 'zone_id'])
    .distinct()
    .where('city_id', '=', cityId)
    .execute()

/** Counts the changes of all cities' catalogues: `Session.catalogueVersion` for callers without a session. */
export const readCatalogueVersion = async (db: Database): Promise<number> => {
  const { version } = await db.selectFrom('catalogue_state').select('version').executeTakeFirstOrThrow()
  return version
}
