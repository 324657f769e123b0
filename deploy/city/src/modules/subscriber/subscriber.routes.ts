import { patchWire, profileWire } from '@parvis/shared-kernel/wire'
import { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import { clientNetwork } from '../../http/client-address.ts'
import type { CityContext, CityEnv } from '../../http/context.ts'
import { bodyOf } from '../../http/input.ts'
import { patchProfile, readProfile, writeProfile } from './subscriber.service.ts'

const fromOf = (c: CityContext) => ({ session: c.var.session, network: clientNetwork(c) })

export const subscriberRoutes = (deps: Deps): Hono<CityEnv> =>
  new Hono<CityEnv>()
    .get('/api/subscriber', async c => c.json(await readProfile(deps, c.var.city, c.var.session)))
    .put('/api/subscriber', async c =>
      c.json(await writeProfile(deps, c.var.city, fromOf(c), await bodyOf(c, profileWire))),
    )
    .patch('/api/subscriber', async c =>
      c.json(await patchProfile(deps, c.var.city, fromOf(c), await bodyOf(c, patchWire))),
    )
