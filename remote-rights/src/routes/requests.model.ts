import { isOfferOpen, type Offer, offerEligibility, type Zone } from '@parvis/shared-kernel/offers'
import type { Subscription, Ticket } from '@parvis/shared-kernel/orders'
import type { Subscriber } from '@parvis/shared-kernel/subscriber'
import { type Definition, definitionVisibility } from '@parvis/shared-kernel/tickets'
import type { Instant } from '@parvis/shared-kernel/time'
import type { CityConfig } from '@parvis/shared-kernel/wire'

interface Applicant {
  readonly subscriber: Subscriber
  readonly subscriptions: readonly Subscription[]
  readonly tickets: readonly Ticket[]
  readonly now: Instant
}

/** The definitions that this subscriber may ask a ticket from (first document §6). */
export const visibleDefinitions = (
  definitions: readonly Definition[],
  { subscriber, subscriptions, now }: Applicant,
): readonly Definition[] =>
  definitions.filter(definition => definitionVisibility(definition, subscriber, subscriptions, now).allowed)

/** The offers that this subscriber may ask for (both documents §6). */
export const visibleOffers = (
  offers: readonly Offer[],
  zones: readonly Zone[],
  { subscriber, subscriptions, tickets, now }: Applicant,
): readonly Offer[] =>
  offers.filter(
    offer =>
      isOfferOpen(offer) &&
      offerEligibility(offer, subscriber, [...subscriptions, ...tickets], zones, now).allowed,
  )

/** Questions instead of a list, where the city has both wished and written them (first document §2). */
export const hasFunnel = ({ features, subscriptionFunnel }: CityConfig): boolean =>
  features.funnel && subscriptionFunnel !== null
