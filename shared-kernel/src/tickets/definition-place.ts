import { type PlaceStanding, standingAmong, type VisitorPlace } from '../offers/index.ts'
import type { Definition } from './definition.ts'

/**
 * Whether a visitor who lives (or works, for a professional definition) here could get the ticket: by its residence
 * zones, or by its own zones when the zone is selected automatically and no subscription can provide another.
 */
export function definitionStandingAt(definition: Definition, place: VisitorPlace): PlaceStanding {
  const { residenceZoneIds, zoneIds, isZoneAutoSelected, scopes } = definition
  if (residenceZoneIds.length > 0) return standingAmong(residenceZoneIds, place)
  return isZoneAutoSelected && scopes.length === 0 ? standingAmong(zoneIds, place) : 'open'
}
