import { ALLOWED, refused, type Verdict } from '../errors/index.ts'
import type { OptionId } from '../ids/index.ts'
import { type Cents, cents } from '../money/index.ts'
import { liveOptions, planPrice } from '../orders/index.ts'
import {
  addDuration,
  addSeconds,
  atHour,
  type Day,
  dayOf,
  endOfDay,
  type Instant,
  type IsoDuration,
  startOfDay,
  wallTime,
  weekdayOf,
} from '../time/index.ts'
import type { Definition } from './definition.ts'

/** Days on which a ticket may start: not in the past, on an allowed weekday (first document §5). */
export const ticketStartDay =
  ({ allowedWeekDays }: Pick<Definition, 'allowedWeekDays'>, today: Day) =>
  (day: Day): Verdict<'past' | 'weekday'> => {
    if (day < today) return refused('past')
    return allowedWeekDays.length === 0 || allowedWeekDays.includes(weekdayOf(day))
      ? ALLOWED
      : refused('weekday')
  }

/** Start of a ticket: the chosen hour with exact hours, else the start of the day. */
export const ticketStart = (
  { computeExactHourlyEnd }: Pick<Definition, 'computeExactHourlyEnd'>,
  day: Day,
  time: { readonly hour: number; readonly minute: number } | null,
  zone: string,
  now: Instant,
): Instant =>
  computeExactHourlyEnd && time ? atHour(day, time.hour, time.minute, zone, now) : startOfDay(day, zone)

/** A form is filled in and sent within these minutes: a start that they contain is "now". */
const NOW_MINUTES = 5

/** Whether time that counts is over already when a ticket with exact hours is asked for or paid. */
export const isTicketBegun = (
  { computeExactHourlyEnd }: Pick<Definition, 'computeExactHourlyEnd'>,
  start: Instant,
  now: Instant,
): boolean => computeExactHourlyEnd && now >= addSeconds(start, NOW_MINUTES * 60)

/** With exact hours the end takes the start's hour and minute (first document §5). */
export function exactHourlyEnd(start: Instant, endDay: Day, zone: string): Instant {
  const { hour, minute } = wallTime(start, zone)
  return atHour(endDay, hour, minute, zone)
}

/** Duration of one requested ticket: the option's, else the definition's; null when neither has one. */
export const durationOf = (definition: Definition, optionId: OptionId | null): IsoDuration | null =>
  liveOptions(definition).find(({ id }) => id === optionId)?.duration ?? definition.validityPeriod

/** End of one ticket: exact to the hour, or the last second of its last day. A ticket without duration lasts its day. */
export function ticketEnd(
  definition: Definition,
  optionId: OptionId | null,
  start: Instant,
  zone: string,
): Instant {
  const duration = durationOf(definition, optionId)
  if (duration === null) return endOfDay(dayOf(start, zone), zone)
  const end = addDuration(start, duration, zone)
  return definition.computeExactHourlyEnd ? end : addSeconds(end, -1)
}

/** The wished last moment: with exact hours at the start's hour, else the last second of that day. */
export const desiredEnd = (definition: Definition, start: Instant, endDay: Day, zone: string): Instant =>
  definition.computeExactHourlyEnd ? exactHourlyEnd(start, endDay, zone) : endOfDay(endDay, zone)

/** Number of tickets in an order, end of the last, and total price. */
export interface TicketSeries {
  readonly count: number
  readonly end: Instant
  readonly price: Cents
}

/** Maximum number of tickets per order: a mistyped year must not order a thousand. */
export const MOST_TICKETS_A_SERIES = 400

/** End of each consecutive ticket from that start, up to the maximum of an order. */
export function* ticketEnds(
  definition: Definition,
  optionId: OptionId | null,
  start: Instant,
  zone: string,
): Generator<Instant, void> {
  const gap = definition.computeExactHourlyEnd ? 0 : 1
  let end = ticketEnd(definition, optionId, start, zone)
  for (let count = 1; count <= MOST_TICKETS_A_SERIES; count += 1) {
    yield end
    const next = ticketEnd(definition, optionId, addSeconds(end, gap), zone)
    if (next <= end) return
    end = next
  }
}

/**
 * Consecutive tickets until the requested end is covered (`multipleOrderAllowed`, first document §3); a single one when
 * the definition allows no more or no end is requested. Null when the end is not after the start or takes too many
 * tickets.
 */
export function ticketSeries(
  definition: Definition,
  optionId: OptionId | null,
  start: Instant,
  requestedEnd: Instant | null,
  zone: string,
): TicketSeries | null {
  const price = planPrice(definition, optionId)
  if (!definition.isMultipleOrderAllowed || requestedEnd === null)
    return { count: 1, end: ticketEnd(definition, optionId, start, zone), price }
  if (requestedEnd <= start) return null
  let count = 0
  for (const end of ticketEnds(definition, optionId, start, zone)) {
    count += 1
    if (end >= requestedEnd) return { count, end, price: cents(price * count) }
  }
  return null
}
