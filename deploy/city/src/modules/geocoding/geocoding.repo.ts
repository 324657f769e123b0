import type { Database } from '../../db/database.ts'
import type { Street } from './street-index.ts'

/** Lists each street once per postal code, in the list's order. */
export const listCityStreets = (db: Database, cityId: string): Promise<Street[]> =>
  db
    .selectFrom('addresses')
    .select(['street_type', 'street_name', 'postal_code', 'locality'])
    .where('city_id', '=', cityId)
    .groupBy(['street_type', 'street_name', 'postal_code', 'locality'])
    .orderBy(eb => eb.fn.min('address_id'))
    .execute()

/** Lists every address of the given streets, in the list's order. */
export const listAddressesOf = (db: Database, cityId: string, streets: readonly Street[]) =>
  db
    .selectFrom('addresses')
    .selectAll()
    .where('city_id', '=', cityId)
    .where(eb =>
      eb.or(
        streets.map(({ street_type, street_name, postal_code, locality }) =>
          eb.and({ street_type, street_name, postal_code, locality }),
        ),
      ),
    )
    .orderBy('address_id')
    .execute()
