import { plate } from '@parvis/shared-kernel/plates'
import type { Vehicle } from '@parvis/shared-kernel/subscriber'
import type { Instant } from '@parvis/shared-kernel/time'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { isFound } from '../../db/is-found.ts'
import { at } from '../../db/schema.ts'
import type { PersonKey } from '../subscriber/person-key.ts'

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

/** A person's vehicles as the rules of offers ask about them. */
export const readGarage = async (
  db: Database,
  { cityId, subscriberId }: PersonKey,
): Promise<Pick<Vehicle, 'plate' | 'vehicleCritair' | 'deleted'>[]> =>
  (await listVehicles(db, cityId, subscriberId)).map(vehicle => ({
    plate: plate(vehicle.plate),
    vehicleCritair: vehicle.vehicle_critair,
    deleted: vehicle.deleted,
  }))

export interface VehicleChange {
  cityId: string
  subscriberId: string
  vehicleId: string
  name: string
  plate: string
  category: string | null
  now: Instant
}

const isTwin = (failure: unknown): boolean =>
  failure instanceof Error && 'code' in failure && failure.code === '23505'

/**
 * Writes a vehicle; undefined when another live one of the subscriber has the plate, as the database's unique index
 * decides. A changed plate clears the register's data, which was about the old plate.
 */
export const putVehicle = async (db: Database, vehicle: VehicleChange): Promise<VehicleRow | undefined> => {
  const facts = {
    name: vehicle.name,
    plate: vehicle.plate,
    vehicle_category: vehicle.category,
    vehicle_type_source: vehicle.category === null ? null : 'DECLARED',
    deleted: false,
  }
  const ifSamePlate = (column: 'vehicle_critair' | 'vehicle_critair_source') =>
    sql<string | null>`case when vehicles.plate = excluded.plate then ${sql.ref(`vehicles.${column}`)} end`
  try {
    return await db
      .insertInto('vehicles')
      .values({
        city_id: vehicle.cityId,
        vehicle_id: vehicle.vehicleId,
        subscriber_id: vehicle.subscriberId,
        created_at: at(vehicle.now),
        vehicle_critair: null,
        vehicle_critair_source: null,
        ...facts,
      })
      .onConflict(conflict =>
        conflict.columns(['subscriber_id', 'vehicle_id']).doUpdateSet({
          ...facts,
          vehicle_critair: ifSamePlate('vehicle_critair'),
          vehicle_critair_source: ifSamePlate('vehicle_critair_source'),
        }),
      )
      .returningAll()
      .executeTakeFirstOrThrow()
  } catch (failure) {
    if (isTwin(failure)) return undefined
    throw failure
  }
}

export const dropVehicle = (
  db: Database,
  cityId: string,
  subscriberId: string,
  vehicleId: string,
): Promise<boolean> =>
  isFound(
    db
      .updateTable('vehicles')
      .set({ deleted: true })
      .where('city_id', '=', cityId)
      .where('subscriber_id', '=', subscriberId)
      .where('vehicle_id', '=', vehicleId)
      .where('deleted', '=', false)
      .returning('vehicle_id'),
  )
