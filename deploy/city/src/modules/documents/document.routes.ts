import { documentTicketBodyWire } from '@parvis/shared-kernel/wire'
import { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import { clientNetwork } from '../../http/client-address.ts'
import type { CityEnv } from '../../http/context.ts'
import { sessionIfAny } from '../../http/guard.ts'
import { bodyOf } from '../../http/input.ts'
import { issueDocumentTicket } from './document-ticket.service.ts'

export const documentRoutes = (deps: Deps): Hono<CityEnv> =>
  new Hono<CityEnv>().post('/api/documents/tickets', async c => {
    const { kind, id } = await bodyOf(c, documentTicketBodyWire)
    const session = await sessionIfAny(deps, c)
    const order = { kind, id, city: c.var.city, session, network: clientNetwork(c) }
    return c.json({ token: await issueDocumentTicket(deps, order) })
  })
