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

/** What a ticket request asks for. */
export interface TicketWish {
  readonly optionId: OptionId | null
  readonly startsAt: Instant
  readonly endsAt: Instant | null
}

export type TicketOrder =
  | { readonly allowed: true; readonly start: Instant; readonly series: TicketSeries }
  | { readonly allowed: false; readonly reason: TicketOrderRefusal }

function endRefusal(
  definition: Definition,
  { optionId, startsAt, endsAt }: TicketWish,
  start: Instant,
  zone: string,
): TicketOrderRefusal | null {
  if (endsAt === null) return definition.isMultipleOrderAllowed ? 'end-missing' : null
  if (endsAt === startsAt) return 'end-equals-start'
  const isBefore = definition.computeExactHourlyEnd
    ? endsAt < start
    : dayOf(endsAt, zone) < dayOf(start, zone)
  if (isBefore) return 'end-before-start'
  if (definition.isMultipleOrderAllowed) return null
  const last = ticketEnd(definition, optionId, start, zone)
  // Tickets by the day end a second before midnight, which is how the wished end may be written.
  const longest = definition.computeExactHourlyEnd ? last : addSeconds(last, 1)
  return endsAt > longest ? 'longer-than-option' : null
}

/** The last moment of several tickets in a row: at the start's hour, or the end of the wished day. */
const wishedEnd = (
  definition: Definition,
  { endsAt }: TicketWish,
  start: Instant,
  zone: string,
): Instant | null => (endsAt === null ? null : desiredEnd(definition, start, dayOf(endsAt, zone), zone))

/**
 * When the tickets of a request start and end, how many they are and what they cost; or what is wrong with the wish
 * (first document §5). A ticket by the day starts with its day; one that would be over already is in the past.
 */
export function ticketOrder(
  definition: Definition,
  wish: TicketWish,
  now: Instant,
  zone: string,
): TicketOrder {
  const { startsAt, optionId } = wish
  const day = dayOf(startsAt, zone)
  const verdict = ticketStartDay(definition, dayOf(now, zone))(day)
  if (!verdict.allowed) return verdict
  const start = definition.computeExactHourlyEnd ? startsAt : startOfDay(day, zone)
  const refusal = endRefusal(definition, wish, start, zone)
  if (refusal !== null) return refused(refusal)
  const wished = definition.isMultipleOrderAllowed ? wishedEnd(definition, wish, start, zone) : null
  if (wished !== null && wished <= start) return refused('end-equals-start')
  const series = ticketSeries(definition, optionId, start, wished, zone)
  if (series === null) return refused('unreachable')
  return series.end < now ? refused('past') : { allowed: true, start, series }
}
