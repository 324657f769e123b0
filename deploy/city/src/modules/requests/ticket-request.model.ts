import {
  type OptionId,
  offerId,
  optionId,
  orderId,
  zoneId as toZoneId,
  type ZoneId,
} from '@parvis/shared-kernel/ids'
import { statusWithoutReview, type Zone } from '@parvis/shared-kernel/offers'
import {
  type KnownStatus,
  liveOptions,
  onlyZone,
  optionRule,
  plateFaults,
  profileRule,
  type Subscription,
  zoneRule,
} from '@parvis/shared-kernel/orders'
import { dropBlankPlates, type Plate } from '@parvis/shared-kernel/plates'
import { email } from '@parvis/shared-kernel/subscriber'
import {
  chooseSubscription,
  coveredFrom,
  type Definition,
  definitionVisibility,
  quotaRule,
  remainingTickets,
  subscriptionCovers,
  type TicketOrder,
  ticketOrder,
  usedTickets,
  zoneWithSubscription,
} from '@parvis/shared-kernel/tickets'
import { dayOf, instant, yearOf } from '@parvis/shared-kernel/time'
import { idFromWire, type TicketCreationWire } from '@parvis/shared-kernel/wire'
import { badRequest } from '../../http/refusal.ts'
import type { NewRight } from './request.repo.ts'
import { REQUEST_REFUSALS as CODES, refuse, requireAllowed, requireNoFaults } from './request-refusals.ts'
import { type Requester, ticketsOf } from './requester.ts'

type Body = TicketCreationWire

/**
 * Whether the definition is for this subscriber, and which subscription carries the ticket. Naming an unsuitable
 * subscription is refused for its own fault, not as if none existed.
 */
const subscriptionOf = (
  { subscriber, rights, now }: Requester,
  definition: Definition,
  body: Body,
): Subscription | null => {
  const visible = definitionVisibility(definition, subscriber, rights, now)
  const requested = {
    id: idFromWire(body.subscriptionId, orderId),
    planId: idFromWire(body.subscriptionPlanId, offerId),
  }
  const isAboutSubscription = visible.allowed || visible.reason === 'no-matching-subscription'
  if (!isAboutSubscription || requested.id === null) requireAllowed(CODES.definition, visible)
  const choice = chooseSubscription(definition, rights, requested, now)
  if (!choice.allowed)
    throw refuse(CODES.subscription[choice.reason], { path: 'subscriptionId', message: choice.reason })
  return choice.subscription
}

const optionOf = (definition: Definition, body: Body): OptionId | null => {
  const chosen = idFromWire(body.selectedOptionId, optionId)
  requireAllowed(CODES.form, optionRule(definition, chosen), 'selectedOptionId')
  return liveOptions(definition).some(({ id }) => id === chosen) ? chosen : null
}

const platesOf = (
  definition: Definition,
  subscription: Subscription | null,
  body: Body,
): readonly Plate[] => {
  const needs = {
    isRequired: definition.mustOrderWithPlate,
    max: definition.maxPlates,
    among: definition.shouldUseSubscriptionPlate ? (subscription?.plates ?? []) : null,
  }
  requireNoFaults(CODES.plates, plateFaults(body.plates, needs))
  return dropBlankPlates(body.plates)
}

const chosenZone = (definition: Definition, zones: readonly Zone[], body: Body): ZoneId | null => {
  const offered = definition.zoneIds.length > 0 ? definition.zoneIds : zones.map(({ id }) => id)
  const chosen = idFromWire(body.validityAreaId, toZoneId) ?? onlyZone(offered)
  requireAllowed(CODES.zone, zoneRule(definition, chosen, offered), 'validityAreaId')
  return chosen
}

/** The automatically selected zone (the subscription's first), the chosen one, or all without a choice. */
const zonesOf = (
  requester: Requester,
  definition: Definition,
  subscription: Subscription | null,
  zones: readonly Zone[],
  body: Body,
): readonly ZoneId[] => {
  const zone = definition.isZoneAutoSelected
    ? zoneWithSubscription(subscription, { ...requester, definition })
    : definition.hasZoneChoice
      ? chosenZone(definition, zones, body)
      : null
  return zone === null ? definition.zoneIds : [zone]
}

const FIELD_OF_PERIOD = {
  past: 'startOfValidity',
  weekday: 'startOfValidity',
  'end-missing': 'desiredEndOfValidity',
  'end-before-start': 'desiredEndOfValidity',
  'end-equals-start': 'desiredEndOfValidity',
  'longer-than-option': 'desiredEndOfValidity',
  unreachable: 'desiredEndOfValidity',
} as const

const orderOf = (
  { city, now }: Requester,
  definition: Definition,
  option: OptionId | null,
  body: Body,
): TicketOrder & { allowed: true } => {
  const startsAt = instant(body.startOfValidity)
  if (startsAt === null) throw badRequest([{ path: 'startOfValidity', message: 'malformed' }])
  const endsAt = body.desiredEndOfValidity ? instant(body.desiredEndOfValidity) : null
  const order = ticketOrder(definition, { optionId: option, startsAt, endsAt }, now, city.timeZone)
  if (order.allowed) return order
  throw refuse(CODES.ticket[order.reason], { path: FIELD_OF_PERIOD[order.reason], message: order.reason })
}

/** Refuses when this year's tickets, or those of the subscription's validity, would exceed the quota. */
const requireQuota = (
  requester: Requester,
  definition: Definition,
  subscription: Subscription | null,
  { start, series }: TicketOrder & { allowed: true },
): void => {
  const { timeZone } = requester.city
  const isCounted = quotaRule(definition, yearOf(dayOf(start, timeZone)), subscription, timeZone)
  const used = usedTickets(definition, ticketsOf(requester), isCounted, requester.now)
  const left = remainingTickets(definition, used)
  if (left !== null && series.count > left) throw refuse(CODES.ticket['quota-used-up'])
}

const customEmailOf = (definition: Definition, body: Body): string | null => {
  const text = body.customEmail?.trim() ?? ''
  if (!definition.canUseCustomEmail || text === '') return null
  const verdict = email(text)
  if (!verdict.allowed)
    throw refuse(CODES.form['email-faulty'], { path: 'customEmail', message: verdict.reason })
  return text
}

export type PlannedTicket = Omit<NewRight, 'id' | 'fingerprint'>

/**
 * Applies the kernel's rules to a ticket request; refuses for the first that fails. Tickets have no review: free ones
 * are granted at once, others await payment.
 */
export const planTicket = (
  requester: Requester,
  definition: Definition,
  zones: readonly Zone[],
  body: Body,
): PlannedTicket => {
  const subscription = subscriptionOf(requester, definition, body)
  requireAllowed(CODES.profile, profileRule(definition, requester.subscriber))
  const option = optionOf(definition, body)
  const plates = platesOf(definition, subscription, body)
  const zoneIds = zonesOf(requester, definition, subscription, zones, body)
  const customEmail = customEmailOf(definition, body)
  const order = orderOf(requester, definition, option, body)
  const { start, series } = order
  const { end } = series
  if (subscription !== null) {
    const { rights, now } = requester
    const period = { start: coveredFrom(definition, start, now), end }
    requireAllowed(
      CODES.subscription,
      subscriptionCovers(definition, subscription, rights, period),
      'startOfValidity',
    )
  }
  requireQuota(requester, definition, subscription, order)
  return {
    kind: 'ticket',
    planId: definition.id,
    optionId: option,
    subscriptionId: subscription?.id ?? null,
    status: statusWithoutReview(series.price) as KnownStatus,
    price: series.price,
    start,
    end,
    plates,
    zoneIds,
    customFields: [],
    userComment: null,
    renewedId: null,
    ticketCount: series.count,
    customEmail,
  }
}
