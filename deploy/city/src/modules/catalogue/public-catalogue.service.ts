import { isOfferOpen } from '@parvis/shared-kernel/offers'
import { isAddressEmpty } from '@parvis/shared-kernel/subscriber'
import { isDefinitionOpen } from '@parvis/shared-kernel/tickets'
import {
  type AddressWire,
  addressFromWire,
  type CatalogueWire,
  definitionToWire,
  offerToWire,
  type StreetsWire,
  type ZoneAnswerWire,
} from '@parvis/shared-kernel/wire'
import type { Deps } from '../../deps.ts'
import type { City } from '../config/city.ts'
import { streetOf, zoneAmong } from '../subscriber/residence-zone.model.ts'
import { listAddressesLike } from '../subscriber/subscriber.repo.ts'
import { listStreets, readCatalogueVersion } from './street.repo.ts'
import { streetLines } from './streets.model.ts'

const catalogueOf = async ({ db, catalogues }: Deps, city: City) =>
  catalogues.read(city, await readCatalogueVersion(db))

/** Returns what anybody may request today, without offers that are closed, granted by the city alone, or deleted. */
export const readPublicCatalogue = async (deps: Deps, city: City): Promise<CatalogueWire> => {
  const { offers, definitions, zones } = await catalogueOf(deps, city)
  return {
    plans: offers.filter(isOfferOpen).map(offerToWire),
    definitions: definitions.filter(isDefinitionOpen).map(definitionToWire),
    zones: [...zones],
  }
}

export const readStreets = async (deps: Deps, city: City): Promise<StreetsWire> => {
  const { zones } = await catalogueOf(deps, city)
  const rows = await listStreets(deps.db, city.cityId)
  return streetLines(
    rows,
    zones.map(({ id }) => id),
  )
}

/** Returns the zone of an address, by the same rule as for a profile; the address is not stored. */
export const readZoneOf = async (deps: Deps, city: City, wire: AddressWire): Promise<ZoneAnswerWire> => {
  const address = addressFromWire(wire)
  if (isAddressEmpty(address)) return { zoneId: null }
  const listed = await listAddressesLike(deps.db, city.cityId, address.postalCode.trim(), streetOf(address))
  return { zoneId: zoneAmong(listed, address) }
}
