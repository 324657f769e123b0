import type { OrderId } from '@parvis/shared-kernel/ids'
import type { Subscription, Ticket } from '@parvis/shared-kernel/orders'
import {
  type Definition,
  matchingSubscriptions,
  quotaPeriod,
  remainingTickets,
  usedTickets,
} from '@parvis/shared-kernel/tickets'
import { dayOf, type Instant, yearOf } from '@parvis/shared-kernel/time'

/** What is known here of the tickets that remain, and what to ask the city, which has the last word. */
export interface RemainingEstimate {
  readonly year: number
  /** The subscription that carries the tickets; undefined where none is needed. */
  readonly carrierId: OrderId | undefined
  /** Counted from the tickets that are shown; null without a limit. */
  readonly count: number | null
}

export function estimateRemaining(
  definition: Definition,
  subscriptions: readonly Subscription[],
  tickets: readonly Ticket[],
  now: Instant,
  timeZone: string,
): RemainingEstimate {
  const year = yearOf(dayOf(now, timeZone))
  const [carrier] = matchingSubscriptions(definition, subscriptions, now)
  const period = quotaPeriod(definition, year, carrier ?? null, timeZone)
  return {
    year,
    carrierId: carrier?.id,
    count: remainingTickets(definition, usedTickets(definition, tickets, period)),
  }
}
