import { erasureBodyWire } from '@parvis/shared-kernel/wire'
import { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import { clientNetwork } from '../../http/client-address.ts'
import type { CityEnv } from '../../http/context.ts'
import { bodyOf } from '../../http/input.ts'
import { askErasure, confirmErasure, readErasureTerms } from './erasure.service.ts'
import { exportPerson } from './export.service.ts'

export const privacyRoutes = (deps: Deps): Hono<CityEnv> =>
  new Hono<CityEnv>()
    .get('/api/subscriber/export', async c => {
      const { city, session } = c.var
      c.header('Content-Disposition', `attachment; filename="${city.cityId}-export.json"`)
      return c.json(await exportPerson(deps, city, session))
    })
    .get('/api/subscriber/erasure', async c =>
      c.json(await readErasureTerms(deps, c.var.city, c.var.session)),
    )
    .delete('/api/subscriber', async c => {
      const caller = { lang: c.var.language, network: clientNetwork(c) }
      await askErasure(deps, c.var.city, c.var.session, caller)
      return c.body(null, 202)
    })
    .post('/api/subscriber/erasure', async c => {
      const { token } = await bodyOf(c, erasureBodyWire)
      await confirmErasure(deps, c.var.city, { token, lang: c.var.language, network: clientNetwork(c) })
      return c.body(null, 204)
    })
