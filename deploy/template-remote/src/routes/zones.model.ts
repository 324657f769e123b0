import type { Catalogue } from '@parvis/shared-kernel/api'
import type { Street } from '@parvis/shared-kernel/wire'

export interface ZoneStreets {
  readonly id: string
  readonly name: string
  readonly streets: readonly string[]
}

/** Each zone with the names of its streets in alphabetical order; a street may lie in several. */
export function streetsByZone(zones: Catalogue['zones'], streets: readonly Street[]): readonly ZoneStreets[] {
  const byName = new Intl.Collator('fr').compare
  return zones.map(({ id, name }) => ({
    id,
    name,
    streets: streets
      .filter(({ zoneIds }) => zoneIds.includes(id))
      .map(street => street.name)
      .sort(byName),
  }))
}
