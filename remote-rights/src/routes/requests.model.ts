import { type Offer, offerEligibility, type Zone } from '@parvis/shared-kernel/offers'
import type { Subscription } from '@parvis/shared-kernel/orders'
import type { Subscriber } from '@parvis/shared-kernel/subscriber'
import { type Definition, definitionVisibility } from '@parvis/shared-kernel/tickets'
import type { Instant } from '@parvis/shared-kernel/time'
import type { CityConfig } from '@parvis/shared-kernel/wire'

interface Applicant {
  readonly subscriber: Subscriber
  readonly subscriptions: readonly Subscription[]
  readonly now: Instant
}

/** Definitions from which this subscriber may request a ticket (first document §6). */
export const visibleDefinitions = (
  definitions: readonly Definition[],
  { subscriber, subscriptions, now }: Applicant,
): readonly Definition[] =>
  definitions.filter(definition => definitionVisibility(definition, subscriber, subscriptions, now).allowed)

/** Offers that this subscriber may request (both documents §6). */
export const visibleOffers = (
  offers: readonly Offer[],
  zones: readonly Zone[],
  { subscriber, subscriptions, now }: Applicant,
): readonly Offer[] =>
  offers.filter(offer => offerEligibility(offer, subscriber, subscriptions, zones, now).allowed)

/** Questions instead of a list, if the city has enabled and written them (first document §2). */
export const hasFunnel = ({ features, subscriptionFunnel }: CityConfig): boolean =>
  features.funnel && subscriptionFunnel !== null
