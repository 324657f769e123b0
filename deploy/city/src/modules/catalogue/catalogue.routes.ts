import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/calls.ts'
import { clientNetwork } from '../../http/client-address.ts'
import type { CityContext } from '../../http/context.ts'
import { readPublicCatalogue, readStreets, readZoneOf } from './public-catalogue.service.ts'

/** Public routes before sign-in: they return no personal data and store nothing that is asked. */
export const catalogueRoutes = (deps: Deps): Routes => {
  const spend = (c: CityContext) => deps.limits.spend([{ limit: 'catalogue', key: clientNetwork(c) }])
  return {
    'GET /api/catalogue': async c => {
      await spend(c)
      return readPublicCatalogue(deps, c.var.city)
    },
    'GET /api/catalogue/streets': async c => {
      await spend(c)
      return readStreets(deps, c.var.city)
    },
    'POST /api/catalogue/zone': async (c, { address }) => {
      await spend(c)
      return readZoneOf(deps, c.var.city, address)
    },
  }
}
