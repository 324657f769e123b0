import { createHash } from 'node:crypto'
import { vehicleId } from '@parvis/shared-kernel/ids'
import { plate } from '@parvis/shared-kernel/plates'
import type { Vehicle } from '@parvis/shared-kernel/subscriber'
import { vehicleBodyWire, vehicleToWire } from '@parvis/shared-kernel/wire'
import { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import type { CityEnv } from '../../http/context.ts'
import { bodyOf, pathValue } from '../../http/input.ts'
import { badRequest, notFound, Refusal } from '../../http/refusal.ts'
import { dropVehicle, listVehicles, putVehicle, type VehicleRow } from './vehicle.repo.ts'

const hashPlate = (value: string) => createHash('sha256').update(value).digest('hex').slice(0, 32)

const vehicleOf = (row: VehicleRow): Vehicle => ({
  id: vehicleId(row.vehicle_id),
  name: row.name,
  plate: plate(row.plate),
  hashedPlate: hashPlate(row.plate),
  vehicleCategory: row.vehicle_category,
  vehicleCritair: row.vehicle_critair,
  vehicleCritairSource: row.vehicle_critair === null ? null : 'DECLARED',
  vehicleTypeSource: row.vehicle_category === null ? null : 'DECLARED',
  deleted: false,
})

export const vehicleRoutes = ({ db, clock }: Deps): Hono<CityEnv> =>
  new Hono<CityEnv>()
    .get('/api/subscriber/vehicles', async c => {
      const { cityId, subscriberId } = c.var.session
      return c.json((await listVehicles(db, cityId, subscriberId)).map(row => vehicleToWire(vehicleOf(row))))
    })
    .put('/api/subscriber/vehicles/:vehicleId', async c => {
      const body = await bodyOf(c, vehicleBodyWire)
      const normal = plate(body.plate)
      if (normal === null) throw badRequest([{ path: 'plate', message: 'malformed' }])
      const { cityId, subscriberId } = c.var.session
      const row = await putVehicle(db, {
        cityId,
        subscriberId,
        vehicleId: pathValue(c, 'vehicleId'),
        name: body.name ?? '',
        plate: normal,
        category: body.vehicleCategory ?? null,
        now: clock.now(),
      })
      if (row === undefined) throw new Refusal(409, 'VehicleAlreadyExists')
      return c.json(vehicleToWire(vehicleOf(row)))
    })
    .delete('/api/subscriber/vehicles/:vehicleId', async c => {
      const { cityId, subscriberId } = c.var.session
      if (!(await dropVehicle(db, cityId, subscriberId, pathValue(c, 'vehicleId')))) throw notFound()
      return c.body(null, 204)
    })
