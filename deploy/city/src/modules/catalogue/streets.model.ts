import { searchable } from '@parvis/shared-kernel/formats'
import type { StreetsWire } from '@parvis/shared-kernel/wire'

export interface StreetRow {
  street_type: string
  street_name: string
  zone_id: string | null
}

/** Sorts by the street's own name, as printed lists do: « rue du Four » under F. */
const LITTLE_WORDS = /^(?:(?:de|du|des|la|le|les|l|d|aux?) )+/

const sortKeyOf = ({ street_type: type, street_name: name }: StreetRow): string => {
  const own = searchable(name)
  return `${own.replace(LITTLE_WORDS, '') || own} ${searchable(type)}`
}

/**
 * Returns one line per street with all its zones, in the city's order of zones; lines in alphabetical order,
 * independent of the server's locale.
 */
export const streetLines = (rows: readonly StreetRow[], zoneOrder: readonly string[]): StreetsWire => {
  const lines = new Map<string, { name: string; key: string; zones: Set<string> }>()
  for (const row of rows) {
    const name = `${row.street_type} ${row.street_name}`.trim()
    const line = lines.get(name) ?? { name, key: sortKeyOf(row), zones: new Set<string>() }
    if (row.zone_id !== null) line.zones.add(row.zone_id)
    lines.set(name, line)
  }
  return [...lines.values()]
    .sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0))
    .map(({ name, zones }) => ({ name, zoneIds: zoneOrder.filter(zone => zones.has(zone)) }))
}
