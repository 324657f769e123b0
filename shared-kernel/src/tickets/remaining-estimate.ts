import type { OrderId } from '../ids/index.ts'
import type { Subscription, Ticket } from '../orders/index.ts'
import { dayOf, type Instant, yearOf } from '../time/index.ts'
import type { Definition } from './definition.ts'
import { listEntitlingSubscriptions } from './entitling-subscription.ts'
import { quotaPeriod, quotaRule, remainingTickets, usedTickets } from './quota.ts'

/** Local estimate of the remaining tickets, and the query for the city's exact number. */
export interface RemainingEstimate {
  readonly year: number
  /** The subscription that entitles to the tickets, with most of them left; undefined when none is needed. */
  readonly subscriptionId: OrderId | undefined
  /** Counted from the known tickets; null without a limit. */
  readonly count: number | null
  /** Counted over that subscription's validity, not over the year. */
  readonly isOfSubscription: boolean
}

/** Remaining tickets of a year, counted from the known tickets; null without a limit. */
export const remainingIn = (
  year: number,
  definition: Definition,
  tickets: readonly Ticket[],
  subscription: Subscription | null,
  now: Instant,
  timeZone: string,
): number | null =>
  remainingTickets(
    definition,
    usedTickets(definition, tickets, quotaRule(definition, year, subscription, timeZone), now),
  )

/** Estimates the tickets remaining this year in the city's time zone, or with the best of several subscriptions. */
export function estimateRemaining(
  definition: Definition,
  subscriptions: readonly Subscription[],
  tickets: readonly Ticket[],
  now: Instant,
  timeZone: string,
): RemainingEstimate {
  const year = yearOf(dayOf(now, timeZone))
  const entitling = listEntitlingSubscriptions(definition, subscriptions, now)
  const estimates = (entitling.length > 0 ? entitling : [null]).map(subscription => ({
    year,
    subscriptionId: subscription?.id,
    count: remainingIn(year, definition, tickets, subscription, now, timeZone),
    isOfSubscription: quotaPeriod(definition, subscription) !== null,
  }))
  return estimates.reduce((best, one) => ((one.count ?? 0) > (best.count ?? 0) ? one : best))
}
