import { type PlaceStanding, standingAmong, type VisitorPlace } from '../offers/index.ts'
import type { Definition } from './definition.ts'

/**
 * Whether who lives (or works, for a professional definition) at this place could have the ticket: its residence zones,
 * and those it covers where it chooses the zone by itself and no subscription could bring another.
 */
export function definitionStandingAt(definition: Definition, place: VisitorPlace): PlaceStanding {
  const { residenceZoneIds, zoneIds, isZoneAutoSelected, scopes } = definition
  if (residenceZoneIds.length > 0) return standingAmong(residenceZoneIds, place)
  return isZoneAutoSelected && scopes.length === 0 ? standingAmong(zoneIds, place) : 'open'
}
