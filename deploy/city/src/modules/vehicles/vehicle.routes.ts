import { vehicleId } from '@parvis/shared-kernel/ids'
import { plate } from '@parvis/shared-kernel/plates'
import { name2to50, runValidators, type Vehicle } from '@parvis/shared-kernel/subscriber'
import { idWire, vehicleToWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/calls.ts'
import type { CityContext } from '../../http/context.ts'
import { parseInput, pathValue } from '../../http/input.ts'
import { badRequest, notFound, Refusal } from '../../http/refusal.ts'
import { signFor } from '../../secrets.ts'
import { dropVehicle, listVehicles, putVehicle, type VehicleRow } from './vehicle.repo.ts'

/** Keyed hash: plates are few enough to try all, so without this server's key a hash reveals nothing. */
const hashPlate = ({ secrets }: Deps, row: VehicleRow) =>
  signFor(secrets.pairwise, 'plate', `${row.city_id} ${row.plate}`).slice(0, 32)

const idShape = v.object({ vehicleId: idWire })
const vehicleIdOf = (c: CityContext) =>
  parseInput(idShape, { vehicleId: pathValue(c, 'vehicleId') }).vehicleId

const validateName = runValidators(false, [name2to50])

const nameOf = (given: string | null | undefined): string => {
  const name = given?.trim() ?? ''
  const verdict = validateName(name)
  if (!verdict.allowed) throw badRequest([{ path: 'name', message: verdict.reason }])
  return name
}

const vehicleOf = (deps: Deps, row: VehicleRow): Vehicle => ({
  id: vehicleId(row.vehicle_id),
  name: row.name,
  plate: plate(row.plate),
  hashedPlate: hashPlate(deps, row),
  vehicleCategory: row.vehicle_category,
  vehicleCritair: row.vehicle_critair,
  vehicleCritairSource: row.vehicle_critair_source,
  vehicleTypeSource: row.vehicle_type_source,
  deleted: false,
})

export const vehicleRoutes = (deps: Deps): Routes => ({
  'GET /api/subscriber/vehicles': async c => {
    const { cityId, subscriberId } = c.var.session
    const rows = await listVehicles(deps.db, cityId, subscriberId)
    return rows.map(row => vehicleToWire(vehicleOf(deps, row)))
  },
  'PUT /api/subscriber/vehicles/:vehicleId': async (c, body) => {
    const normal = plate(body.plate)
    if (normal === null) throw badRequest([{ path: 'plate', message: 'malformed' }])
    const { cityId, subscriberId } = c.var.session
    const row = await putVehicle(deps.db, {
      cityId,
      subscriberId,
      vehicleId: vehicleIdOf(c),
      name: nameOf(body.name),
      plate: normal,
      category: body.vehicleCategory ?? null,
      now: deps.clock.now(),
    })
    if (row === undefined) throw new Refusal(409, 'VehicleAlreadyExists')
    return vehicleToWire(vehicleOf(deps, row))
  },
  'DELETE /api/subscriber/vehicles/:vehicleId': async c => {
    const { cityId, subscriberId } = c.var.session
    if (!(await dropVehicle(deps.db, cityId, subscriberId, vehicleIdOf(c)))) throw notFound()
  },
})
