import { unreadable } from '../errors/index.ts'
import type { DefinitionId, OrderId, SubscriberId } from '../ids/index.ts'
import type { Offer, Zone } from '../offers/index.ts'
import type { Ticket } from '../orders/index.ts'
import type { Definition } from '../tickets/index.ts'
import {
  definitionFromWire,
  definitionsWire,
  type Holdings,
  holdingsFromWire,
  holdingsWire,
  plansFromWire,
  plansWire,
  ticketFromWire,
  ticketNumberWire,
  ticketsWire,
  UNREADABLE,
  unknownStatuses,
} from '../wire/index.ts'
import type { ApiClient } from './api-client.ts'
import { ask } from './ask.ts'

export type { Holdings } from '../wire/index.ts'

const HELD = ['subscriptions', 'refunds', 'awaitedAnswers'] as const satisfies readonly (keyof Holdings)[]

export interface KnownHoldings extends Holdings {
  /** Lists without any readable item: empty here, which does not mean "none". */
  readonly unreadable: readonly (keyof Holdings)[]
}

/** The subscriber's rights, from the call that also returns the profile. */
export async function fetchHoldings(api: ApiClient): Promise<KnownHoldings> {
  const answer = await ask(api, 'GET /api/subscriber', {
    answer: holdingsWire,
    lists: HELD,
    unknown: ({ subscriptions }) => unknownStatuses(subscriptions ?? [], 'subscriptions.status'),
  })
  return { ...holdingsFromWire(answer), unreadable: HELD.filter(list => answer[list] === UNREADABLE) }
}

export interface Plans {
  readonly offers: readonly Offer[]
  readonly zones: readonly Zone[]
  /** False when no zone could be read, which does not mean "none". */
  readonly areZonesKnown: boolean
  /** The city's decision; null when it leaves it to the portal (`shouldAskForAddress` of the subscriber room). */
  readonly shouldAskForAddress: boolean | null
}

/** The city's offers for this subscriber, and every zone by name. Throws when no offer is readable. */
export async function fetchPlans(api: ApiClient, subscriberId: SubscriberId): Promise<Plans> {
  const answer = await ask(api, 'GET /api/plans', {
    query: { subscriberId },
    answer: plansWire,
    lists: ['plans', 'zones'],
  })
  if (answer.plans === UNREADABLE) throw unreadable('GET /api/plans', 'plans')
  const { plans: offers, zones, shouldAskForAddress } = plansFromWire(answer)
  return { offers, zones, areZonesKnown: answer.zones !== UNREADABLE, shouldAskForAddress }
}

export async function fetchDefinitions(api: ApiClient): Promise<readonly Definition[]> {
  const answer = await ask(api, 'GET /api/parking-right-definition', { answer: definitionsWire, lists: [''] })
  return answer.map(definitionFromWire)
}

export async function fetchTickets(api: ApiClient): Promise<readonly Ticket[]> {
  const answer = await ask(api, 'GET /api/tickets', {
    answer: ticketsWire,
    lists: [''],
    unknown: tickets => unknownStatuses(tickets, 'tickets.status'),
  })
  return answer.map(ticketFromWire)
}

export interface TicketNumberQuery {
  readonly definitionId: DefinitionId
  readonly subscriberId: SubscriberId
  readonly year: number
  /** The subscription whose eligibility period counts the ticket quota. */
  readonly activeRightUsedId?: OrderId | undefined
}

/** Remaining tickets; null when the definition has no yearly maximum. */
export async function fetchTicketNumber(api: ApiClient, asked: TicketNumberQuery): Promise<number | null> {
  const { definitionId, subscriberId, year, activeRightUsedId } = asked
  return ask(api, 'GET /api/parking-right-definition/:definitionId/subscribers/:subscriberId/ticket-number', {
    params: { definitionId, subscriberId },
    query: { year, activeRightUsedId },
    answer: ticketNumberWire,
  })
}
