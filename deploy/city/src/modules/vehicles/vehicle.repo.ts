import type { Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../../db/database.ts'
import { at } from '../../db/schema.ts'

export type VehicleRow = Awaited<ReturnType<typeof listVehicles>>[number]

export const listVehicles = (db: Database, cityId: string, subscriberId: string) =>
  db
    .selectFrom('vehicles')
    .selectAll()
    .where('city_id', '=', cityId)
    .where('subscriber_id', '=', subscriberId)
    .where('deleted', '=', false)
    .orderBy('created_at')
    .orderBy('vehicle_id')
    .execute()

export interface VehicleChange {
  cityId: string
  subscriberId: string
  vehicleId: string
  name: string
  plate: string
  category: string | null
  now: Instant
}

/** Writes a vehicle of the subscriber; undefined when the id is somebody else's or the plate is already there. */
export const putVehicle = async (db: Database, vehicle: VehicleChange): Promise<VehicleRow | undefined> => {
  const existing = await db
    .selectFrom('vehicles')
    .selectAll()
    .where('vehicle_id', '=', vehicle.vehicleId)
    .executeTakeFirst()
  if (existing !== undefined && existing.subscriber_id !== vehicle.subscriberId) return undefined
  const facts = {
    name: vehicle.name,
    plate: vehicle.plate,
    vehicle_category: vehicle.category,
    deleted: false,
  }
  const twin = await db
    .selectFrom('vehicles')
    .select('vehicle_id')
    .where('subscriber_id', '=', vehicle.subscriberId)
    .where('plate', '=', vehicle.plate)
    .where('deleted', '=', false)
    .where('vehicle_id', '!=', vehicle.vehicleId)
    .executeTakeFirst()
  if (twin !== undefined) return undefined
  return db
    .insertInto('vehicles')
    .values({
      city_id: vehicle.cityId,
      vehicle_id: vehicle.vehicleId,
      subscriber_id: vehicle.subscriberId,
      created_at: at(vehicle.now),
      vehicle_critair: null,
      ...facts,
    })
    .onConflict(conflict => conflict.column('vehicle_id').doUpdateSet(facts))
    .returningAll()
    .executeTakeFirst()
}

export const dropVehicle = async (
  db: Database,
  cityId: string,
  subscriberId: string,
  vehicleId: string,
): Promise<boolean> => {
  const row = await db
    .updateTable('vehicles')
    .set({ deleted: true })
    .where('city_id', '=', cityId)
    .where('subscriber_id', '=', subscriberId)
    .where('vehicle_id', '=', vehicleId)
    .where('deleted', '=', false)
    .returning('vehicle_id')
    .executeTakeFirst()
  return row !== undefined
}
