import { zoneId } from '@parvis/shared-kernel/ids'
import { type Occupancy, occupanciesOverlap, occupancyOf, type Right } from '@parvis/shared-kernel/orders'
import { dropBlankPlates } from '@parvis/shared-kernel/plates'
import type { Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../../db/database.ts'
import type { Session } from '../session/session.service.ts'
import { listOthersWithPlates, lockPlates } from './request.repo.ts'
import { REQUEST_REFUSALS, refuse } from './request-refusals.ts'
import { bareRights } from './requester.ts'
import type { PlannedSubscription } from './subscription-request.model.ts'

const wishedOccupancy = ({ offer, period, right }: PlannedSubscription): Occupancy => ({
  planId: offer.id,
  plates: dropBlankPlates(right.plates),
  zoneIds: right.zoneIds.map(zoneId),
  period,
})

/** What has no dates yet may begin any day. */
const heldOccupancy = (right: Right): Occupancy =>
  occupancyOf(right) ?? { ...right, period: { start: 0 as Instant, end: null } }

/**
 * One plate, one living subscription of an offer at a time, over all subscribers: two households cannot have the same
 * car. Asked last, so that only a request that would otherwise be granted learns it.
 */
export const insistOnFreePlates = async (
  db: Database,
  session: Session,
  planned: PlannedSubscription,
  timeZone: string,
): Promise<void> => {
  const { offer, right } = planned
  if (right.plates.length === 0) return
  await lockPlates(db, offer.id, right.plates)
  const rows = await listOthersWithPlates(db, session, offer.id, right.plates)
  const others = await bareRights(db, rows, { subscriberId: session.subscriberId, timeZone })
  const wished = wishedOccupancy(planned)
  const isUsed = others.some(other => occupanciesOverlap(heldOccupancy(other), wished, offer.hasZoneChoice))
  if (isUsed) throw refuse(REQUEST_REFUSALS.plates['plate-used'], { path: 'plates', message: 'plate-used' })
}
