import type { ZoneId } from '@parvis/shared-kernel/ids'
import { type Offer, orderableZones, residenceZones, type Zone } from '@parvis/shared-kernel/offers'
import {
  type Definition,
  listEntitlingSubscriptions,
  residenceZoneFor,
  zoneWithSubscription,
} from '@parvis/shared-kernel/tickets'
import { audienceOf, type Person } from '../requests-data/sorted-plans.model.ts'
import { isWholeCity, namedZones } from './plan-facts.model.ts'

/** Where a plan allows parking, common to all screens. */
export type ZoneScope =
  /** Zone of the home, or of the workplace for a professional plan; null when unknown. */
  | { readonly kind: 'home' | 'work'; readonly zone: Zone | null }
  /** Zone of the subscription that the plan requires. */
  | { readonly kind: 'held' }
  /** One of the zones of the subscriptions that may carry the ticket. */
  | { readonly kind: 'carried'; readonly zones: readonly Zone[] }
  | { readonly kind: 'choice'; readonly zones: readonly Zone[]; readonly isWholeCity: boolean }
  | { readonly kind: 'all' }
  /** Empty when the city names none of them: nothing is shown. */
  | { readonly kind: 'named'; readonly zones: readonly Zone[] }

/** Known zones of the applicant. */
export interface ZonesOfAsker {
  /** Home or workplace zones. */
  readonly homes: readonly ZoneId[]
  /** The plan's zones that are open to them. */
  readonly open: readonly Zone[]
}

/** Zones of a plan; without any, all of the city's. */
export const zonesOf = ({ zoneIds }: Pick<Offer, 'zoneIds'>, city: readonly Zone[]): readonly Zone[] =>
  zoneIds.length === 0 ? city : namedZones(zoneIds, city)

/** Whether the zone is fixed: the home's or workplace's, or that of a ticket's subscription. */
export const isOwnZone = (plan: Offer | Definition): boolean =>
  plan.kind === 'offer' ? plan.isZoneFromResidence : plan.isZoneAutoSelected

function ownScope(plan: Offer | Definition, { homes, open }: ZonesOfAsker): ZoneScope {
  const [zone = null] = open
  // A ticket uses its subscription's zone, which may differ from the home's.
  if (zone !== null && !homes.includes(zone.id)) return { kind: 'named', zones: open }
  return { kind: audienceOf(plan) === 'professional' ? 'work' : 'home', zone }
}

/** @param asker null while the applicant or their address is unknown */
export function zoneScope(
  plan: Offer | Definition,
  city: readonly Zone[],
  asker: ZonesOfAsker | null,
): ZoneScope {
  const isOwn = isOwnZone(plan)
  const zones = asker?.open ?? zonesOf(plan, city)
  // With a home and a company in different zones, there are two to choose from.
  if (isOwn && (asker === null || zones.length < 2)) return ownScope(plan, asker ?? { homes: [], open: [] })
  if (isOwn && plan.kind === 'definition') return { kind: 'carried', zones }
  const isWhole = isWholeCity(
    zones.map(({ id }) => id),
    city,
  )
  if (plan.hasZoneChoice && zones.length > 1) return { kind: 'choice', zones, isWholeCity: isWhole }
  if (plan.kind === 'offer' && plan.isZoneFromEligibility && !asker?.open.length) return { kind: 'held' }
  const isEverywhere = zones.length > 0 ? isWhole : plan.zoneIds.length === 0
  return isEverywhere && !isOwn ? { kind: 'all' } : { kind: 'named', zones }
}

/** Known zones of a subscriber. */
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
  const context = { definition: plan, subscriber, rights, now }
  const entitlingSubscriptions = listEntitlingSubscriptions(plan, rights, now)
  // Each subscription that may carry the ticket brings its own zone.
  const own = (entitlingSubscriptions.length > 0 ? entitlingSubscriptions : [null]).map(subscription =>
    zoneWithSubscription(subscription, context),
  )
  return {
    homes: home === null ? [] : [home],
    open: plan.isZoneAutoSelected ? city.filter(({ id }) => own.includes(id)) : zonesOf(plan, city),
  }
}
