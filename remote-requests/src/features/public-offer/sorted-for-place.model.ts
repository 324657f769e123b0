import {
  coversPlace,
  type Offer,
  offerStandingAt,
  type PlaceStanding,
  type VisitorPlace,
  type Zone,
} from '@parvis/shared-kernel/offers'
import { type Definition, definitionStandingAt } from '@parvis/shared-kernel/tickets'
import { audienceOf } from '../../requests-data/sorted-plans.model.ts'

export type Plan = Offer | Definition

/** Under which title a plan is read. */
export const GROUPS = ['personal', 'professional', 'both', 'ticket'] as const
export type Group = (typeof GROUPS)[number]

const groupOf = (plan: Plan): Group => (plan.kind === 'definition' ? 'ticket' : audienceOf(plan))

export const standingAt = (plan: Plan, place: VisitorPlace, zones: readonly Zone[]): PlaceStanding =>
  plan.kind === 'definition'
    ? definitionStandingAt(plan, place)
    : offerStandingAt(
        plan,
        place,
        zones.map(({ id }) => id),
      )

export interface PlacedPlan {
  readonly plan: Plan
  /** `place-needed`: one must live in one of its zones, which nobody has said yet. */
  readonly standing: Exclude<PlaceStanding, 'elsewhere'>
  /** False: it may be had, and does not let one park at the door. */
  readonly coversPlace: boolean | null
}

export interface PlacedPlans {
  readonly groups: readonly { readonly group: Group; readonly plans: readonly PlacedPlan[] }[]
  readonly elsewhere: readonly Plan[]
}

/** What may be had at a place, by kind in the city's order; apart from it what is for other districts. */
export function sortedForPlace(
  plans: readonly Plan[],
  place: VisitorPlace,
  zones: readonly Zone[],
): PlacedPlans {
  const placed = plans.flatMap((plan): PlacedPlan[] => {
    const standing = standingAt(plan, place, zones)
    return standing === 'elsewhere' ? [] : [{ plan, standing, coversPlace: coversPlace(plan, place) }]
  })
  return {
    groups: GROUPS.map(group => ({
      group,
      plans: placed.filter(({ plan }) => groupOf(plan) === group),
    })).filter(({ plans: own }) => own.length > 0),
    elsewhere: plans.filter(plan => standingAt(plan, place, zones) === 'elsewhere'),
  }
}

/** Where only people of some zones may ask, those zones. */
export const askedZones = (plan: Plan, zones: readonly Zone[]): readonly Zone[] => {
  const asked =
    plan.kind === 'definition' && plan.residenceZoneIds.length > 0 ? plan.residenceZoneIds : plan.zoneIds
  return zones.filter(({ id }) => asked.length === 0 || asked.includes(id))
}
