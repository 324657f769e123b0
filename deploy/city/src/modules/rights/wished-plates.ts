import { vehicleRule } from '@parvis/shared-kernel/offers'
import type { RightPlan } from '@parvis/shared-kernel/orders'
import { dropBlankPlates, type Plate, plate } from '@parvis/shared-kernel/plates'
import type { Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { badRequest, Refusal } from '../../http/refusal.ts'
import type { Session } from '../session/session.service.ts'
import { listVehicles } from '../vehicles/vehicle.repo.ts'
import { maxPlatesOf, type planOf } from './plan-of-right.ts'
import { isPlateUsed } from './plate-use.repo.ts'
import type { RightRow } from './right.repo.ts'

const readPlates = (raw: readonly string[]): readonly Plate[] => {
  const faulty = raw.findIndex(text => text.trim() !== '' && plate(text) === null)
  if (faulty >= 0) throw badRequest([{ path: `plates.${faulty}`, message: 'malformed' }])
  return dropBlankPlates(raw)
}

/** The plates that somebody wishes for a right: blank ones are dropped, doubles count once, the plan sets how many. */
export const wishedPlates = (raw: readonly string[], plan: RightPlan | null): readonly Plate[] => {
  const plates = readPlates(raw)
  if (plates.length === 0) throw new Refusal(409, 'OrderPlateRequirementNotFulfilled')
  if (plates.length > maxPlatesOf(plan)) throw new Refusal(409, 'OrderPlateMaxLengthExceeded')
  return plates
}

const VEHICLE_REFUSALS = {
  'vehicle-unknown': 'OrderPlateNoVehicle',
  'vehicle-class': 'OrderRestrictionViolation',
} as const

/** An offer for certain vehicles only takes those of the caller's garage. */
export const mustBeVehicles = async (
  db: Database,
  { cityId, subscriberId }: Pick<Session, 'cityId' | 'subscriberId'>,
  plan: Awaited<ReturnType<typeof planOf>>,
  plates: readonly Plate[],
): Promise<void> => {
  if (plan?.kind !== 'offer') return
  const garage = (await listVehicles(db, cityId, subscriberId)).map(vehicle => ({
    plate: plate(vehicle.plate),
    vehicleCritair: vehicle.vehicle_critair,
    deleted: vehicle.deleted,
  }))
  const verdict = vehicleRule(plan, plates, garage)
  if (!verdict.allowed) throw new Refusal(409, VEHICLE_REFUSALS[verdict.reason])
}

/**
 * A plate is used when somebody else has a living subscription of the same offer for it over the same time and, where
 * zones are chosen, in the same zone: as when a subscription is asked for. Plates that the right has already stay its own.
 */
export const mustBeFree = async (
  transaction: Database,
  right: RightRow,
  plan: RightPlan | null,
  plates: readonly Plate[],
  now: Instant,
): Promise<void> => {
  if (plan?.kind !== 'offer') return
  const added = plates.filter(wished => !right.plates.includes(wished))
  const zoneIds = plan.hasZoneChoice ? right.zone_ids : null
  if (await isPlateUsed(transaction, right, { plates: added, zoneIds, now }))
    throw new Refusal(409, 'OrderPlateUsed')
}

/** Whether somebody else's car has a right is not to be found out by trying one plate after the other. */
export const countingUsedPlates = async <Result>(
  { limits }: Deps,
  { subscriberId }: Session,
  write: () => Promise<Result>,
): Promise<Result> => {
  const buckets = [{ limit: 'usedPlateOfSubscriber', key: subscriberId }] as const
  await limits.check(buckets)
  try {
    return await write()
  } catch (failure) {
    if (failure instanceof Refusal && failure.code === 'OrderPlateUsed') await limits.take(buckets)
    throw failure
  }
}
