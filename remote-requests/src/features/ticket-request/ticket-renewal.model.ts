import { firstAllowedDay } from '@parvis/shared-kernel/offers'
import {
  isRequestedAgain,
  nextPlanOf,
  planOf,
  type RenewalRefusal,
  type Right,
  renewability,
  successorOf,
  type Ticket,
} from '@parvis/shared-kernel/orders'
import { rightPath } from '@parvis/shared-kernel/paths'
import { type Definition, ticketStartDay } from '@parvis/shared-kernel/tickets'
import {
  addDays,
  atHour,
  type Day,
  dayOf,
  type Instant,
  startOfDay,
  wallTime,
} from '@parvis/shared-kernel/time'

export interface TicketRenewal {
  readonly ticket: Ticket
  /** Prefilled start; null if this definition cannot renew the ticket. */
  readonly startsAt: Instant | null
  /** Its current name; null when the city no longer returns its definition. */
  readonly name: string | null
  /** Path of the right that already renews it; null without one. */
  readonly successorPath: string | null
  /** Name of the definition that follows its own, for a refusal; null without one. */
  readonly nextPlanName: string | null
  /** Why this definition does not renew it; null when it does. */
  readonly refusal: RenewalRefusal | 'another-offer' | null
}

/** A ticket by the day starts with midnight: on the day on which the renewed one ends, that would be within it. */
const isOfRenewed = (ticket: Ticket, definition: Definition, day: Day, zone: string): boolean =>
  !definition.computeExactHourlyEnd &&
  !isRequestedAgain(ticket) &&
  ticket.endOfValidity !== null &&
  startOfDay(day, zone) <= ticket.endOfValidity

/** Moves a start on a forbidden weekday, or on the renewed ticket's last day, to the next day possible, at the same hour. */
function onAllowedDay(
  ticket: Ticket,
  definition: Definition,
  startsAt: Instant,
  now: Instant,
  zone: string,
): Instant {
  const rule = ticketStartDay(definition, dayOf(now, zone))
  const { day, hour, minute } = wallTime(startsAt, zone)
  const allowed = firstAllowedDay(rule, isOfRenewed(ticket, definition, day, zone) ? addDays(day, 1) : day)
  return allowed === null || allowed === day ? startsAt : atHour(allowed, hour, minute, zone)
}

/** The ticket of `?renew=` and the start of the next (D3); null if it is not this person's. */
export function ticketRenewal(
  renewedId: string | null,
  definition: Definition,
  rights: readonly Right[],
  definitions: readonly Definition[],
  now: Instant,
  zone: string,
): TicketRenewal | null {
  const ticket = rights.find((right): right is Ticket => right.kind === 'ticket' && right.id === renewedId)
  if (!ticket) return null
  const plan = planOf(ticket, definitions)
  const verdict = renewability(ticket, plan, plan && nextPlanOf(plan, definitions), now, rights)
  const successor = successorOf(ticket, rights)
  const named = {
    ticket,
    name: plan?.name ?? null,
    successorPath: successor && rightPath(successor),
    nextPlanName: verdict.renewable ? null : verdict.nextPlanName,
  }
  if (!verdict.renewable) return { ...named, startsAt: null, refusal: verdict.reason }
  if (verdict.planId !== definition.id) return { ...named, startsAt: null, refusal: 'another-offer' }
  return { ...named, startsAt: onAllowedDay(ticket, definition, verdict.startsAt, now, zone), refusal: null }
}

/**
 * 'too-early' does not count: a ticket still running does not prevent another one. Every other refusal is shown instead
 * (D20).
 */
export const isRenewalRefused = (renewal: TicketRenewal | null): boolean =>
  renewal !== null && renewal.refusal !== null && renewal.refusal !== 'too-early'
