import * as v from 'valibot'
import { type ZoneId, zoneId } from '../ids/index.ts'
import { addressWire } from './address.wire.ts'
import { definitionFromWire, definitionWire } from './definition.wire.ts'
import { offerFromWire, offerWire } from './offer.wire.ts'
import { zoneFromWire, zoneWire } from './primitives.wire.ts'

/** GET /api/catalogue: the city's public offers, available before sign-in. */
export const catalogueWire = v.object({
  plans: v.array(offerWire),
  definitions: v.nullish(v.array(definitionWire)),
  zones: v.nullish(v.array(zoneWire)),
})
export type CatalogueWire = v.InferOutput<typeof catalogueWire>

export const catalogueFromWire = (wire: CatalogueWire) => ({
  offers: wire.plans.map(offerFromWire),
  definitions: (wire.definitions ?? []).map(definitionFromWire),
  zones: (wire.zones ?? []).map(zoneFromWire),
})

/** GET /api/catalogue/streets: every street of the city in alphabetical order, with its zones. */
export const streetsWire = v.array(v.object({ name: v.string(), zoneIds: v.array(v.string()) }))
export type StreetsWire = v.InferOutput<typeof streetsWire>

export interface Street {
  readonly name: string
  /** Empty: in the city, but in none of its zones. */
  readonly zoneIds: readonly ZoneId[]
}

export const streetsFromWire = (wire: StreetsWire): readonly Street[] =>
  wire.map(({ name, zoneIds }) => ({ name, zoneIds: zoneIds.map(zoneId) }))

/** POST /api/catalogue/zone: the address is in the body, so that it appears in no URL. */
export const zoneQuestionWire = v.object({ address: addressWire })
export const zoneAnswerWire = v.object({ zoneId: v.nullable(v.string()) })
export type ZoneAnswerWire = v.InferOutput<typeof zoneAnswerWire>
