import type { OrderId } from '../ids/index.ts'
import type { Subscription, Ticket } from '../orders/index.ts'
import { dayOf, type Instant, yearOf } from '../time/index.ts'
import type { Definition } from './definition.ts'
import { matchingSubscriptions } from './definition-visibility.ts'
import { quotaRule, remainingTickets, usedTickets } from './quota.ts'

/** What is known here of the tickets that remain, and what to ask the city, which has the last word. */
export interface RemainingEstimate {
  readonly year: number
  /** The subscription that carries the tickets; undefined where none is needed. */
  readonly carrierId: OrderId | undefined
  /** Counted from the tickets that are shown; null without a limit. */
  readonly count: number | null
}

/** Tickets that remain of a year, counted from those that are known; null without a limit. */
export const remainingIn = (
  year: number,
  definition: Definition,
  tickets: readonly Ticket[],
  carrier: Subscription | null,
  timeZone: string,
): number | null =>
  remainingTickets(
    definition,
    usedTickets(definition, tickets, quotaRule(definition, year, carrier, timeZone)),
  )

/** How many tickets remain this year on the city's clock, counted from those that are known. */
export function estimateRemaining(
  definition: Definition,
  subscriptions: readonly Subscription[],
  tickets: readonly Ticket[],
  now: Instant,
  timeZone: string,
): RemainingEstimate {
  const year = yearOf(dayOf(now, timeZone))
  const [carrier] = matchingSubscriptions(definition, subscriptions, now)
  return {
    year,
    carrierId: carrier?.id,
    count: remainingIn(year, definition, tickets, carrier ?? null, timeZone),
  }
}
