import { isExpired, isLostStatus, type Right, type Subscription, type Ticket } from '../orders/index.ts'
import { dayOf, type Instant, isWithin, type Period, yearOf } from '../time/index.ts'
import type { Definition } from './definition.ts'

export type QuotaRule = (startOfValidity: Instant) => boolean

/**
 * The validity over which tickets count with that subscription (first document §9); null where they count over the
 * civil year: as the definition says, without a subscription, or before it has a start.
 */
export function quotaPeriod(
  { quotaBasis }: Pick<Definition, 'quotaBasis'>,
  subscription: Pick<Right, 'startOfValidity' | 'endOfValidity'> | null,
): Period | null {
  const start = quotaBasis === 'civil-year' ? null : (subscription?.startOfValidity ?? null)
  return start === null ? null : { start, end: subscription?.endOfValidity ?? null }
}

/**
 * Which tickets count, by their start: those of the `quotaPeriod` and of its whole first day, on which a ticket by the
 * day starts at midnight; else those of the civil year in the city's time zone.
 */
export function quotaRule(
  definition: Pick<Definition, 'quotaBasis'>,
  year: number,
  subscription: Pick<Right, 'startOfValidity' | 'endOfValidity'> | null,
  zone: string,
): QuotaRule {
  const validity = quotaPeriod(definition, subscription)
  if (validity === null) return moment => yearOf(dayOf(moment, zone)) === year
  return moment => isWithin(validity, moment) || dayOf(moment, zone) === dayOf(validity.start, zone)
}

/** Not paid while it could be: nobody parked with it. */
const isLapsed = (ticket: Ticket, now: Instant): boolean =>
  ticket.status === 'awaiting-payment' && !ticket.isPaymentPending && isExpired(ticket, now)

/**
 * Number of tickets of the definition that the rule counts, without failed and lapsed ones. An order of several counts
 * in full at its start; a ticket joined from another subscriber does not count.
 */
export const usedTickets = (
  definition: Pick<Definition, 'id'>,
  tickets: readonly Ticket[],
  isCounted: QuotaRule,
  now: Instant,
): number =>
  tickets
    .filter(
      ticket =>
        ticket.planId === definition.id &&
        !ticket.canWithdraw &&
        !isLostStatus(ticket.status) &&
        !isLapsed(ticket, now) &&
        ticket.startOfValidity !== null &&
        isCounted(ticket.startOfValidity),
    )
    .reduce((sum, { ticketCount }) => sum + ticketCount, 0)

/** Number of tickets that can still be requested, never below 0; null without a limit. */
export const remainingTickets = (
  definition: Pick<Definition, 'maximumTicketNumberPerYear'>,
  used: number,
): number | null =>
  definition.maximumTicketNumberPerYear === null
    ? null
    : Math.max(0, definition.maximumTicketNumberPerYear - used)

/**
 * Whether tickets are left; if not, whether the limit is that of the year or of the carrying subscriptions' validity.
 */
export type QuotaState = 'left' | 'used-up-this-year' | 'used-up-for-good'

/** @param entitlingSubscriptions the subscriptions to choose from; empty when none is needed */
export function quotaState(
  definition: Pick<Definition, 'quotaBasis'>,
  entitlingSubscriptions: readonly Subscription[],
  year: number,
  remaining: (subscription: Subscription | null, year: number) => number | null,
): QuotaState {
  const asked = entitlingSubscriptions.length > 0 ? entitlingSubscriptions : [null]
  if (asked.some(subscription => remaining(subscription, year) !== 0)) return 'left'
  return asked.every(subscription => quotaPeriod(definition, subscription) !== null)
    ? 'used-up-for-good'
    : 'used-up-this-year'
}
