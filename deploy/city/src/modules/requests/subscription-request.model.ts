import {
  type OptionId,
  optionId as toOptionId,
  zoneId as toZoneId,
  type ZoneId,
} from '@parvis/shared-kernel/ids'
import {
  customFieldFaults,
  type Offer,
  type OfferRefusal,
  offerEligibility,
  orderableZones,
  requiredRightCovers,
  startDayRules,
  statusOfNewSubscription,
  subscriptionPeriod,
  vehicleRule,
  type Zone,
} from '@parvis/shared-kernel/offers'
import {
  type KnownStatus,
  liveOptions,
  onlyZone,
  optionRule,
  planPrice,
  plateFaults,
  profileRule,
  zoneRule,
} from '@parvis/shared-kernel/orders'
import { dropBlankPlates, type Plate } from '@parvis/shared-kernel/plates'
import type { Vehicle } from '@parvis/shared-kernel/subscriber'
import { dayOf, type HolidayCalendar, instant, type Period } from '@parvis/shared-kernel/time'
import type { SubscriptionCreationWire } from '@parvis/shared-kernel/wire'
import type { NewRight } from './request.repo.ts'
import { REQUEST_REFUSALS as CODES, refuse, requireAllowed, requireNoFaults } from './request-refusals.ts'
import { type RequestedRenewal, readRenewal } from './requested-renewal.ts'
import type { Requester } from './requester.ts'

/** What the city offers at this moment. */
export interface Catalogue {
  offers: readonly Offer[]
  zones: readonly Zone[]
  garage: readonly Pick<Vehicle, 'plate' | 'vehicleCritair' | 'deleted'>[]
  holidayCalendar: HolidayCalendar
}

type Body = SubscriptionCreationWire

const offerOf = ({ offers }: Catalogue, body: Body): Offer => {
  const offer = offers.find(candidate => candidate.id === body.subscriptionPlanId)
  if (offer === undefined) throw refuse(CODES.offer.deleted)
  return offer
}

const NOT_FOR_THEM: readonly OfferRefusal[] = [
  'deleted',
  'not-public',
  'closed',
  'for-professionals',
  'for-residents',
]

const checkWho = (
  requester: Requester,
  offer: Offer,
  { zones }: Catalogue,
  renewal: RequestedRenewal | null,
): void => {
  const { subscriber, rights, now } = requester
  const renewedId = renewal?.renewed.id ?? null
  const eligibility = offerEligibility(offer, subscriber, rights, zones, now, renewedId)
  // Check first whether the offer is for them at all: nobody should complete a profile for nothing.
  if (!eligibility.allowed && NOT_FOR_THEM.includes(eligibility.reason))
    requireAllowed(CODES.offer, eligibility)
  requireAllowed(CODES.profile, profileRule(offer, subscriber))
  requireAllowed(CODES.offer, eligibility)
}

const platesOf = (offer: Offer, { garage }: Catalogue, body: Body): readonly Plate[] => {
  const needs = { isRequired: offer.mustContainPlate, max: offer.maxPlates, among: null }
  requireNoFaults(CODES.plates, plateFaults(body.plates, needs))
  const plates = dropBlankPlates(body.plates)
  requireAllowed(CODES.plates, vehicleRule(offer, plates, garage), 'plates')
  return plates
}

/** Answers to the offer's current questions; others are dropped. */
const customFieldsOf = (offer: Offer, body: Body): NewRight['customFields'] => {
  const answers = Object.fromEntries(body.customFields.map(({ id, value }) => [id, value]))
  const faults = customFieldFaults({ customFields: answers }, offer)
  requireNoFaults(CODES.form, faults)
  const asked = offer.procedure.customFields.filter(({ isDeleted }) => !isDeleted)
  return asked.map(({ id }) => ({ id, value: (answers[id] ?? '').trim() }))
}

const optionOf = (offer: Offer, body: Body): OptionId | null => {
  const optionId = body.subscriptionPlanOptionId ? toOptionId(body.subscriptionPlanOptionId) : null
  requireAllowed(CODES.form, optionRule(offer, optionId), 'subscriptionPlanOptionId')
  return liveOptions(offer).some(({ id }) => id === optionId) ? optionId : null
}

/** The chosen zone; where there is no choice, every zone that the offer has for this subscriber. */
const zonesOf = (requester: Requester, offer: Offer, { zones }: Catalogue, body: Body): readonly ZoneId[] => {
  const offered = orderableZones(offer, requester.subscriber, requester.rights, zones, requester.now)
  const ids = offered.map(({ id }) => id)
  if (!offer.hasZoneChoice) return ids
  const chosen = body.validityAreaId ? toZoneId(body.validityAreaId) : onlyZone(ids)
  const verdict = zoneRule(offer, chosen, ids)
  const isAway = !verdict.allowed && verdict.reason === 'zone-not-offered' && offer.isZoneFromResidence
  if (isAway)
    throw refuse(CODES.zone['zone-not-of-residence'], { path: 'validityAreaId', message: verdict.reason })
  requireAllowed(CODES.zone, verdict, 'validityAreaId')
  return chosen === null ? [] : [chosen]
}

const periodOf = (
  { city, rights, now }: Requester,
  offer: Offer,
  { holidayCalendar }: Catalogue,
  renewal: RequestedRenewal | null,
  { body, optionId }: { body: Body; optionId: OptionId | null },
): Period => {
  const { timeZone } = city
  const requested = {
    startsAt: body.startOfValidity ? instant(body.startOfValidity) : null,
    notBefore: renewal?.notBefore ?? null,
  }
  const startDay = startDayRules(offer, holidayCalendar, dayOf(now, timeZone))
  const answer = subscriptionPeriod(requested, { offer, optionId, startDay, now, timeZone })
  if (!answer.allowed)
    throw refuse(CODES.subscriptionPeriod[answer.reason], { path: 'startOfValidity', message: answer.reason })
  // Of a start with today's midnight the rest of the day counts: the required right may have begun this morning.
  const from = answer.period.start > now ? answer.period.start : now
  requireAllowed(CODES.requiredRight, requiredRightCovers(offer, rights, from), 'startOfValidity')
  return answer.period
}

/** What a request would create, after every rule that needs neither other people's data nor files. */
export interface PlannedSubscription {
  offer: Offer
  /** Planned validity; "as soon as possible" gets its dates on acceptance. */
  period: Period
  right: Omit<NewRight, 'id' | 'fingerprint'>
}

/** Applies the kernel's rules to a subscription request; refuses for the first that fails. */
export const planSubscription = (
  requester: Requester,
  catalogue: Catalogue,
  body: Body,
): PlannedSubscription => {
  const offer = offerOf(catalogue, body)
  const renewal = readRenewal(requester, catalogue.offers, body.renewedSubscriptionId, offer)
  checkWho(requester, offer, catalogue, renewal)
  const optionId = optionOf(offer, body)
  const plates = platesOf(offer, catalogue, body)
  const customFields = customFieldsOf(offer, body)
  const zoneIds = zonesOf(requester, offer, catalogue, body)
  const period = periodOf(requester, offer, catalogue, renewal, { body, optionId })
  const price = planPrice(offer, optionId)
  const status = statusOfNewSubscription(offer, price) as KnownStatus
  const isUndated = !body.startOfValidity && status === 'under-review'
  const right = {
    kind: 'subscription',
    planId: offer.id,
    optionId,
    subscriptionId: null,
    status,
    price,
    ...(isUndated ? { start: null, end: null } : period),
    plates,
    zoneIds,
    customFields,
    userComment: body.userComment?.trim() || null,
    renewedId: renewal?.renewed.id ?? null,
    ticketCount: 1,
    customEmail: null,
  } as const
  return { offer, period, right }
}
