import type { ZoneId } from '@parvis/shared-kernel/ids'
import type { Zone } from '@parvis/shared-kernel/offers'
import type { Street } from '@parvis/shared-kernel/wire'

/** One line to press: a street, in one of its zones. */
export interface StreetChoice {
  readonly name: string
  /** Null: the street is in no zone. */
  readonly zone: Zone | null
  /** The street lies in several zones: the number of one's door decides, which one knows oneself. */
  readonly isShared: boolean
}

export const MOST_CHOICES = 40

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** A street by every beginning that is typed, in any order: « four rue » finds « rue du Four ». */
const matches = (name: string, typed: string): boolean => {
  const words = plain(name).split(' ')
  return plain(typed)
    .split(' ')
    .every(part => words.some(word => word.startsWith(part)))
}

/** The streets to choose from, one line a zone; a street of zones that the city no longer names is in none. */
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

/** The streets of a zone, those that it shares with another among them. */
export const streetsOfZone = (streets: readonly Street[], zone: ZoneId): readonly Street[] =>
  streets.filter(({ zoneIds }) => zoneIds.includes(zone))
