import { nextPlanOf, planOf, type Right, renewability, type Ticket } from '@parvis/shared-kernel/orders'
import { type Definition, ticketStartDay } from '@parvis/shared-kernel/tickets'
import { addDays, atHour, dayOf, type Instant, wallTime } from '@parvis/shared-kernel/time'

export interface TicketRenewal {
  readonly ticket: Ticket
  /** What the start is prefilled with; null while this definition does not renew the ticket. */
  readonly startsAt: Instant | null
}

/** On a weekday that the definition does not allow, the next one that it does, at the same hour. */
function onAllowedDay(definition: Definition, startsAt: Instant, now: Instant, zone: string): Instant {
  const rule = ticketStartDay(definition, dayOf(now, zone))
  const { day, hour, minute } = wallTime(startsAt, zone)
  const wait = [0, 1, 2, 3, 4, 5, 6].find(days => rule(addDays(day, days)).allowed) ?? 0
  return wait === 0 ? startsAt : atHour(addDays(day, wait), hour, minute, zone)
}

/** The ticket that `?renew=` names, and when the next one starts (D3); null when nothing of ours is named. */
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
  const verdict = renewability(ticket, plan, plan && nextPlanOf(plan, definitions), now)
  const isOurs = verdict.renewable && verdict.planId === definition.id
  return { ticket, startsAt: isOurs ? onAllowedDay(definition, verdict.startsAt, now, zone) : null }
}
