import * as v from 'valibot'
import { type Maybe, zoneWire } from './primitives.wire.ts'

/** Zones of a plan: each by its id, or with its name. */
export const validityAreasWire = v.nullish(v.array(v.union([v.string(), zoneWire])))

export const areaIds = (areas: v.InferOutput<typeof validityAreasWire>): Maybe<readonly string[]> =>
  areas?.map(area => (typeof area === 'string' ? area : area.id))
