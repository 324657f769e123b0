import { zoneQuestionWire } from '@parvis/shared-kernel/wire'
import { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import { clientNetwork } from '../../http/client-address.ts'
import type { CityContext, CityEnv } from '../../http/context.ts'
import { bodyOf } from '../../http/input.ts'
import { readPublicCatalogue, readStreets, readZoneOf } from './public-catalogue.service.ts'

/** Public routes before sign-in: they return no personal data and store nothing that is asked. */
export const catalogueRoutes = (deps: Deps): Hono<CityEnv> => {
  const spend = (c: CityContext) => deps.limits.spend([{ limit: 'catalogue', key: clientNetwork(c) }])
  return new Hono<CityEnv>()
    .get('/api/catalogue', async c => {
      await spend(c)
      return c.json(await readPublicCatalogue(deps, c.var.city))
    })
    .get('/api/catalogue/streets', async c => {
      await spend(c)
      return c.json(await readStreets(deps, c.var.city))
    })
    .post('/api/catalogue/zone', async c => {
      const { address } = await bodyOf(c, zoneQuestionWire)
      await spend(c)
      return c.json(await readZoneOf(deps, c.var.city, address))
    })
}
