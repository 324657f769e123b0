import { definitionToWire } from '@parvis/shared-kernel/wire'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/calls.ts'
import { pathValue } from '../../http/input.ts'
import { countRemaining } from './ticket-number.service.ts'

export const definitionRoutes = (deps: Deps): Routes => ({
  'GET /api/parking-right-definition': async c => {
    const { definitions } = await deps.catalogues.read(c.var.city, c.var.session.catalogueVersion)
    return definitions.filter(definition => !definition.isDeleted).map(definitionToWire)
  },
  'GET /api/parking-right-definition/:definitionId/subscribers/:subscriberId/ticket-number': (
    c,
    { year, activeRightUsedId },
  ) => {
    const asked = {
      definitionId: pathValue(c, 'definitionId'),
      year: year === undefined ? undefined : Number(year),
      activeRightUsedId,
    }
    return countRemaining(deps, c.var.city, c.var.session, asked)
  },
})
