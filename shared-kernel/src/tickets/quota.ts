import { isLostStatus, type Right, type Subscription, type Ticket } from '../orders/index.ts'
import { dayOf, type Instant, isWithin, yearOf } from '../time/index.ts'
import type { Definition } from './definition.ts'

export type QuotaRule = (startOfValidity: Instant) => boolean

/**
 * Which tickets count, by their start (first document §9): those of the civil year on the city's clock, or of the validity
 * of the subscription that carries them; without such a subscription, or before it has a start, those of the civil year.
 */
export function quotaRule(
  { quotaBasis }: Pick<Definition, 'quotaBasis'>,
  year: number,
  carrier: Pick<Right, 'startOfValidity' | 'endOfValidity'> | null,
  zone: string,
): QuotaRule {
  if (quotaBasis === 'civil-year' || carrier?.startOfValidity == null)
    return moment => yearOf(dayOf(moment, zone)) === year
  const validity = { start: carrier.startOfValidity, end: carrier.endOfValidity }
  return moment => isWithin(validity, moment)
}

/**
 * Tickets of the definition that the rule counts, those that came to nothing aside. An order of several counts
 * whole where it starts; one that somebody else shares uses up their number.
 */
export const usedTickets = (
  definition: Pick<Definition, 'id'>,
  tickets: readonly Ticket[],
  isCounted: QuotaRule,
): number =>
  tickets
    .filter(
      ({ planId, status, startOfValidity, canWithdraw }) =>
        planId === definition.id &&
        !canWithdraw &&
        !isLostStatus(status) &&
        startOfValidity !== null &&
        isCounted(startOfValidity),
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
