import { patchWire, profileWire } from '@parvis/shared-kernel/wire'
import { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import { clientNetwork } from '../../http/client-address.ts'
import type { CityContext, CityEnv } from '../../http/context.ts'
import { bodyOf } from '../../http/input.ts'
import { dropEmailChange } from '../account/email-change.repo.ts'
import { askEmailChangeAgain } from '../account/email-change.service.ts'
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
    .post('/api/subscriber/email-change', async c => {
      await askEmailChangeAgain(deps, c.var.city, c.var.session.subscriberId, clientNetwork(c))
      return c.body(null, 202)
    })
    .delete('/api/subscriber/email-change', async c => {
      await dropEmailChange(deps.db, c.var.city.cityId, c.var.session.subscriberId)
      return c.body(null, 204)
    })
