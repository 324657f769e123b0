import type { OrderId, TicketId } from '../ids/index.ts'
import type { Subscription, Ticket } from '../orders/index.ts'
import {
  type SubscriptionCreationWire,
  subscriptionFromWire,
  subscriptionWire,
  type TicketCreationWire,
  ticketFromWire,
  ticketWire,
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
export async function createTicket(
  api: ApiClient,
  id: TicketId,
  request: Omit<TicketCreationWire, 'id'>,
): Promise<Ticket> {
  const call = { method: 'POST', path: '/api/tickets', json: { ...request, id }, answer: ticketWire } as const
  return ticketFromWire(await api.call({ ...call, idempotencyKey: id }))
}
