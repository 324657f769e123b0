import type { Right, Ticket } from '@parvis/shared-kernel/orders'
import type { Subscriber } from '@parvis/shared-kernel/subscriber'
import type { Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../../db/database.ts'
import type { City } from '../config/city.ts'
import { readDetails } from '../rights/right.details.ts'
import { rightOf } from '../rights/right.model.ts'
import { listVisibleRights } from '../rights/right.repo.ts'
import type { Session } from '../session/session.service.ts'
import { holdCaller } from '../subscriber/caller.ts'

/** The requester and every right visible to them, at one moment. */
export interface Requester {
  city: City
  subscriber: Subscriber
  rights: readonly Right[]
  now: Instant
}

export const ticketsOf = ({ rights }: Requester): readonly Ticket[] =>
  rights.filter(right => right.kind === 'ticket')

/** Read inside the transaction that counts and writes, once it holds the subscriber's lock. */
export const readRequester = async (
  db: Database,
  city: City,
  { subscriberId }: Session,
  now: Instant,
): Promise<Requester> => {
  const subscriber = await holdCaller(db, { cityId: city.cityId, subscriberId })
  const rows = await listVisibleRights(db, city.cityId, subscriberId)
  const detailsOf = await readDetails(db, rows)
  const viewer = { subscriberId, timeZone: city.timeZone, hasEmail: Boolean(subscriber.email) }
  return { city, subscriber, rights: rows.map(row => rightOf(row, detailsOf(row), viewer)), now }
}
