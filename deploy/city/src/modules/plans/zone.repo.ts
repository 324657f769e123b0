import type { Address } from '@parvis/shared-kernel/subscriber'
import type { Database } from '../../db/database.ts'
import { searchable } from '../geocoding/searchable.ts'

/** Zones of a city in the order that the city gave them. */
export const listZones = (db: Database, cityId: string) =>
  db
    .selectFrom('zones')
    .select(['zone_id as id', 'name'])
    .where('city_id', '=', cityId)
    .orderBy('position')
    .execute()

/** The zone of an address by its street; null outside the city or when the street is unknown. */
export const zoneOfAddress = async (
  db: Database,
  cityId: string,
  address: Address | null,
): Promise<string | null> => {
  if (address === null) return null
  const street = searchable(`${address.streetType} ${address.streetName}`)
  const row = await db
    .selectFrom('addresses')
    .select('zone_id')
    .where('city_id', '=', cityId)
    .where('postal_code', '=', address.postalCode)
    .where('searchable', 'like', `%${street.replace(/[\\%_]/g, '\\$&')}%`)
    .limit(1)
    .executeTakeFirst()
  return street === '' ? null : (row?.zone_id ?? null)
}
