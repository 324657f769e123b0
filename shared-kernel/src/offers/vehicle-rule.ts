import { ALLOWED, refused, type Verdict } from '../errors/index.ts'
import { faultWhenRefused, type RequestFault } from '../orders/index.ts'
import { type Plate, plate } from '../plates/index.ts'
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

/**
 * The same for the plates of a form, each at its own line (`plates.0`); blank and malformed ones are left to `plateFaults`.
 * @param held plates that the right has already, which are not asked about again
 */
export const vehicleFaults = (
  offer: Pick<Offer, 'vehicleCritairs'>,
  texts: readonly string[],
  garage: Parameters<typeof vehicleRule>[2],
  held: readonly Plate[] = [],
): readonly RequestFault<VehicleRefusal>[] =>
  texts.flatMap((text, index) => {
    const read = plate(text)
    if (read === null || held.includes(read)) return []
    return faultWhenRefused(`plates.${index}`, vehicleRule(offer, [read], garage))
  })
