import { definitionToWire } from '@parvis/shared-kernel/wire'
import { Hono } from 'hono'
import * as v from 'valibot'
import type { Deps } from '../../deps.ts'
import type { CityEnv } from '../../http/context.ts'
import { pathValue, queryOf } from '../../http/input.ts'
import { countRemaining } from './ticket-number.service.ts'

const numberQuery = v.object({
  year: v.optional(v.pipe(v.string(), v.regex(/^\d{4}$/), v.transform(Number))),
  activeRightUsedId: v.optional(v.string()),
})

export const definitionRoutes = (deps: Deps): Hono<CityEnv> =>
  new Hono<CityEnv>()
    .get('/api/parking-right-definition', async c => {
      const { definitions } = await deps.catalogues.read(c.var.city, c.var.session.catalogueVersion)
      return c.json(definitions.filter(definition => !definition.isDeleted).map(definitionToWire))
    })
    .get('/api/parking-right-definition/:definitionId/subscribers/:subscriberId/ticket-number', async c => {
      const asked = { definitionId: pathValue(c, 'definitionId'), ...queryOf(c, numberQuery) }
      return c.json(await countRemaining(deps, c.var.city, c.var.session, asked))
    })
