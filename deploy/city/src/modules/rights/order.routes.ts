import { platesBodyWire } from '@parvis/shared-kernel/wire'
import { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import type { CityEnv } from '../../http/context.ts'
import { bodyOf } from '../../http/input.ts'
import { cancelRight, writePlates } from './order.service.ts'

export const orderRoutes = (deps: Deps): Hono<CityEnv> =>
  new Hono<CityEnv>()
    .delete('/api/order/:id', async c => {
      await cancelRight(deps, c.var.city, c.var.session, c.var.right)
      return c.body(null, 204)
    })
    .put('/api/order/:id/plates', async c => {
      const { plates } = await bodyOf(c, platesBodyWire)
      await writePlates(deps, c.var.city, c.var.session, c.var.right, plates)
      return c.body(null, 204)
    })
