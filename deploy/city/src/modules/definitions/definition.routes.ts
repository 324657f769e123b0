import { definitionToWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/calls.ts'
import { pathValue, queryOf } from '../../http/input.ts'
import { countRemaining } from './ticket-number.service.ts'

const numberQuery = v.object({
  year: v.optional(v.pipe(v.string(), v.regex(/^\d{4}$/), v.transform(Number))),
  activeRightUsedId: v.optional(v.string()),
})

export const definitionRoutes = (deps: Deps): Routes => ({
  'GET /api/parking-right-definition': async c => {
    const { definitions } = await deps.catalogues.read(c.var.city, c.var.session.catalogueVersion)
    return definitions.filter(definition => !definition.isDeleted).map(definitionToWire)
  },
  'GET /api/parking-right-definition/:definitionId/subscribers/:subscriberId/ticket-number': c => {
    const asked = { definitionId: pathValue(c, 'definitionId'), ...queryOf(c, numberQuery) }
    return countRemaining(deps, c.var.city, c.var.session, asked)
  },
})
