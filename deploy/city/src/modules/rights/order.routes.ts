import { subscriptionToWire, ticketToWire } from '@parvis/shared-kernel/wire'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/calls.ts'
import { completeOrder } from './complete.service.ts'
import { cancelRight, writePlates } from './order.service.ts'
import { requestPlateChange } from './plate-request.service.ts'
import { readTickets } from './right.service.ts'

export const orderRoutes = (deps: Deps): Routes => ({
  'GET /api/tickets': async c => {
    const tickets = await readTickets(deps, c.var.city, c.var.session)
    return tickets.map(ticket => ticketToWire(ticket, c.var.city.vocabulary))
  },
  'DELETE /api/order/:id': c => cancelRight(deps, c.var.city, c.var.session, c.var.right),
  'PUT /api/order/:id/plates': (c, { plates }) =>
    writePlates(deps, c.var.city, c.var.session, c.var.right, plates),
  'POST /api/order/:id/complete': async c => {
    const order = await completeOrder(deps, c.var.city, c.var.session, c.var.right)
    return subscriptionToWire(order, c.var.city.vocabulary)
  },
  'POST /api/order/:id/plate-change': (c, body) =>
    requestPlateChange(deps, c.var.city, c.var.session, c.var.right, body),
})
