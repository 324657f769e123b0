import { zoneId } from '@parvis/shared-kernel/ids'
import { type Occupancy, occupanciesOverlap, type RightPlan } from '@parvis/shared-kernel/orders'
import { dropBlankPlates } from '@parvis/shared-kernel/plates'
import type { Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/refusal.ts'
import type { RightRow } from '../rights/right.repo.ts'
import type { Session } from '../session/session.service.ts'
import type { PersonKey } from '../subscriber/person-key.ts'
import { listOthersWithPlates, lockPlates } from './request.repo.ts'
import { REQUEST_REFUSALS, refuse } from './request-refusals.ts'
import type { PlannedSubscription } from './subscription-request.model.ts'

/** What a planned subscription would occupy. */
export const plannedOccupancy = ({ offer, period, right }: PlannedSubscription): Occupancy => ({
  planId: offer.id,
  plates: dropBlankPlates(right.plates),
  zoneIds: right.zoneIds.map(zoneId),
  period,
})

/** A right without dates may begin any day. */
const heldOccupancy = (
  { plates, zone_ids: zoneIds, start_of_validity: start, end_of_validity: end }: RightRow,
  planId: Occupancy['planId'],
): Occupancy => ({
  planId,
  plates: dropBlankPlates(plates),
  zoneIds: zoneIds.map(zoneId),
  period: start === null ? { start: 0 as Instant, end: null } : { start, end },
})

/**
 * Allows one living subscription of an offer per plate, over all subscribers, at a time and, with zone choice, in a
 * zone. Checked last, so that only an otherwise grantable request reveals a used plate.
 */
export const requireFreePlates = async (
  transaction: Database,
  owner: PersonKey,
  requested: Occupancy,
  { hasZoneChoice }: Pick<RightPlan, 'hasZoneChoice'>,
): Promise<void> => {
  if (requested.plates.length === 0) return
  const { planId } = requested
  await lockPlates(transaction, planId, requested.plates)
  const rows = await listOthersWithPlates(transaction, owner, planId, requested.plates)
  const isUsed = rows.some(row => occupanciesOverlap(heldOccupancy(row, planId), requested, hasZoneChoice))
  if (isUsed) throw refuse(REQUEST_REFUSALS.plates['plate-used'], { path: 'plates', message: 'plate-used' })
}

/**
 * Prevents finding others' plates by trying one after another: a refused plate spends a guess before the answer, so
 * parallel tries learn no more than serial ones. Granted requests cost nothing.
 */
export const countingUsedPlates = async <Result>(
  { limits }: Pick<Deps, 'limits'>,
  { subscriberId }: Pick<Session, 'subscriberId'>,
  write: () => Promise<Result>,
): Promise<Result> => {
  const buckets = [{ limit: 'usedPlateOfSubscriber', key: subscriberId }] as const
  await limits.check(buckets)
  try {
    return await write()
  } catch (failure) {
    if (failure instanceof Refusal && failure.code === 'OrderPlateUsed') await limits.spend(buckets)
    throw failure
  }
}
