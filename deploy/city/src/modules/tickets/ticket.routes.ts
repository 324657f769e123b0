import { ticketToWire } from '@parvis/shared-kernel/wire'
import { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import type { CityEnv } from '../../http/context.ts'
import { readTickets } from '../rights/right.service.ts'

export const ticketRoutes = (deps: Deps): Hono<CityEnv> =>
  new Hono<CityEnv>().get('/api/tickets', async c => {
    const tickets = await readTickets(deps, c.var.city, c.var.session)
    return c.json(tickets.map(ticket => ticketToWire(ticket, c.var.city.vocabulary)))
  })
