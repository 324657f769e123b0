import type { ZoneId } from '@parvis/shared-kernel/ids'
import { type Offer, orderableZones, residenceZones, type Zone } from '@parvis/shared-kernel/offers'
import { autoSelectedZone, type Definition, residenceZoneFor } from '@parvis/shared-kernel/tickets'
import { audienceOf, type Person } from '../requests-data/sorted-plans.model.ts'
import { isWholeCity, namedZones } from './plan-facts.model.ts'

/** Where a plan lets one park, as every screen tells it. */
export type ZoneScope =
  /** Where one lives, or works for a professional plan; null while nobody knows where that is. */
  | { readonly kind: 'home' | 'work'; readonly zone: Zone | null }
  /** That of the subscription which the plan asks for. */
  | { readonly kind: 'held' }
  | { readonly kind: 'choice'; readonly zones: readonly Zone[]; readonly isWholeCity: boolean }
  | { readonly kind: 'all' }
  /** Empty where the city names none of them: nothing is told then. */
  | { readonly kind: 'named'; readonly zones: readonly Zone[] }

/** What is known of whoever asks. */
export interface ZonesOfAsker {
  /** Where they live or work. */
  readonly homes: readonly ZoneId[]
  /** The plan's zones that are open to them. */
  readonly open: readonly Zone[]
}

/** All zones of a plan; one that names none has all of the city's. */
export const zonesOf = ({ zoneIds }: Pick<Offer, 'zoneIds'>, city: readonly Zone[]): readonly Zone[] =>
  zoneIds.length === 0 ? city : namedZones(zoneIds, city)

/** The zone is nobody's to choose: where one lives or works, or that of a ticket's subscription. */
export const isOwnZone = (plan: Offer | Definition): boolean =>
  plan.kind === 'offer' ? plan.isZoneFromResidence : plan.isZoneAutoSelected

function ownScope(plan: Offer | Definition, { homes, open }: ZonesOfAsker): ZoneScope {
  const [zone = null] = open
  // A ticket follows its subscription, which need not be at home.
  if (zone !== null && !homes.includes(zone.id)) return { kind: 'named', zones: open }
  return { kind: audienceOf(plan) === 'professional' ? 'work' : 'home', zone }
}

/** @param asker null while nobody has said who asks, or where they live */
export function zoneScope(
  plan: Offer | Definition,
  city: readonly Zone[],
  asker: ZonesOfAsker | null,
): ZoneScope {
  const isOwn = isOwnZone(plan)
  const zones = asker?.open ?? zonesOf(plan, city)
  // A home here and a company there leave a choice between the two.
  if (isOwn && (asker === null || zones.length < 2)) return ownScope(plan, asker ?? { homes: [], open: [] })
  const isWhole = isWholeCity(
    zones.map(({ id }) => id),
    city,
  )
  if (plan.hasZoneChoice && zones.length > 1) return { kind: 'choice', zones, isWholeCity: isWhole }
  if (plan.kind === 'offer' && plan.isZoneFromEligibility && !asker?.open.length) return { kind: 'held' }
  const isEverywhere = zones.length > 0 ? isWhole : plan.zoneIds.length === 0
  return isEverywhere && !isOwn ? { kind: 'all' } : { kind: 'named', zones }
}

/** What the portal knows of a subscriber. */
export function askerOf(
  plan: Offer | Definition,
  city: readonly Zone[],
  { subscriber, rights, now }: Person,
): ZonesOfAsker {
  if (plan.kind === 'offer')
    return {
      homes: residenceZones(plan, subscriber),
      open: orderableZones(plan, subscriber, rights, city, now),
    }
  const home = residenceZoneFor(plan, subscriber)
  const own = plan.isZoneAutoSelected ? autoSelectedZone(plan, subscriber, rights, now) : null
  return {
    homes: home === null ? [] : [home],
    open: plan.isZoneAutoSelected ? city.filter(({ id }) => id === own) : zonesOf(plan, city),
  }
}
