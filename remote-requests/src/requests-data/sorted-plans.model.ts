import type { Plans } from '@parvis/shared-kernel/api'
import { type Offer, type OfferRefusal, offerEligibility } from '@parvis/shared-kernel/offers'
import { isExpired, type Right, type Subscription, statusColumns } from '@parvis/shared-kernel/orders'
import { passesCategoryFilter, type Subscriber } from '@parvis/shared-kernel/subscriber'
import { type Definition, type DefinitionRefusal, definitionVisibility } from '@parvis/shared-kernel/tickets'
import type { Instant } from '@parvis/shared-kernel/time'

/** Applicant and time, as the rules need them. */
export interface Person {
  readonly subscriber: Subscriber
  readonly rights: readonly Right[]
  readonly now: Instant
  /** Vehicle category to filter offers by; without one, any. */
  readonly category?: string | null
}

export interface Refused<Plan, Reason> {
  readonly plan: Plan
  readonly reason: Reason
}

/** Plans that may be requested, and refused ones with their first reason. */
export interface Sorted<Plan, Reason> {
  readonly open: readonly Plan[]
  readonly refused: readonly Refused<Plan, Reason>[]
}

// Withdrawn plans and those granted by the city only are not listed, not even as refused.
const UNSPOKEN: readonly (OfferRefusal | DefinitionRefusal)[] = ['deleted', 'not-public']

function sorted<Plan, Reason extends OfferRefusal | DefinitionRefusal>(
  plans: readonly Plan[],
  verdictOf: (plan: Plan) => { allowed: true } | { allowed: false; reason: Reason },
): Sorted<Plan, Reason> {
  const verdicts = plans.map(plan => ({ plan, verdict: verdictOf(plan) }))
  return {
    open: verdicts.flatMap(({ plan, verdict }) => (verdict.allowed ? [plan] : [])),
    refused: verdicts.flatMap(({ plan, verdict }) =>
      verdict.allowed || UNSPOKEN.includes(verdict.reason) ? [] : [{ plan, reason: verdict.reason }],
    ),
  }
}

/** Offers for vehicles of the category. */
export const offersFor = (offers: readonly Offer[], category: string | null = null): Offer[] =>
  offers.filter(({ vehicleCategories }) => passesCategoryFilter(vehicleCategories, category))

/** The offers of the list, by the kernel's eligibility (second document §6). */
export const sortedOffers = (
  { offers, zones }: Pick<Plans, 'offers' | 'zones'>,
  { subscriber, rights, now, category }: Person,
): Sorted<Offer, OfferRefusal> =>
  sorted(offersFor(offers, category), offer => offerEligibility(offer, subscriber, rights, zones, now))

/** Number of further offers open to this person with another vehicle. */
export const openToOthers = (plans: Pick<Plans, 'offers' | 'zones'>, person: Person): number =>
  sortedOffers(plans, { ...person, category: null }).open.length - sortedOffers(plans, person).open.length

/** The ticket definitions of the list, by the kernel's visibility (first document §6). */
export const sortedDefinitions = (
  definitions: readonly Definition[],
  { subscriber, rights, now }: Person,
): Sorted<Definition, DefinitionRefusal> =>
  sorted(definitions, definition => definitionVisibility(definition, subscriber, rights, now))

export type Audience = 'personal' | 'professional' | 'both'

/** Audience of a plan: an offer has a scope, a definition a flag. */
export const audienceOf = (plan: Offer | Definition): Audience => {
  if (plan.kind === 'offer') return plan.scope
  return plan.isProfessional ? 'professional' : 'both'
}

/** A subscription of the plan that this person has (in force, upcoming or to be paid), or has requested. */
export interface RightOfOffer {
  readonly state: 'held' | 'requested'
  readonly right: Subscription
}

function stateOfRight(right: Subscription, now: Instant): RightOfOffer['state'] | null {
  const { isActive, isLost, waitsFor } = statusColumns(right.status)
  if (isLost || isExpired(right, now)) return null
  if (isActive || waitsFor === 'payment') return 'held'
  return waitsFor === null ? null : 'requested'
}

/** The request under way, else what is held; null for neither. Tickets do not count, as they can be repeated. */
export function rightOfOffer(
  { kind, id }: Offer | Definition,
  { rights, now }: Pick<Person, 'rights' | 'now'>,
): RightOfOffer | null {
  if (kind !== 'offer') return null
  const found = rights.flatMap((right): readonly RightOfOffer[] => {
    if (right.kind !== 'subscription' || right.planId !== id) return []
    const state = stateOfRight(right, now)
    return state === null ? [] : [{ state, right }]
  })
  return found.find(({ state }) => state === 'requested') ?? found[0] ?? null
}
