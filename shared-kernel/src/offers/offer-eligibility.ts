import { ALLOWED, refused, type Verdict } from '../errors/index.ts'
import { isExpired, isLostStatus, isOrderable, orderability, planOf, type Right } from '../orders/index.ts'
import { isAddressEmpty, type Subscriber } from '../subscriber/index.ts'
import type { Instant } from '../time/index.ts'
import type { Offer } from './offer.ts'
import { orderableZones, residenceZones, rightsInForceOf } from './orderable-zones.ts'
import type { Zone } from './zone.ts'

export const OFFER_REFUSALS = [
  'deleted',
  'not-public',
  'closed',
  'for-professionals',
  'for-residents',
  'forbidden-right-held',
  'required-right-missing',
  'order-limit-reached',
  'residence-unknown',
  'residence-zone',
  'no-zone',
  'forbidden-right-to-pay',
  'forbidden-right-requested',
] as const
/** Why an offer is not open to this subscriber. */
export type OfferRefusal = (typeof OFFER_REFUSALS)[number]

/** Open for requests, publicly orderable, not deleted (first document §6, second §6). */
export const isOfferOpen = (offer: Offer): boolean => isOrderable(offer)

/** A professional with a home in the city is also a resident and may need residential parking. */
const isResident = (subscriber: Subscriber): boolean =>
  !subscriber.isProfessional || subscriber.zoneId !== null || !isAddressEmpty(subscriber.address)

function scopeVerdict({ scope }: Offer, subscriber: Subscriber): Verdict<OfferRefusal> {
  if (scope === 'professional' && !subscriber.isProfessional) return refused('for-professionals')
  if (scope === 'personal' && !isResident(subscriber)) return refused('for-residents')
  return ALLOWED
}

/** Number of own orders of an offer. A joined right counts only towards its owner's limit. */
export const ordersOf = (offer: Offer, rights: readonly Right[], now: Instant): number =>
  rights.filter(
    right =>
      planOf(right, [offer]) !== null &&
      !right.canWithdraw &&
      !isLostStatus(right.status) &&
      !isExpired(right, now),
  ).length

function rightsVerdict(
  offer: Offer,
  rights: readonly Right[],
  now: Instant,
  renewedId: Right['id'] | null,
): Verdict<OfferRefusal> {
  // The renewed right ends before the new one starts: it neither blocks the offer nor counts towards the limit.
  const besides = rights.filter(({ id }) => id !== renewedId)
  if (rightsInForceOf(offer.forbiddenPlanIds, besides, now).length > 0) return refused('forbidden-right-held')
  const isRequiring = offer.requiredPlanIds.length > 0
  if (isRequiring && rightsInForceOf(offer.requiredPlanIds, rights, now).length === 0) {
    return refused('required-right-missing')
  }
  const isFull =
    offer.orderLimit !== null && offer.orderLimit > 0 && ordersOf(offer, besides, now) >= offer.orderLimit
  if (isFull) return refused('order-limit-reached')
  // Rights that cannot be held together cannot be requested together either.
  const inTheWay = besides.find(
    right =>
      right.kind === 'subscription' &&
      offer.forbiddenPlanIds.includes(right.planId) &&
      !isLostStatus(right.status) &&
      !isExpired(right, now),
  )
  if (inTheWay === undefined) return ALLOWED
  return refused(
    inTheWay.status === 'awaiting-payment' ? 'forbidden-right-to-pay' : 'forbidden-right-requested',
  )
}

function zoneVerdict(
  offer: Offer,
  subscriber: Subscriber,
  rights: readonly Right[],
  zones: readonly Zone[],
  now: Instant,
): Verdict<OfferRefusal> {
  const isRestricted = offer.zoneIds.length > 0 || offer.isZoneFromEligibility || offer.isZoneFromResidence
  if (!isRestricted || orderableZones(offer, subscriber, rights, zones, now).length > 0) return ALLOWED
  if (!offer.isZoneFromResidence) return refused('no-zone')
  return refused(residenceZones(offer, subscriber).length === 0 ? 'residence-unknown' : 'residence-zone')
}

/**
 * Whether the subscriber may request the offer now, or the first refusal (second document §6): openness, personal or
 * professional, rights that must or must not be held or asked for, order limit, zones.
 * @param rights all rights of the subscriber
 * @param zones all zones of the city
 * @param renewedId the right that the new one replaces; null for a first request
 */
export function offerEligibility(
  offer: Offer,
  subscriber: Subscriber,
  rights: readonly Right[],
  zones: readonly Zone[],
  now: Instant,
  renewedId: Right['id'] | null = null,
): Verdict<OfferRefusal> {
  const verdicts = [
    orderability(offer),
    scopeVerdict(offer, subscriber),
    rightsVerdict(offer, rights, now, renewedId),
    zoneVerdict(offer, subscriber, rights, zones, now),
  ]
  return verdicts.find(verdict => !verdict.allowed) ?? ALLOWED
}
