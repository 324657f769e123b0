import type { OfferId, ZoneId } from '../ids/index.ts'
import { isInForce, type Right } from '../orders/index.ts'
import type { Subscriber } from '../subscriber/index.ts'
import type { Instant } from '../time/index.ts'
import type { Offer } from './offer.ts'
import type { Zone } from './zone.ts'

/** Subscriptions in force of these offers. */
export const rightsInForceOf = (
  plans: readonly OfferId[],
  rights: readonly Right[],
  now: Instant,
): readonly Right[] =>
  rights.filter(
    right => right.kind === 'subscription' && plans.includes(right.planId) && isInForce(right, now),
  )

/** Zones of the subscriber's home, or of their workplace for a professional offer; both for an offer for both. */
export function residenceZones(offer: Pick<Offer, 'scope'>, subscriber: Subscriber): readonly ZoneId[] {
  const { zoneId, professionalZoneId } = subscriber
  const zones = {
    personal: [zoneId],
    professional: [professionalZoneId],
    both: [zoneId, professionalZoneId],
  }[offer.scope]
  return zones.filter(zone => zone !== null)
}

/**
 * Zones that can be requested with this offer (second document §3, `zones`): the offer's own (all of the city's where
 * it names none), restricted to those of the required right and of the subscriber's residence where the offer says so.
 */
export function orderableZones(
  offer: Offer,
  subscriber: Subscriber,
  rights: readonly Right[],
  zones: readonly Zone[],
  now: Instant,
): readonly Zone[] {
  const held = rightsInForceOf(offer.requiredPlanIds, rights, now).flatMap(({ zoneIds }) => zoneIds)
  const residence = residenceZones(offer, subscriber)
  return zones.filter(
    ({ id }) =>
      (offer.zoneIds.length === 0 || offer.zoneIds.includes(id)) &&
      (!offer.isZoneFromEligibility || held.includes(id)) &&
      (!offer.isZoneFromResidence || residence.includes(id)),
  )
}
