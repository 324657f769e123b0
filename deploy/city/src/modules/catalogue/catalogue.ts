import type { Offer, Zone } from '@parvis/shared-kernel/offers'
import type { Definition } from '@parvis/shared-kernel/tickets'
import { zoneFromWire } from '@parvis/shared-kernel/wire'
import type { Database } from '../../db/database.ts'
import { listDefinitions } from '../definitions/definition.repo.ts'
import { listOffers } from '../plans/offer.repo.ts'
import { listZones } from '../plans/zone.repo.ts'

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

interface Kept {
  version: number
  catalogue: Promise<Catalogue>
}

const readAll = async (db: Database, cityId: string): Promise<Catalogue> => ({
  offers: await listOffers(db, cityId),
  definitions: await listDefinitions(db, cityId),
  zones: (await listZones(db, cityId)).map(zoneFromWire),
})

/**
 * Caches each city's catalogue in this process per version. The catalogue is read after its version, so it is never
 * older; a later change has another version, and the next call reads again. Do not use within a transaction.
 */
export const createCatalogues = (db: Database): Catalogues => {
  const kept = new Map<string, Kept>()
  const keep = (cityId: string, version: number): Promise<Catalogue> => {
    const entry = { version, catalogue: readAll(db, cityId) }
    kept.set(cityId, entry)
    entry.catalogue.catch(() => {
      if (kept.get(cityId) === entry) kept.delete(cityId)
    })
    return entry.catalogue
  }
  return {
    read: ({ cityId }, version) => {
      const known = kept.get(cityId)
      return known !== undefined && known.version >= version ? known.catalogue : keep(cityId, version)
    },
  }
}
