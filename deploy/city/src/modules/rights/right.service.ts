import type { Right, Subscription, Ticket } from '@parvis/shared-kernel/orders'
import type { Deps } from '../../deps.ts'
import type { City } from '../config/city.ts'
import type { Session } from '../session/session.service.ts'
import { findSubscriber } from '../subscriber/subscriber.repo.ts'
import { readDetails } from './right.details.ts'
import { rightOf, subscriptionOf, ticketOf, type Viewer } from './right.model.ts'
import { listVisibleRights, type RightRow } from './right.repo.ts'

/** Whose eyes the rights are read with: a session, or whoever a document’s ticket names. */
type Looker = Pick<Session, 'subscriberId'>

const viewerOf = async ({ db }: Deps, city: City, session: Looker): Promise<Viewer> => {
  const subscriber = await findSubscriber(db, city.cityId, session.subscriberId)
  return { subscriberId: session.subscriberId, timeZone: city.timeZone, hasEmail: Boolean(subscriber?.email) }
}

const readAs = async <R extends Right>(
  deps: Deps,
  city: City,
  session: Looker,
  rows: readonly RightRow[],
  make: (row: RightRow, details: ReturnType<Awaited<ReturnType<typeof readDetails>>>, viewer: Viewer) => R,
): Promise<R[]> => {
  const viewer = await viewerOf(deps, city, session)
  const detailsOf = await readDetails(deps.db, rows)
  return rows.map(row => make(row, detailsOf(row), viewer))
}

export const readSubscriptions = async (deps: Deps, city: City, session: Session): Promise<Subscription[]> =>
  readAs(
    deps,
    city,
    session,
    await listVisibleRights(deps.db, city.cityId, session.subscriberId, 'subscription'),
    subscriptionOf,
  )

export const readTickets = async (deps: Deps, city: City, session: Session): Promise<Ticket[]> =>
  readAs(
    deps,
    city,
    session,
    await listVisibleRights(deps.db, city.cityId, session.subscriberId, 'ticket'),
    ticketOf,
  )

export const readRight = async (deps: Deps, city: City, session: Looker, row: RightRow): Promise<Right> => {
  const [right] = await readAs(deps, city, session, [row], rightOf)
  if (right === undefined) throw new Error('A right that was read has no reading')
  return right
}
