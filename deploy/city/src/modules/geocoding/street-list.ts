import { searchable } from '@parvis/shared-kernel/formats'
import { EMPTY_ADDRESS } from '@parvis/shared-kernel/subscriber'
import type { GeocodingResultWire } from '@parvis/shared-kernel/wire'
import type { Database } from '../../db/database.ts'
import { keepByVersion } from '../catalogue/keep-by-version.ts'
import { readCatalogueVersion } from '../catalogue/street.repo.ts'
import type { AddressSearch, Geocoder } from './address-search.ts'
import { listAddressesOf, listCityStreets } from './geocoding.repo.ts'
import { createStreetIndex, type Street } from './street-index.ts'
import { type HouseNumber, readAddress } from './street-words.ts'

type AddressRow = Awaited<ReturnType<typeof listAddressesOf>>[number]

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

/** 0 is the exact house, 1 the same number with another "bis", 2 a number with the same beginning; then by distance. */
const distanceOf = ({ number, bis }: HouseNumber, row: AddressRow): number => {
  if (row.street_number === number) return searchable(row.street_number_bis ?? '') === bis ? 0 : 1
  if (row.street_number.startsWith(number)) return 2
  return 2 + Math.abs(Number.parseInt(row.street_number, 10) - Number(number))
}

const isOn = (street: Street, row: AddressRow) =>
  street.street_type === row.street_type &&
  street.street_name === row.street_name &&
  street.postal_code === row.postal_code &&
  street.locality === row.locality

/** Ranks the exact house number first, in order of street match; then nearby numbers. */
const ranked = (rows: readonly AddressRow[], streets: readonly Street[], house: HouseNumber | null) =>
  rows
    .map(row => ({
      row,
      distance: house === null ? 0 : distanceOf(house, row),
      rank: streets.findIndex(street => isOn(street, row)),
    }))
    .sort(
      (one, other) =>
        Math.min(one.distance, 2) - Math.min(other.distance, 2) ||
        one.rank - other.rank ||
        one.distance - other.distance,
    )
    .map(({ row }) => row)

/**
 * Searches the city's own list of addresses. It ignores `bounds`: the list has no coordinates and lies within the city.
 */
export const createStreetList = (db: Database): Geocoder => {
  const indexOf = keepByVersion(cityId => listCityStreets(db, cityId).then(createStreetIndex))
  return {
    search: async ({ cityId, text, limit }: AddressSearch) => {
      const { words, house } = readAddress(text)
      const index = await indexOf(cityId, await readCatalogueVersion(db))
      const streets = index.find(words, limit)
      if (streets.length === 0) return []
      const rows = await listAddressesOf(db, cityId, streets)
      return ranked(rows, streets, house).slice(0, limit).map(resultOf)
    },
  }
}
