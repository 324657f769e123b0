import { ALLOWED, refused, type Verdict } from '../errors/index.ts'
import type { OfferId, OrderId, ZoneId } from '../ids/index.ts'
import { byEndThenStatus, isActive, isInForce, type Right, type Subscription } from '../orders/index.ts'
import type { Subscriber } from '../subscriber/index.ts'
import { type Instant, isWithin, type Period } from '../time/index.ts'
import type { Definition } from './definition.ts'
import { autoSelectedZone, matchesScope, matchingSubscriptions } from './definition-visibility.ts'

export type SubscriptionRefusal =
  | 'subscription-unknown'
  | 'subscription-out-of-scope'
  | 'subscription-not-in-force'
  | 'subscription-ambiguous'

/** The subscription wanted for a ticket request. */
export interface SubscriptionReference {
  readonly id: OrderId | null
  readonly planId: OfferId | null
}

type Choice =
  | { readonly allowed: true; readonly subscription: Subscription | null }
  | { readonly allowed: false; readonly reason: SubscriptionRefusal }

const chosen = (subscription: Subscription | null): Choice => ({ allowed: true, subscription })

function namedSubscription(
  definition: Definition,
  rights: readonly Right[],
  id: OrderId,
  planId: OfferId | null,
  now: Instant,
): Choice {
  const named = rights.find(
    (right): right is Subscription => right.kind === 'subscription' && right.id === id,
  )
  if (named === undefined) return refused('subscription-unknown')
  const isInScope = definition.scopes.length === 0 || matchesScope(definition, named)
  if (!isInScope || (planId !== null && planId !== named.planId)) return refused('subscription-out-of-scope')
  return isInForce(named, now) ? chosen(named) : refused('subscription-not-in-force')
}

/**
 * The subscription that entitles to a ticket: the requested one, else the only match. Refused when several match. Null
 * when the definition has no scopes.
 */
export function chooseSubscription(
  definition: Definition,
  rights: readonly Right[],
  { id, planId }: SubscriptionReference,
  now: Instant,
): Choice {
  if (id !== null) return namedSubscription(definition, rights, id, planId, now)
  if (definition.scopes.length === 0) return chosen(null)
  const [only, ...others] = matchingSubscriptions(definition, rights, now).filter(
    right => planId === null || right.planId === planId,
  )
  if (only === undefined) return refused('subscription-out-of-scope')
  return others.length === 0 ? chosen(only) : refused('subscription-ambiguous')
}

const validity = (right: Right): Period => ({
  start: right.startOfValidity ?? (0 as Instant),
  end: right.endOfValidity,
})

/**
 * From when a ticket's subscription must be valid: from its start; of a ticket by the day that starts with today's
 * midnight, from now: the subscription may have begun this morning.
 */
export const coveredFrom = (
  { computeExactHourlyEnd }: Pick<Definition, 'computeExactHourlyEnd'>,
  start: Instant,
  now: Instant,
): Instant => (computeExactHourlyEnd || start > now ? start : now)

/**
 * Whether the subscription is valid when the ticket starts, and it or another granted match is valid when the ticket ends.
 */
export function subscriptionCovers(
  definition: Definition,
  subscription: Subscription,
  rights: readonly Right[],
  { start, end }: { readonly start: Instant; readonly end: Instant },
): Verdict<'start-not-covered' | 'end-not-covered'> {
  if (!isWithin(validity(subscription), start)) return refused('start-not-covered')
  const isFallback = (right: Right): boolean =>
    right.kind === 'subscription' &&
    isActive(right) &&
    matchesScope(definition, right) &&
    isWithin(validity(right), end)
  return isWithin(validity(subscription), end) || rights.some(isFallback)
    ? ALLOWED
    : refused('end-not-covered')
}

/**
 * Subscriptions in force of which one can entitle to the ticket, in dashboard order: those named by a scope; any, when
 * there are no scopes but the plates must come from a subscription. Empty when no subscription is needed.
 */
export function listEntitlingSubscriptions(
  definition: Definition,
  rights: readonly Right[],
  now: Instant,
): readonly Subscription[] {
  const isAnyGood = definition.scopes.length === 0
  if (isAnyGood && !definition.shouldUseSubscriptionPlate) return []
  const candidates = isAnyGood
    ? rights.filter((right): right is Subscription => right.kind === 'subscription' && isInForce(right, now))
    : matchingSubscriptions(definition, rights, now)
  return candidates.toSorted(byEndThenStatus)
}

/** Whether a request must name the subscription that entitles to the ticket. */
export const needsSubscription = ({
  scopes,
  shouldUseSubscriptionPlate,
  mustOrderWithPlate,
}: Pick<Definition, 'scopes' | 'shouldUseSubscriptionPlate' | 'mustOrderWithPlate'>): boolean =>
  scopes.length > 0 || (shouldUseSubscriptionPlate && mustOrderWithPlate)

interface Asked {
  readonly definition: Definition
  readonly subscriber: Subscriber
  readonly rights: readonly Right[]
  readonly now: Instant
}

/** Zone of a ticket whose zone is not chosen, with this subscription: the subscription's first that the definition has. */
export const zoneWithSubscription = (
  subscription: Subscription | null,
  { definition, subscriber, rights, now }: Asked,
): ZoneId | null =>
  autoSelectedZone(definition, subscriber, subscription ? [subscription, ...rights] : rights, now)
