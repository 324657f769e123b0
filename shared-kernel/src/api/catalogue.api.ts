import { unreadable } from '../errors/index.ts'
import { type ZoneId, zoneId } from '../ids/index.ts'
import type { Address } from '../subscriber/index.ts'
import {
  addressToWire,
  catalogueFromWire,
  catalogueWire,
  type Street,
  streetsFromWire,
  streetsWire,
  UNREADABLE,
  zoneAnswerWire,
} from '../wire/index.ts'
import type { ApiClient } from './api-client.ts'
import { ask } from './ask.ts'

/** What a city offers to anybody, before sign-in. */
export type Catalogue = ReturnType<typeof catalogueFromWire>

const OFFERED = ['plans', 'definitions', 'zones'] as const

/**
 * Reads the catalogue without its unreadable items. Throws when no item of a list is readable, as an empty list would
 * mean "none".
 */
export async function fetchCatalogue(api: ApiClient): Promise<Catalogue> {
  const answer = await ask(api, 'GET /api/catalogue', { answer: catalogueWire, lists: OFFERED })
  const unknown = OFFERED.find(list => answer[list] === UNREADABLE)
  if (unknown) throw unreadable('GET /api/catalogue', unknown)
  return catalogueFromWire(answer)
}

/** Every street of the city with its zones, for typing by hand and for the street list of a zone. */
export async function fetchStreets(api: ApiClient): Promise<readonly Street[]> {
  return streetsFromWire(await ask(api, 'GET /api/catalogue/streets', { answer: streetsWire, lists: [''] }))
}

/** The zone of an address; null when it is in none, or when the street alone does not determine it. */
export async function fetchZoneOf(api: ApiClient, address: Address): Promise<ZoneId | null> {
  const { zoneId: found } = await ask(api, 'POST /api/catalogue/zone', {
    json: { address: addressToWire(address) },
    answer: zoneAnswerWire,
  })
  return found === null ? null : zoneId(found)
}
