import {
  coversPlace,
  type Offer,
  offerPlaceVerdict,
  type PlaceVerdict,
  type VisitorPlace,
  type Zone,
} from '@parvis/shared-kernel/offers'
import { type Definition, definitionPlaceVerdict } from '@parvis/shared-kernel/tickets'
import { isOwnZone, type ZonesOfAsker, zonesOf } from '../../plan-sheet/zone-scope.model.ts'
import { audienceOf } from '../../requests-data/sorted-plans.model.ts'

export type Plan = Offer | Definition

/** Groups under which plans are listed. */
export const GROUPS = ['personal', 'professional', 'both', 'ticket'] as const
export type Group = (typeof GROUPS)[number]

const groupOf = (plan: Plan): Group => (plan.kind === 'definition' ? 'ticket' : audienceOf(plan))

export const placeVerdictOf = (plan: Plan, place: VisitorPlace, zones: readonly Zone[]): PlaceVerdict =>
  plan.kind === 'definition'
    ? definitionPlaceVerdict(plan, place)
    : offerPlaceVerdict(
        plan,
        place,
        zones.map(({ id }) => id),
      )

export interface PlacedPlans {
  readonly groups: readonly { readonly group: Group; readonly plans: readonly Plan[] }[]
  readonly elsewhere: readonly Plan[]
}

/** For residents of other zones, or for parking in others; outside every zone, plans open to everybody apply. */
const isElsewhere = (plan: Plan, place: VisitorPlace, zones: readonly Zone[]): boolean =>
  placeVerdictOf(plan, place, zones) === 'elsewhere' || (place.kind === 'zone' && !coversPlace(plan, place))

/** Plans that apply to a place, by kind in the city's order; plans for other zones apart. */
export function sortedForPlace(
  plans: readonly Plan[],
  place: VisitorPlace,
  zones: readonly Zone[],
): PlacedPlans {
  const here = plans.filter(plan => !isElsewhere(plan, place, zones))
  return {
    groups: GROUPS.map(group => ({
      group,
      plans: here.filter(plan => groupOf(plan) === group),
    })).filter(({ plans: own }) => own.length > 0),
    elsewhere: plans.filter(plan => isElsewhere(plan, place, zones)),
  }
}

/** Zones of a visitor by the given address; null without one. */
export function askerAt(plan: Plan, place: VisitorPlace, zones: readonly Zone[]): ZonesOfAsker | null {
  const isOfHeldRight = plan.kind === 'offer' && plan.isZoneFromEligibility
  if (place.kind !== 'zone' || isOfHeldRight) return null
  const open = zonesOf(plan, zones)
  return {
    homes: [place.zoneId],
    open: isOwnZone(plan) ? open.filter(({ id }) => id === place.zoneId) : open,
  }
}

/** Zones whose residents may request, if restricted. */
export const askedZones = (plan: Plan, zones: readonly Zone[]): readonly Zone[] => {
  const asked =
    plan.kind === 'definition' && plan.residenceZoneIds.length > 0 ? plan.residenceZoneIds : plan.zoneIds
  return zones.filter(({ id }) => asked.length === 0 || asked.includes(id))
}
