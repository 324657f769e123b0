import type { Right, RightStatus, Subscription, Ticket } from '../orders/index.ts'
import { addMilliseconds, dayFrom, isWithin, type Period, startOfDay } from '../time/index.ts'
import type { Definition } from './definition.ts'

/** A civil year on the city's clock, from its first to its last millisecond. */
export const civilYear = (year: number, zone: string): Period => ({
  start: startOfDay(dayFrom(year, 1, 1), zone),
  end: addMilliseconds(startOfDay(dayFrom(year + 1, 1, 1), zone), -1),
})

/**
 * The period over which tickets are counted (first document §9): the civil year, or the validity of the subscription
 * that carries them; without such a subscription, or before it has a start, the civil year.
 */
export function quotaPeriod(
  definition: Pick<Definition, 'quotaBasis'>,
  year: number,
  carrier: Pick<Right, 'startOfValidity' | 'endOfValidity'> | null,
  zone: string,
): Period {
  if (definition.quotaBasis === 'civil-year' || carrier?.startOfValidity == null) return civilYear(year, zone)
  return { start: carrier.startOfValidity, end: carrier.endOfValidity }
}

/** Tickets that came to nothing are given back. */
const GIVEN_BACK: readonly RightStatus[] = ['rejected', 'canceled', 'deleted']

/**
 * Tickets of the definition that start in the period, those that came to nothing aside. An order of several counts
 * whole where it starts; one that somebody else shares uses up their number.
 */
export const usedTickets = (
  definition: Pick<Definition, 'id'>,
  tickets: readonly Ticket[],
  period: Period,
): number =>
  tickets
    .filter(
      ({ planId, status, startOfValidity, canWithdraw }) =>
        planId === definition.id &&
        !canWithdraw &&
        !GIVEN_BACK.includes(status) &&
        startOfValidity !== null &&
        isWithin(period, startOfValidity),
    )
    .reduce((sum, { ticketCount }) => sum + ticketCount, 0)

/** How many may still be asked for; null where there is no limit. Never below 0. */
export const remainingTickets = (
  definition: Pick<Definition, 'maximumTicketNumberPerYear'>,
  used: number,
): number | null =>
  definition.maximumTicketNumberPerYear === null
    ? null
    : Math.max(0, definition.maximumTicketNumberPerYear - used)

/** Whether any ticket is left: none this year, or none as long as the subscriptions that carry them last. */
export type QuotaStanding = 'left' | 'used-up-this-year' | 'used-up-for-good'

/** @param carriers those among which one may choose; empty where none is needed */
export function quotaStanding(
  { quotaBasis }: Pick<Definition, 'quotaBasis'>,
  carriers: readonly Subscription[],
  year: number,
  remaining: (carrier: Subscription | null, year: number) => number | null,
): QuotaStanding {
  const asked = carriers.length > 0 ? carriers : [null]
  if (asked.some(carrier => remaining(carrier, year) !== 0)) return 'left'
  const isOfCarrier = quotaBasis === 'eligibility-period' && carriers.length > 0
  return isOfCarrier ? 'used-up-for-good' : 'used-up-this-year'
}
