import type { Address } from '@parvis/shared-kernel/subscriber'
import { searchable } from '../geocoding/searchable.ts'

/** An address of the city's own list. */
export interface ListedAddress {
  zone_id: string | null
  street_number: string
  street_number_bis: string | null
  street_type: string
  street_name: string
}

type Street = Pick<Address, 'streetType' | 'streetName'>

/** The street as it is compared: « Rue de l’Eglise » and « rue de l Église » are one. */
export const streetOf = ({ streetType, streetName }: Street): string =>
  searchable(`${streetType} ${streetName}`)

/** A whole street, never a part of its name: « Four » is not « Fournil ». Its kind may be left out. */
const isOnStreet =
  (address: Street) =>
  ({ street_type: streetType, street_name: streetName }: ListedAddress): boolean =>
    streetOf(address) === streetOf({ streetType, streetName }) ||
    (address.streetType.trim() === '' && streetOf(address) === searchable(streetName))

const doorOf = (number: string, bis: string | null): string => searchable(`${number} ${bis ?? ''}`)

/**
 * The zone of an address among the listed ones: that of the same door, else that of the street where all of it lies in
 * one zone. Null where the list does not say: a street on the border of two zones, without its number, is for the city
 * to place.
 */
export const zoneAmong = (listed: readonly ListedAddress[], address: Address): string | null => {
  const street = listed.filter(isOnStreet(address))
  const door = doorOf(address.streetNumber, address.streetNumberBis)
  const same = street.find(entry => doorOf(entry.street_number, entry.street_number_bis) === door)
  if (same !== undefined) return same.zone_id
  const zones = new Set(street.map(entry => entry.zone_id))
  const [only = null] = zones
  return zones.size === 1 ? only : null
}
