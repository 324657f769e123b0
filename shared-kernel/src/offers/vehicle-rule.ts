import { ALLOWED, refused, type Verdict } from '../errors/index.ts'
import type { Plate } from '../plates/index.ts'
import { passesCritairFilter, type Vehicle } from '../subscriber/index.ts'
import type { Offer } from './offer.ts'

export type VehicleRefusal = 'vehicle-unknown' | 'vehicle-class'

/**
 * An offer with a Crit'Air filter (second document §5) requires vehicles from the garage, each of an accepted class.
 * Without a filter any plate is accepted.
 */
export function vehicleRule(
  { vehicleCritairs }: Pick<Offer, 'vehicleCritairs'>,
  plates: readonly Plate[],
  garage: readonly Pick<Vehicle, 'plate' | 'vehicleCritair' | 'deleted'>[],
): Verdict<VehicleRefusal> {
  if (vehicleCritairs.length === 0) return ALLOWED
  const found = plates.map(plate => garage.find(vehicle => !vehicle.deleted && vehicle.plate === plate))
  const known = found.filter(vehicle => vehicle !== undefined)
  if (known.length < found.length) return refused('vehicle-unknown')
  return known.every(vehicle => passesCritairFilter(vehicleCritairs, vehicle))
    ? ALLOWED
    : refused('vehicle-class')
}
