import { ticketToWire } from '@parvis/shared-kernel/wire'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/calls.ts'
import { readTickets } from '../rights/right.service.ts'

export const ticketRoutes = (deps: Deps): Routes => ({
  'GET /api/tickets': async c => {
    const tickets = await readTickets(deps, c.var.city, c.var.session)
    return tickets.map(ticket => ticketToWire(ticket, c.var.city.vocabulary))
  },
})
