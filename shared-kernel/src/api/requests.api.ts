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

/** Asks for a subscription under an id of the client's own: asking twice is asking once (D14). */
export async function createSubscription(
  api: ApiClient,
  id: OrderId,
  json: SubscriptionCreationWire,
): Promise<Subscription> {
  const path = `/api/subscriber/subscriptions/${encodeURIComponent(id)}`
  return subscriptionFromWire(await api.call({ method: 'PUT', path, json, answer: subscriptionWire }))
}

/** Asks for a ticket; its id is the key that makes a repeated call the same request (D14). */
export function createTicket(
  api: ApiClient,
  id: TicketId,
  request: Omit<TicketCreationWire, 'id'>,
): Promise<TicketCreatedWire> {
  const json = { ...request, id }
  return api.call({
    method: 'POST',
    path: '/api/tickets',
    json,
    answer: ticketCreatedWire,
    idempotencyKey: id,
  })
}
