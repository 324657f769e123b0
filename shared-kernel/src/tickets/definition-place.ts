import { type PlaceVerdict, placeVerdict, type VisitorPlace } from '../offers/index.ts'
import type { Definition } from './definition.ts'

/**
 * Whether a visitor who lives (or works, for a professional definition) here could get the ticket: by its residence
 * zones, or by its own zones when the zone is selected automatically and no subscription can provide another.
 */
export function definitionPlaceVerdict(definition: Definition, place: VisitorPlace): PlaceVerdict {
  const { residenceZoneIds, zoneIds, isZoneAutoSelected, scopes } = definition
  if (residenceZoneIds.length > 0) return placeVerdict(residenceZoneIds, place)
  return isZoneAutoSelected && scopes.length === 0 ? placeVerdict(zoneIds, place) : 'open'
}
