import { subscriptionCreationWire, ticketCreationWire } from '@parvis/shared-kernel/wire'
import { Hono } from 'hono'
import * as v from 'valibot'
import type { Deps } from '../../deps.ts'
import type { CityEnv } from '../../http/context.ts'
import { idempotencyKeyOf } from '../../http/idempotency.ts'
import { bodyOf, parseInput, pathValue } from '../../http/input.ts'
import { requestSubscription } from './subscription-request.service.ts'
import { requestTicket } from './ticket-request.service.ts'

/** Client-made UUID (D14) of any version: only uniqueness matters. */
const requestId = v.object({ id: v.pipe(v.string(), v.uuid()) })

export const requestRoutes = (deps: Deps): Hono<CityEnv> =>
  new Hono<CityEnv>()
    .put('/api/subscriber/subscriptions/:id', async c => {
      // The path's id is the idempotency key; a key in the header adds nothing but must be valid.
      idempotencyKeyOf(c)
      const { id } = parseInput(requestId, { id: pathValue(c, 'id') })
      const body = await bodyOf(c, subscriptionCreationWire)
      const { isNew, subscription } = await requestSubscription(deps, c.var.city, c.var.session, id, body)
      return c.json(subscription, isNew ? 201 : 200)
    })
    .post('/api/tickets', async c => {
      const body = await bodyOf(c, ticketCreationWire)
      const { isNew, ticket } = await requestTicket(
        deps,
        c.var.city,
        c.var.session,
        idempotencyKeyOf(c),
        body,
      )
      return c.json(ticket, isNew ? 201 : 200)
    })
