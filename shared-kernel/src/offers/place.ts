import type { ZoneId } from '../ids/index.ts'
import type { Offer } from './offer.ts'

/** Where somebody lives or works who has not signed in, as far as they have said. */
export type VisitorPlace =
  | { readonly kind: 'untold' }
  | { readonly kind: 'zone'; readonly zoneId: ZoneId }
  /** An address that lies in none of the city's zones. */
  | { readonly kind: 'outside' }

/** What a place says of a plan: nothing against it, that the place is still to be told, or that it is not the right one. */
export type PlaceStanding = 'open' | 'place-needed' | 'elsewhere'

/** Whether a place is among the zones that are asked; without any, every place is. */
export function standingAmong(asked: readonly ZoneId[], place: VisitorPlace): PlaceStanding {
  if (asked.length === 0) return 'open'
  if (place.kind === 'untold') return 'place-needed'
  return place.kind === 'zone' && asked.includes(place.zoneId) ? 'open' : 'elsewhere'
}

/**
 * Whether who lives (or works, for a professional offer) at this place could ask for the offer: `zoneVerdict` of a
 * subscriber, for somebody of whom nothing else is known.
 */
export function offerStandingAt(
  offer: Offer,
  place: VisitorPlace,
  cityZones: readonly ZoneId[],
): PlaceStanding {
  if (!offer.isZoneFromResidence) return 'open'
  return standingAmong(offer.zoneIds.length > 0 ? offer.zoneIds : cityZones, place)
}

/** Whether a right after this plan would let one park at the place; null where the place is not told. */
export function coversPlace(
  { zoneIds }: { readonly zoneIds: readonly ZoneId[] },
  place: VisitorPlace,
): boolean | null {
  if (place.kind === 'untold') return null
  return place.kind === 'zone' && (zoneIds.length === 0 || zoneIds.includes(place.zoneId))
}
