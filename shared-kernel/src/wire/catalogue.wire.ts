import * as v from 'valibot'
import { type ZoneId, zoneId } from '../ids/index.ts'
import { addressWire } from './address.wire.ts'
import { definitionFromWire, definitionWire } from './definition.wire.ts'
import { offerFromWire, offerWire } from './offer.wire.ts'
import { zoneFromWire, zoneWire } from './primitives.wire.ts'

/** GET /api/catalogue: what anybody may ask for in this city, known before one signs in. */
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

/** GET /api/catalogue/streets: every street of the city, in the order of the alphabet, with the zones that it crosses. */
export const streetsWire = v.array(v.object({ name: v.string(), zoneIds: v.array(v.string()) }))
export type StreetsWire = v.InferOutput<typeof streetsWire>

export interface Street {
  readonly name: string
  /** None: in the city, in no zone of it. */
  readonly zoneIds: readonly ZoneId[]
}

export const streetsFromWire = (wire: StreetsWire): readonly Street[] =>
  wire.map(({ name, zoneIds }) => ({ name, zoneIds: zoneIds.map(zoneId) }))

/** POST /api/catalogue/zone: an address in the body, so that none stands in a URL. */
export const zoneQuestionWire = v.object({ address: addressWire })
export const zoneAnswerWire = v.object({ zoneId: v.nullable(v.string()) })
export type ZoneAnswerWire = v.InferOutput<typeof zoneAnswerWire>
