import type { Right, Subscription, Ticket } from '@parvis/shared-kernel/orders'
import type { Deps } from '../../deps.ts'
import { mustExist } from '../../http/refusal.ts'
import type { City } from '../config/city.ts'
import type { Session } from '../session/session.service.ts'
import { holdCaller } from '../subscriber/caller.ts'
import { findSubscriber } from '../subscriber/subscriber.repo.ts'
import { listDetailedRights, type RightDetails, readDetailsOf } from './right.details.ts'
import { rightOf, subscriptionOf, ticketOf, type Viewer } from './right.model.ts'
import { lockRight, type RightRow } from './right.repo.ts'

/** The viewer: of a session, or named by a document's ticket. */
type ViewerKey = Pick<Session, 'subscriberId'>

const viewerOf = async ({ db }: Deps, city: City, session: ViewerKey): Promise<Viewer> => {
  const subscriber = await findSubscriber(db, city.cityId, session.subscriberId)
  return { subscriberId: session.subscriberId, timeZone: city.timeZone, hasEmail: Boolean(subscriber?.email) }
}

const readAll = async <R extends Right>(
  { db }: Deps,
  city: City,
  { subscriberId }: Session,
  kind: R['kind'],
  make: (row: RightRow, details: RightDetails, viewer: Viewer) => R,
): Promise<R[]> => {
  const rows = await listDetailedRights(db, city.cityId, subscriberId, kind)
  return rows.map(({ details, viewer_has_email: hasEmail, ...row }) =>
    make(row, details, { subscriberId, timeZone: city.timeZone, hasEmail }),
  )
}

export const readSubscriptions = (deps: Deps, city: City, session: Session): Promise<Subscription[]> =>
  readAll(deps, city, session, 'subscription', subscriptionOf)

export const readTickets = (deps: Deps, city: City, session: Session): Promise<Ticket[]> =>
  readAll(deps, city, session, 'ticket', ticketOf)

export const readRight = async (
  deps: Deps,
  city: City,
  session: ViewerKey,
  row: RightRow,
): Promise<Right> => {
  const viewer = await viewerOf(deps, city, session)
  return rightOf(row, await readDetailsOf(deps.db, row), viewer)
}

/**
 * Locks a right, after the caller, until the transaction ends, which is the `db` of `inside`, and reads it;
 * 404 when it is gone.
 */
export const holdRight = async (inside: Deps, city: City, session: Session, row: RightRow) => {
  await holdCaller(inside.db, session)
  const held = mustExist(await lockRight(inside.db, row.city_id, row.right_id))
  return { held, right: await readRight(inside, city, session, held) }
}
