import { zoneId } from '@parvis/shared-kernel/ids'
import type { Offer } from '@parvis/shared-kernel/offers'
import { occupanciesOverlap, occupancyOf } from '@parvis/shared-kernel/orders'
import { dropBlankPlates } from '@parvis/shared-kernel/plates'
import type { Database } from '../../db/database.ts'
import type { Session } from '../session/session.service.ts'
import { listOthersWithPlates, lockPlates } from './request.repo.ts'
import { REQUEST_REFUSALS, refuse } from './request-refusals.ts'
import { bareRights } from './requester.ts'
import type { PlannedSubscription } from './subscription-request.model.ts'

const occupancyOfPlan = (offer: Offer, { plates, zoneIds, start, end }: PlannedSubscription['right']) => ({
  planId: offer.id,
  plates: dropBlankPlates(plates),
  zoneIds: zoneIds.map(zoneId),
  period: { start, end },
})

/**
 * One plate, one living subscription of an offer at a time, over all subscribers: two households cannot have the same
 * car. Asked last, so that only a request that would otherwise be granted learns it.
 */
export const insistOnFreePlates = async (
  db: Database,
  session: Session,
  { offer, right }: PlannedSubscription,
  timeZone: string,
): Promise<void> => {
  if (right.plates.length === 0) return
  await lockPlates(db, offer.id, right.plates)
  const rows = await listOthersWithPlates(db, session, offer.id, right.plates)
  const others = await bareRights(db, rows, { subscriberId: session.subscriberId, timeZone })
  const wished = occupancyOfPlan(offer, right)
  const isUsed = others.some(other => {
    const held = occupancyOf(other)
    return held !== null && occupanciesOverlap(held, wished, offer.hasZoneChoice)
  })
  if (isUsed) throw refuse(REQUEST_REFUSALS.plates['plate-used'], { path: 'plates', message: 'plate-used' })
}
