import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/calls.ts'
import { clientNetwork } from '../../http/client-address.ts'
import type { CityContext } from '../../http/context.ts'
import { confirmErasure, readErasureTerms, requestErasure } from './erasure.service.ts'
import { exportPerson } from './export.service.ts'

const callerOf = (c: CityContext) => ({ lang: c.var.language, network: clientNetwork(c) })

export const privacyRoutes = (deps: Deps): Routes => ({
  'GET /api/subscriber/export': c => {
    const { city, session } = c.var
    c.header('Content-Disposition', `attachment; filename="${city.cityId}-export.json"`)
    return exportPerson(deps, city, session)
  },
  'GET /api/subscriber/erasure': c => readErasureTerms(deps, c.var.city, c.var.session),
  'DELETE /api/subscriber': c => requestErasure(deps, c.var.city, c.var.session, callerOf(c)),
  'POST /api/subscriber/erasure': (c, { token }) =>
    confirmErasure(deps, c.var.city, { token, ...callerOf(c) }),
})
