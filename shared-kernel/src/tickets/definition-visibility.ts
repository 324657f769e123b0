import { ALLOWED, refused, type Verdict } from '../errors/index.ts'
import type { ZoneId } from '../ids/index.ts'
import { isInForce, isOrderable, orderability, type Right, type Subscription } from '../orders/index.ts'
import type { Subscriber } from '../subscriber/index.ts'
import type { Instant } from '../time/index.ts'
import type { Definition } from './definition.ts'

export const DEFINITION_REFUSALS = [
  'deleted',
  'not-public',
  'closed',
  'no-matching-subscription',
  'residence-unknown',
  'residence-zone',
  'no-zone',
] as const
/** Why a definition is not shown to this subscriber now. */
export type DefinitionRefusal = (typeof DEFINITION_REFUSALS)[number]

/** Open for requests, publicly orderable, not deleted (first document §6). */
export const isDefinitionOpen = (definition: Definition): boolean => isOrderable(definition)

/** Whether a scope names the subscription's plan and option, whatever its validity. */
export const matchesScope = (definition: Definition, { planId, optionId }: Subscription): boolean =>
  definition.scopes.some(
    scope =>
      scope.offerId === planId &&
      (scope.optionIds.length === 0 || (optionId !== null && scope.optionIds.includes(optionId))),
  )

/**
 * Subscriptions in force whose plan and option a scope names: any of them entitles to the ticket (first document §6).
 */
export const matchingSubscriptions = (
  definition: Definition,
  rights: readonly Right[],
  now: Instant,
): readonly Subscription[] =>
  rights.filter(
    (right): right is Subscription =>
      right.kind === 'subscription' && isInForce(right, now) && matchesScope(definition, right),
  )

/** The relevant zone: the company's for a professional definition, else the home's. */
export const residenceZoneFor = (definition: Definition, subscriber: Subscriber): ZoneId | null =>
  definition.isProfessional ? subscriber.professionalZoneId : subscriber.zoneId

/**
 * The automatically selected zone: the first zone of the matching subscriptions, else of the residence, that the
 * definition covers; null when there is none.
 */
export function autoSelectedZone(
  definition: Definition,
  subscriber: Subscriber,
  rights: readonly Right[],
  now: Instant,
): ZoneId | null {
  const held = matchingSubscriptions(definition, rights, now).flatMap(({ zoneIds }) => zoneIds)
  const home = residenceZoneFor(definition, subscriber)
  const candidates = home === null ? held : [...held, home]
  return candidates.find(zone => definition.zoneIds.includes(zone)) ?? null
}

function residenceVerdict(definition: Definition, subscriber: Subscriber): Verdict<DefinitionRefusal> {
  if (definition.residenceZoneIds.length === 0) return ALLOWED
  const zone = residenceZoneFor(definition, subscriber)
  if (zone === null) return refused('residence-unknown')
  return definition.residenceZoneIds.includes(zone) ? ALLOWED : refused('residence-zone')
}

/** Whether a definition is offered, or the first refusal: open, scopes, residence zone, automatic zone. */
export function definitionVisibility(
  definition: Definition,
  subscriber: Subscriber,
  rights: readonly Right[],
  now: Instant,
): Verdict<DefinitionRefusal> {
  const open = orderability(definition)
  if (!open.allowed) return open
  const isHeld = definition.scopes.length === 0 || matchingSubscriptions(definition, rights, now).length > 0
  if (!isHeld) return refused('no-matching-subscription')
  const residence = residenceVerdict(definition, subscriber)
  if (!residence.allowed) return residence
  const needsZone = definition.isZoneAutoSelected && definition.zoneIds.length > 0
  return needsZone && autoSelectedZone(definition, subscriber, rights, now) === null
    ? refused('no-zone')
    : ALLOWED
}
