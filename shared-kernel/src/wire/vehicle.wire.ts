import * as v from 'valibot'
import { vehicleId } from '../ids/index.ts'
import type { Vehicle } from '../subscriber/index.ts'
import { plateFromWire, plateTextWire, shortTextWire } from './primitives.wire.ts'

const text = v.nullish(v.string())

/** Second document §3. */
export const vehicleWire = v.object({
  id: v.string(),
  name: text,
  plate: text,
  hashedPlate: text,
  vehicleCategory: text,
  vehicleCritair: text,
  vehicleCritairSource: text,
  vehicleTypeSource: text,
  deleted: v.nullish(v.boolean()),
})
export type VehicleWire = v.InferOutput<typeof vehicleWire>
/** GET /api/subscriber/vehicles */
export const vehiclesWire = v.array(vehicleWire)

/** PUT /api/subscriber/vehicles/{id} */
export const vehicleBodyWire = v.object({
  name: v.nullish(shortTextWire),
  plate: plateTextWire,
  vehicleCategory: v.nullish(shortTextWire),
})
export type VehicleBodyWire = v.InferOutput<typeof vehicleBodyWire>

export const vehicleFromWire = (wire: VehicleWire): Vehicle => ({
  id: vehicleId(wire.id),
  name: wire.name ?? '',
  plate: plateFromWire(wire.plate),
  hashedPlate: wire.hashedPlate ?? null,
  vehicleCategory: wire.vehicleCategory ?? null,
  vehicleCritair: wire.vehicleCritair ?? null,
  vehicleCritairSource: wire.vehicleCritairSource ?? null,
  vehicleTypeSource: wire.vehicleTypeSource ?? null,
  deleted: wire.deleted ?? false,
})

export const vehicleToWire = (vehicle: Vehicle): VehicleWire => ({ ...vehicle })
