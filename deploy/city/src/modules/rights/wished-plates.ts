import { zoneId } from '@parvis/shared-kernel/ids'
import { vehicleRule } from '@parvis/shared-kernel/offers'
import { type Occupancy, occupanciesOverlap, occupancyOf, type RightPlan } from '@parvis/shared-kernel/orders'
import { dropBlankPlates, type Plate, plate } from '@parvis/shared-kernel/plates'
import type { Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { badRequest, Refusal } from '../../http/refusal.ts'
import { listOthersWithPlates, lockPlates } from '../requests/request.repo.ts'
import { insist, REQUEST_REFUSALS, refuse } from '../requests/request-refusals.ts'
import { bareRights } from '../requests/requester.ts'
import type { Session } from '../session/session.service.ts'
import { listVehicles } from '../vehicles/vehicle.repo.ts'
import { maxPlatesOf, type planOf } from './plan-of-right.ts'
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
  insist(REQUEST_REFUSALS.plates, vehicleRule(plan, plates, garage))
}

interface PlateWish {
  right: RightRow
  plan: RightPlan | null
  plates: readonly Plate[]
  now: Instant
}

/** What the right would occupy with its new plates from now on. */
const occupancyWith = (plan: RightPlan, { right, plates, now }: PlateWish): Occupancy => ({
  planId: plan.id,
  plates: plates.filter(wished => !right.plates.includes(wished)),
  zoneIds: right.zone_ids.map(zoneId),
  period: { start: laterOf(right.start_of_validity ?? now, now), end: right.end_of_validity },
})

const laterOf = (a: Instant, b: Instant): Instant => (a > b ? a : b)

/**
 * A plate is used when somebody else has a living subscription of the same offer for it over the same time and, where
 * zones are chosen, in the same zone: as when a subscription is asked for. Plates that the right has already stay its own.
 */
export const mustBeFree = async (
  transaction: Database,
  session: Session,
  timeZone: string,
  wish: PlateWish,
): Promise<void> => {
  const { right, plan } = wish
  if (plan?.kind !== 'offer') return
  const wished = occupancyWith(plan, wish)
  if (wished.plates.length === 0) return
  await lockPlates(transaction, plan.id, wished.plates)
  const owner = { ...session, subscriberId: right.subscriber_id }
  const rows = await listOthersWithPlates(transaction, owner, plan.id, wished.plates)
  const others = await bareRights(transaction, rows, { subscriberId: owner.subscriberId, timeZone })
  const held = others.map(occupancyOf).filter(occupancy => occupancy !== null)
  if (held.some(occupancy => occupanciesOverlap(occupancy, wished, plan.hasZoneChoice)))
    throw refuse(REQUEST_REFUSALS.plates['plate-used'])
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
