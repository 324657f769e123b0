import { searchable } from '@parvis/shared-kernel/formats'
import type { Address } from '@parvis/shared-kernel/subscriber'

/** An address of the city's own list. */
export interface ListedAddress {
  zone_id: string | null
  street_number: string
  street_number_bis: string | null
  street_type: string
  street_name: string
}

type Street = Pick<Address, 'streetType' | 'streetName'>

/** Street normalised for comparison: « Rue de l’Eglise » equals « rue de l Église ». */
export const streetOf = ({ streetType, streetName }: Street): string =>
  searchable(`${streetType} ${streetName}`)

/** Matches whole street names only: « Four » is not « Fournil ». The street type may be omitted. */
const isOnStreet =
  (address: Street) =>
  ({ street_type: streetType, street_name: streetName }: ListedAddress): boolean =>
    streetOf(address) === streetOf({ streetType, streetName }) ||
    (address.streetType.trim() === '' && streetOf(address) === searchable(streetName))

const houseNumberOf = (number: string, bis: string | null): string => searchable(`${number} ${bis ?? ''}`)

/**
 * Zone of an address in the list: of its exact number, else of its street if that lies in one zone. Null when
 * undecided: the city must place a street of several zones without its number, or one of two streets of one name.
 */
export const zoneAmong = (listed: readonly ListedAddress[], address: Address): string | null => {
  const street = listed.filter(isOnStreet(address))
  const houseNumber = houseNumberOf(address.streetNumber, address.streetNumberBis)
  const same = street.filter(
    entry => houseNumberOf(entry.street_number, entry.street_number_bis) === houseNumber,
  )
  const zones = new Set((same.length > 0 ? same : street).map(entry => entry.zone_id))
  const [only = null] = zones
  return zones.size === 1 ? only : null
}
