import { EMPTY_ADDRESS } from '@parvis/shared-kernel/subscriber'
import type { GeocodingResultWire } from '@parvis/shared-kernel/wire'
import type { Database } from '../../db/database.ts'
import type { AddressSearch } from './geocoder.ts'
import { searchAddresses } from './geocoding.repo.ts'
import { searchable } from './searchable.ts'

type AddressRow = Awaited<ReturnType<typeof searchAddresses>>[number]

const resultOf = (row: AddressRow): GeocodingResultWire => {
  const number = [row.street_number, row.street_number_bis].filter(Boolean).join(' ')
  return {
    concatAddress: `${number} ${row.street_type} ${row.street_name}, ${row.postal_code} ${row.locality}`,
    address: {
      ...EMPTY_ADDRESS,
      streetNumber: row.street_number,
      streetNumberBis: row.street_number_bis ?? '',
      streetType: row.street_type,
      streetName: row.street_name,
      postalCode: row.postal_code,
      locality: row.locality,
      country: 'France',
    },
  }
}

/** The city's own list of addresses. It has no coordinates, so bounds are of no use to it: all of it is in the city. */
export const searchStreetList = async (
  db: Database,
  { cityId, text, limit }: AddressSearch,
): Promise<GeocodingResultWire[]> => {
  const words = searchable(text).split(' ').filter(Boolean)
  if (words.length === 0) return []
  return (await searchAddresses(db, cityId, words, limit)).map(resultOf)
}
