import type { AwaitedAnswer, HeldRefund } from '@parvis/shared-kernel/fines'
import { zoneId } from '@parvis/shared-kernel/ids'
import type { Offer, Zone } from '@parvis/shared-kernel/offers'
import type { Subscription, Ticket } from '@parvis/shared-kernel/orders'
import type { Subscriber } from '@parvis/shared-kernel/subscriber'
import { aDefinition, anOffer, aSubscriber, type FakeAnswers } from '@parvis/shared-kernel/testing'
import type { Definition } from '@parvis/shared-kernel/tickets'
import {
  definitionToWire,
  offerToWire,
  subscriberToWire,
  type TimelineEventWire,
  ticketToWire,
  zoneToWire,
} from '@parvis/shared-kernel/wire'

interface CityFacts {
  readonly subscriber?: Subscriber
  readonly subscriptions?: readonly Subscription[]
  readonly tickets?: readonly Ticket[]
  readonly offers?: readonly Offer[]
  readonly definitions?: readonly Definition[]
  readonly zones?: readonly Zone[]
  readonly shouldAskForAddress?: boolean
  readonly refunds?: readonly HeldRefund[]
  readonly awaitedAnswers?: readonly AwaitedAnswer[]
  /** The city's events of rights and refunds, newest first. */
  readonly events?: readonly TimelineEventWire[]
}

const ZONES: readonly Zone[] = [
  { id: zoneId('vm-centre'), name: 'Centre' },
  { id: zoneId('vm-gare'), name: 'Gare' },
]

/** Responses to the dashboard's and a right's requests, as JSON. */
export function cityAnswers(facts: CityFacts = {}): FakeAnswers {
  const { subscriber = aSubscriber(), subscriptions = [], tickets = [], zones = ZONES } = facts
  const { offers = [anOffer()], definitions = [aDefinition()], shouldAskForAddress = false } = facts
  const { refunds = [], awaitedAnswers = [], events = [] } = facts
  return {
    'GET /api/subscriber': subscriberToWire(subscriber, subscriptions, 'first', refunds, awaitedAnswers),
    'GET /api/tickets': tickets.map(ticket => ticketToWire(ticket, 'first')),
    'GET /api/plans': { plans: offers.map(offerToWire), zones: zones.map(zoneToWire), shouldAskForAddress },
    'GET /api/subscriber/timeline': { events, before: null },
    'GET /api/parking-right-definition': definitions.map(definitionToWire),
  }
}
