import type { Offer, Zone } from '@parvis/shared-kernel/offers'
import type { Definition } from '@parvis/shared-kernel/tickets'
import { zoneFromWire } from '@parvis/shared-kernel/wire'
import type { Database } from '../../db/database.ts'
import { listDefinitions } from '../definitions/definition.repo.ts'
import { listOffers } from '../plans/offer.repo.ts'
import { listZones } from '../plans/zone.repo.ts'
import { keepByVersion } from './keep-by-version.ts'

/** A city's offers, deleted ones included. Callers share the same objects and must not change them. */
export interface Catalogue {
  offers: readonly Offer[]
  definitions: readonly Definition[]
  zones: readonly Zone[]
}

export interface Catalogues {
  /** Returns a city's catalogue at that version (`Session.catalogueVersion`) or a later one. */
  read(city: { cityId: string }, version: number): Promise<Catalogue>
}

const readAll = async (db: Database, cityId: string): Promise<Catalogue> => ({
  offers: await listOffers(db, cityId),
  definitions: await listDefinitions(db, cityId),
  zones: (await listZones(db, cityId)).map(zoneFromWire),
})

/** Caches each city's catalogue. Do not use within a transaction. */
export const createCatalogues = (db: Database): Catalogues => {
  const read = keepByVersion(cityId => readAll(db, cityId))
  return { read: ({ cityId }, version) => read(cityId, version) }
}
