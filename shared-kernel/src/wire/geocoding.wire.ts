import * as v from 'valibot'
import { addressWire } from './address.wire.ts'
import { shortTextWire } from './primitives.wire.ts'

/** POST /api/v0/geocoding/research. Bounds are degrees: west, south, east, north. */
export const geocodingRequestWire = v.object({
  text: shortTextWire,
  limit: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10))),
  bounds: v.nullish(v.object({ west: v.number(), south: v.number(), east: v.number(), north: v.number() })),
})
export type GeocodingRequestWire = v.InferOutput<typeof geocodingRequestWire>

export const geocodingResultWire = v.object({ concatAddress: v.string(), address: addressWire })
export type GeocodingResultWire = v.InferOutput<typeof geocodingResultWire>
export const geocodingWire = v.array(geocodingResultWire)
