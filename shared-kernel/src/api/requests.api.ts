import type { OrderId, TicketId } from '../ids/index.ts'
import type { Subscription } from '../orders/index.ts'
import {
  type SubscriptionCreationWire,
  subscriptionFromWire,
  subscriptionWire,
  type TicketCreatedWire,
  type TicketCreationWire,
  ticketCreatedWire,
} from '../wire/index.ts'
import type { ApiClient } from './api-client.ts'
import { ask } from './ask.ts'

/** Requests a subscription under an id chosen by the client, so that a repeat is the same request (D14). */
export async function createSubscription(
  api: ApiClient,
  id: OrderId,
  json: SubscriptionCreationWire,
): Promise<Subscription> {
  return subscriptionFromWire(
    await ask(api, 'PUT /api/subscriber/subscriptions/:id', {
      params: { id },
      json,
      answer: subscriptionWire,
    }),
  )
}

/** Requests a ticket under an id chosen by the client, so that a repeat is the same request (D14). */
export function createTicket(
  api: ApiClient,
  id: TicketId,
  request: Omit<TicketCreationWire, 'id'>,
): Promise<TicketCreatedWire> {
  const json = { ...request, id }
  return ask(api, 'POST /api/tickets', { json, answer: ticketCreatedWire, isKeyed: true, idempotencyKey: id })
}
