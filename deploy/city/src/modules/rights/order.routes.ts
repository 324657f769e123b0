import { plateChangeBodyWire, platesBodyWire, subscriptionToWire } from '@parvis/shared-kernel/wire'
import { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import type { CityEnv } from '../../http/context.ts'
import { bodyOf } from '../../http/input.ts'
import { completeOrder } from './complete.service.ts'
import { cancelRight, writePlates } from './order.service.ts'
import { requestPlateChange } from './plate-request.service.ts'

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
    .post('/api/order/:id/complete', async c => {
      const order = await completeOrder(deps, c.var.city, c.var.session, c.var.right)
      return c.json(subscriptionToWire(order, c.var.city.vocabulary))
    })
    .post('/api/order/:id/plate-change', async c => {
      const body = await bodyOf(c, plateChangeBodyWire)
      await requestPlateChange(deps, c.var.city, c.var.session, c.var.right, body)
      return c.body(null, 202)
    })
