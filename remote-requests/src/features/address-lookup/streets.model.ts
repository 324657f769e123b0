import { searchable } from '@parvis/shared-kernel/formats'
import type { ZoneId } from '@parvis/shared-kernel/ids'
import type { Zone } from '@parvis/shared-kernel/offers'
import type { Street } from '@parvis/shared-kernel/wire'

/** One option: a street in one of its zones. */
export interface StreetChoice {
  readonly name: string
  /** Null: the street is in no zone. */
  readonly zone: Zone | null
  /** The street lies in several zones: the house number decides, which the citizen knows. */
  readonly isShared: boolean
}

export const MOST_CHOICES = 40

/** Matches each typed word as a word's beginning, in any order: « four rue » finds « rue du Four ». */
const matches = (name: string, typed: string): boolean => {
  const words = searchable(name).split(' ')
  return searchable(typed)
    .split(' ')
    .every(part => words.some(word => word.startsWith(part)))
}

/** Streets to choose from, one line per zone; a street with only unknown zones counts as outside. */
export function streetChoices(
  streets: readonly Street[],
  zones: readonly Zone[],
  typed: string,
): readonly StreetChoice[] {
  return streets
    .filter(({ name }) => matches(name, typed))
    .flatMap(({ name, zoneIds }): StreetChoice[] => {
      const named = zones.filter(({ id }) => zoneIds.includes(id))
      if (named.length === 0) return [{ name, zone: null, isShared: false }]
      return named.map(zone => ({ name, zone, isShared: named.length > 1 }))
    })
}

/** The streets of a zone, including those shared with other zones. */
export const streetsOfZone = (streets: readonly Street[], zone: ZoneId): readonly Street[] =>
  streets.filter(({ zoneIds }) => zoneIds.includes(zone))
