import * as v from 'valibot'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/calls.ts'
import { idempotencyKeyOf } from '../../http/idempotency.ts'
import { parseInput, pathValue } from '../../http/input.ts'
import { requestSubscription } from './subscription-request.service.ts'
import { requestTicket } from './ticket-request.service.ts'

/** Client-made UUID (D14) of any version: only uniqueness matters. */
const requestId = v.object({ id: v.pipe(v.string(), v.uuid()) })

export const requestRoutes = (deps: Deps): Routes => ({
  'PUT /api/subscriber/subscriptions/:id': async (c, body) => {
    // The path's id is the idempotency key; a key in the header adds nothing but must be valid.
    idempotencyKeyOf(c)
    const { id } = parseInput(requestId, { id: pathValue(c, 'id') })
    const { isNew, subscription } = await requestSubscription(deps, c.var.city, c.var.session, id, body)
    return c.json(subscription, isNew ? 201 : 200)
  },
  'POST /api/tickets': async (c, body) => {
    const key = idempotencyKeyOf(c)
    const { isNew, ticket } = await requestTicket(deps, c.var.city, c.var.session, key, body)
    return c.json(ticket, isNew ? 201 : 200)
  },
})
