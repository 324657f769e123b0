import type { DefinitionId, OrderId, SubscriberId, TicketId } from '../ids/index.ts'
import type { Offer, Zone } from '../offers/index.ts'
import type { Ticket } from '../orders/index.ts'
import type { Plate } from '../plates/index.ts'
import type { Definition } from '../tickets/index.ts'
import {
  definitionFromWire,
  definitionsWire,
  noContentWire,
  plansFromWire,
  plansWire,
  type SubscriberWithRights,
  subscriberFromWire,
  subscriberWire,
  ticketFromWire,
  ticketNumberWire,
  ticketsWire,
} from '../wire/index.ts'
import type { ApiClient } from './api-client.ts'

export type { SubscriberWithRights } from '../wire/index.ts'

export async function fetchSubscriber(api: ApiClient): Promise<SubscriberWithRights> {
  return subscriberFromWire(await api.call({ path: '/api/subscriber', answer: subscriberWire }))
}

export interface Plans {
  readonly offers: readonly Offer[]
  readonly zones: readonly Zone[]
  readonly shouldAskForAddress: boolean
}

/** The offers of the city as they concern this subscriber, and every zone by name. */
export async function fetchPlans(api: ApiClient, subscriberId: SubscriberId): Promise<Plans> {
  const answer = await api.call({ path: '/api/plans', query: { subscriberId }, answer: plansWire })
  const { plans: offers, zones, shouldAskForAddress } = plansFromWire(answer)
  return { offers, zones, shouldAskForAddress }
}

export async function fetchDefinitions(api: ApiClient): Promise<readonly Definition[]> {
  const answer = await api.call({ path: '/api/parking-right-definition', answer: definitionsWire })
  return answer.map(definitionFromWire)
}

export async function fetchTickets(api: ApiClient): Promise<readonly Ticket[]> {
  return (await api.call({ path: '/api/tickets', answer: ticketsWire })).map(ticketFromWire)
}

export interface TicketNumberQuery {
  readonly definitionId: DefinitionId
  readonly subscriberId: SubscriberId
  readonly year: number
  /** The subscription the tickets would rest on, for quotas of its eligibility period. */
  readonly activeRightUsedId?: OrderId | undefined
}

/** Tickets that remain; null when the definition has no yearly maximum. */
export async function fetchTicketNumber(api: ApiClient, asked: TicketNumberQuery): Promise<number | null> {
  const { definitionId, subscriberId, year, activeRightUsedId } = asked
  const path = `/api/parking-right-definition/${encodeURIComponent(definitionId)}/subscribers/${encodeURIComponent(subscriberId)}/ticket-number`
  return api.call({ path, query: { year, activeRightUsedId }, answer: ticketNumberWire })
}

/** Cancels a ticket or an order. */
export async function cancelOrder(api: ApiClient, id: OrderId | TicketId): Promise<void> {
  await api.call({ method: 'DELETE', path: `/api/order/${encodeURIComponent(id)}`, answer: noContentWire })
}

/** Writes all plates of a right; blank ones are dropped before they come here. */
export async function savePlates(
  api: ApiClient,
  id: OrderId | TicketId,
  plates: readonly Plate[],
): Promise<void> {
  const path = `/api/order/${encodeURIComponent(id)}/plates`
  await api.call({ method: 'PUT', path, json: { plates }, answer: noContentWire })
}
