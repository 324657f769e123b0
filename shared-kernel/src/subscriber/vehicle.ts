import type { VehicleId } from '../ids/index.ts'
import type { Plate } from '../plates/index.ts'

/** A vehicle of the subscriber's garage (second document §3). Codes come from the city and are shown as is. */
export interface Vehicle {
  readonly id: VehicleId
  readonly name: string
  readonly plate: Plate | null
  readonly hashedPlate: string | null
  readonly vehicleCategory: string | null
  readonly vehicleCritair: string | null
  readonly vehicleCritairSource: string | null
  readonly vehicleTypeSource: string | null
  readonly deleted: boolean
}

/** The choice of a Crit'Air filter for vehicles without a class. */
export const UNRANKED = 'UNRANKED'
const WITHOUT_CLASS: readonly string[] = ['NOT_FOUND', 'NOT_IMPLEMENTED', UNRANKED]

const isUnranked = (critair: string | null) =>
  critair === null || critair.trim() === '' || WITHOUT_CLASS.includes(critair)

/** Passes when no filter is set, or when the vehicle's Crit'Air class is among the chosen ones (second document §5). */
export function passesCritairFilter(
  filter: readonly string[] | null,
  { vehicleCritair }: Pick<Vehicle, 'vehicleCritair'>,
): boolean {
  if (filter === null || filter.length === 0) return true
  if (isUnranked(vehicleCritair)) return filter.includes(UNRANKED)
  return vehicleCritair !== null && filter.includes(vehicleCritair)
}

/** Normalises a vehicle category to upper case; null when blank. */
export const vehicleCategory = (raw: string | null): string | null => raw?.trim().toUpperCase() || null

/** Whether no filter is set, no category is given, or the category is listed (second document §5). */
export const passesCategoryFilter = (filter: readonly string[], category: string | null): boolean =>
  category === null || filter.length === 0 || filter.some(listed => vehicleCategory(listed) === category)
