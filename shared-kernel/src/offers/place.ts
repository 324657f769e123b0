import type { ZoneId } from '../ids/index.ts'
import type { Offer } from './offer.ts'

/** Where a visitor without a session lives or works, as far as they have said. */
export type VisitorPlace =
  | { readonly kind: 'untold' }
  | { readonly kind: 'zone'; readonly zoneId: ZoneId }
  /** An address outside the city's zones. */
  | { readonly kind: 'outside' }

/** Result of comparing a place with a plan: allowed, place still unknown, or outside its zones. */
export type PlaceVerdict = 'open' | 'place-needed' | 'elsewhere'

/** Compares a place with the required zones; without any, every place is allowed. */
export function placeVerdict(asked: readonly ZoneId[], place: VisitorPlace): PlaceVerdict {
  if (asked.length === 0) return 'open'
  if (place.kind === 'untold') return 'place-needed'
  return place.kind === 'zone' && asked.includes(place.zoneId) ? 'open' : 'elsewhere'
}

/**
 * Whether a visitor who lives (or works, for a professional offer) here could request the offer: `zoneVerdict` for a
 * visitor of whom nothing else is known.
 */
export function offerPlaceVerdict(
  offer: Offer,
  place: VisitorPlace,
  cityZones: readonly ZoneId[],
): PlaceVerdict {
  if (!offer.isZoneFromResidence) return 'open'
  return placeVerdict(offer.zoneIds.length > 0 ? offer.zoneIds : cityZones, place)
}

/** Whether a right of this plan allows parking at the place; null when the place is unknown. */
export function coversPlace(
  { zoneIds }: { readonly zoneIds: readonly ZoneId[] },
  place: VisitorPlace,
): boolean | null {
  if (place.kind === 'untold') return null
  return place.kind === 'zone' && (zoneIds.length === 0 || zoneIds.includes(place.zoneId))
}
