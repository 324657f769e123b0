import { patchWire, profileWire } from '@parvis/shared-kernel/wire'
import { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import type { CityEnv } from '../../http/context.ts'
import { bodyOf } from '../../http/input.ts'
import { patchProfile, readProfile, writeProfile } from './subscriber.service.ts'

export const subscriberRoutes = (deps: Deps): Hono<CityEnv> =>
  new Hono<CityEnv>()
    .get('/api/subscriber', async c => c.json(await readProfile(deps, c.var.city, c.var.session)))
    .put('/api/subscriber', async c =>
      c.json(await writeProfile(deps, c.var.city, c.var.session, await bodyOf(c, profileWire))),
    )
    .patch('/api/subscriber', async c =>
      c.json(await patchProfile(deps, c.var.city, c.var.session, await bodyOf(c, patchWire))),
    )
