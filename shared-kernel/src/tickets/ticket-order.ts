import { refused } from '../errors/index.ts'
import type { OptionId } from '../ids/index.ts'
import { addSeconds, dayOf, type Instant, startOfDay } from '../time/index.ts'
import type { Definition } from './definition.ts'
import { desiredEnd, type TicketSeries, ticketEnd, ticketSeries, ticketStartDay } from './ticket-period.ts'

export type TicketOrderRefusal =
  | 'past'
  | 'weekday'
  | 'end-missing'
  | 'end-before-start'
  | 'end-equals-start'
  | 'longer-than-option'
  | 'unreachable'

export interface RequestedTicket {
  readonly optionId: OptionId | null
  readonly startsAt: Instant
  readonly endsAt: Instant | null
}

export type TicketOrder =
  | { readonly allowed: true; readonly start: Instant; readonly series: TicketSeries }
  | { readonly allowed: false; readonly reason: TicketOrderRefusal }

function endRefusal(
  definition: Definition,
  { optionId, startsAt, endsAt }: RequestedTicket,
  start: Instant,
  zone: string,
): TicketOrderRefusal | null {
  if (endsAt === null) return definition.isMultipleOrderAllowed ? 'end-missing' : null
  if (endsAt === startsAt) return 'end-equals-start'
  if (endsAt < start) return 'end-before-start'
  if (definition.isMultipleOrderAllowed) return null
  const last = ticketEnd(definition, optionId, start, zone)
  // Tickets by the day end a second before midnight; the requested end may be written as midnight.
  const longest = definition.computeExactHourlyEnd ? last : addSeconds(last, 1)
  return endsAt > longest ? 'longer-than-option' : null
}

/** Last moment of consecutive tickets: at the start's hour, or the end of the requested day. */
const requestedEnd = (
  definition: Definition,
  { endsAt }: RequestedTicket,
  start: Instant,
  zone: string,
): Instant | null => (endsAt === null ? null : desiredEnd(definition, start, dayOf(endsAt, zone), zone))

/**
 * Start, end, number and price of the requested tickets, or the refusal (first document §5). A ticket by the day starts
 * at the beginning of its day; one that would already have ended is refused as past.
 */
export function ticketOrder(
  definition: Definition,
  requested: RequestedTicket,
  now: Instant,
  zone: string,
): TicketOrder {
  const { startsAt, optionId } = requested
  const day = dayOf(startsAt, zone)
  const verdict = ticketStartDay(definition, dayOf(now, zone))(day)
  if (!verdict.allowed) return verdict
  const start = definition.computeExactHourlyEnd ? startsAt : startOfDay(day, zone)
  const refusal = endRefusal(definition, requested, start, zone)
  if (refusal !== null) return refused(refusal)
  const end = definition.isMultipleOrderAllowed ? requestedEnd(definition, requested, start, zone) : null
  if (end !== null && end <= start) return refused('end-equals-start')
  const series = ticketSeries(definition, optionId, start, end, zone)
  if (series === null) return refused('unreachable')
  return series.end < now ? refused('past') : { allowed: true, start, series }
}
