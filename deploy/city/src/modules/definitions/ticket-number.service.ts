import { quotaRule, remainingTickets, usedTickets } from '@parvis/shared-kernel/tickets'
import { dayOf, yearOf } from '@parvis/shared-kernel/time'
import type { TicketNumberWire } from '@parvis/shared-kernel/wire'
import type { Deps } from '../../deps.ts'
import { mustExist } from '../../http/refusal.ts'
import type { City } from '../config/city.ts'
import { findVisibleRight } from '../rights/right.repo.ts'
import { readRight, readTickets } from '../rights/right.service.ts'
import type { Session } from '../session/session.service.ts'

export interface TicketNumberRequest {
  definitionId: string
  /** Civil year; the current one by default. */
  year?: number | undefined
  /** The subscription that the tickets belong to. */
  activeRightUsedId?: string | undefined
}

const readSubscription = async (deps: Deps, city: City, session: Session, rightId: string | undefined) => {
  if (rightId === undefined) return null
  const row = mustExist(await findVisibleRight(deps.db, city.cityId, session.subscriberId, rightId))
  return readRight(deps, city, session, row)
}

/** Returns how many tickets of a definition the subscriber may still request; null if unlimited. */
export const countRemaining = async (
  deps: Deps,
  city: City,
  session: Session,
  { definitionId, year, activeRightUsedId }: TicketNumberRequest,
): Promise<TicketNumberWire> => {
  const { definitions } = await deps.catalogues.read(city, session.catalogueVersion)
  const definition = mustExist(definitions.find(candidate => candidate.id === definitionId))
  const subscription = await readSubscription(deps, city, session, activeRightUsedId)
  const now = deps.clock.now()
  const countedYear = year ?? yearOf(dayOf(now, city.timeZone))
  const isCounted = quotaRule(definition, countedYear, subscription, city.timeZone)
  const tickets = await readTickets(deps, city, session)
  return remainingTickets(definition, usedTickets(definition, tickets, isCounted, now))
}
