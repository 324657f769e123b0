import { ALLOWED, refused, type Verdict } from '../errors/index.ts'
import type { RequestFault } from '../orders/index.ts'
import { type Day, dayOf, endOfDay, type Instant, startOfDay, yearOf } from '../time/index.ts'
import { coveredFrom, subscriptionCovers } from './entitling-subscription.ts'
import { draftedSubscription, type TicketDraft, type TicketStepContext } from './ticket-draft.ts'
import { type TicketOrder, type TicketOrderRefusal, ticketOrder } from './ticket-order.ts'
import { desiredEnd, ticketEnds, ticketStart, ticketStartDay } from './ticket-period.ts'

type Draft = TicketDraft
type Context = TicketStepContext

/** Start of the drafted ticket; null while unknown. */
export const draftedStart = (
  { startDay, startTime }: Draft,
  { definition, timeZone, now }: Pick<Context, 'definition' | 'timeZone' | 'now'>,
): Instant | null =>
  startDay === null || (definition.computeExactHourlyEnd && startTime === null)
    ? null
    : ticketStart(definition, startDay, startTime, timeZone, now)

/** Requested last moment; null for a single ticket, or while start or end are unknown. */
export function draftedEnd(
  draft: Draft,
  context: Pick<Context, 'definition' | 'timeZone' | 'now'>,
): Instant | null {
  const start = draftedStart(draft, context)
  if (!context.definition.isMultipleOrderAllowed || start === null || draft.endDay === null) return null
  return desiredEnd(context.definition, start, draft.endDay, context.timeZone)
}

/** The drafted order, computed with the server's rule: period, number and price; null until start and end are known. */
export function draftedOrder(
  draft: Draft,
  context: Pick<Context, 'definition' | 'timeZone' | 'now'>,
): TicketOrder | null {
  const startsAt = draftedStart(draft, context)
  const endsAt = draftedEnd(draft, context)
  if (startsAt === null || (context.definition.isMultipleOrderAllowed && endsAt === null)) return null
  const requested = { optionId: draft.optionId, startsAt, endsAt }
  return ticketOrder(context.definition, requested, context.now, context.timeZone)
}

const remainingOn = (day: Day, draft: Draft, context: Context): number | null =>
  context.remaining(draftedSubscription(draft, context), yearOf(day))

export type StartDayRefusal = 'past' | 'weekday' | 'quota-used-up' | 'start-not-covered'

/** Whether the subscription is valid at any moment of the day at which a ticket may start. */
function isDayCovered(day: Day, draft: Draft, { definition, timeZone, now, ...context }: Context): boolean {
  const subscription = draftedSubscription(draft, context)
  if (subscription === null) return true
  const first = coveredFrom(definition, startOfDay(day, timeZone), now)
  const last = definition.computeExactHourlyEnd ? endOfDay(day, timeZone) : first
  const isStarted = subscription.startOfValidity === null || subscription.startOfValidity <= last
  return isStarted && (subscription.endOfValidity === null || first <= subscription.endOfValidity)
}

/** Whether the drafted ticket may start on a day, for the calendar. */
export const startDayRule =
  (draft: Draft, context: Context) =>
  (day: Day): Verdict<StartDayRefusal> => {
    const verdict = ticketStartDay(context.definition, dayOf(context.now, context.timeZone))(day)
    if (!verdict.allowed) return verdict
    if (remainingOn(day, draft, context) === 0) return refused('quota-used-up')
    return isDayCovered(day, draft, context) ? ALLOWED : refused('start-not-covered')
  }

export type EndDayRefusal = 'end-before-start' | 'quota-exceeded' | 'unreachable' | 'end-not-covered'

/**
 * Whether consecutive tickets may last to a day, for the calendar. The tickets are computed once for all days; every
 * day is allowed while the start is unknown.
 */
export function endDayRule(draft: Draft, context: Context): (day: Day) => Verdict<EndDayRefusal> {
  const { definition, timeZone, rights, now } = context
  const start = draftedStart(draft, context)
  if (start === null || draft.startDay === null) return () => ALLOWED
  const ends = [...ticketEnds(definition, draft.optionId, start, timeZone)]
  const left = remainingOn(draft.startDay, draft, context)
  const subscription = draftedSubscription(draft, context)
  const from = coveredFrom(definition, start, now)
  return day => {
    const requested = desiredEnd(definition, start, day, timeZone)
    if (requested <= start) return refused('end-before-start')
    const index = ends.findIndex(end => end >= requested)
    const end = ends[index]
    // With no ticket left the start is refused instead: an earlier end would not help.
    if (left !== null && left > 0 && (end === undefined || index >= left)) return refused('quota-exceeded')
    if (end === undefined) return refused('unreachable')
    if (subscription === null) return ALLOWED
    const covered = subscriptionCovers(definition, subscription, rights, { start: from, end })
    // Of a start that is not covered the start tells: another end would not help.
    return !covered.allowed && covered.reason === 'end-not-covered' ? refused(covered.reason) : ALLOWED
  }
}

export type PeriodReason =
  | TicketOrderRefusal
  | 'quota-used-up'
  | 'quota-exceeded'
  | 'start-not-covered'
  | 'end-not-covered'

/** The form field with which a refusal can be corrected. */
const fieldOf = ({ definition }: Context, reason: PeriodReason): string => {
  const isAboutStart = reason === 'weekday' || reason === 'quota-used-up' || reason === 'start-not-covered'
  if (reason === 'past') return definition.computeExactHourlyEnd ? 'hour' : 'start'
  return isAboutStart || !definition.isMultipleOrderAllowed ? 'start' : 'end'
}

function quotaReason(count: number, left: number | null): PeriodReason | null {
  if (left === null || count <= left) return null
  return left === 0 ? 'quota-used-up' : 'quota-exceeded'
}

function periodReason(draft: Draft, context: Context): PeriodReason | null {
  const order = draftedOrder(draft, context)
  if (order === null || draft.startDay === null) return null
  if (!order.allowed) return order.reason
  const { start, series } = order
  const quota = quotaReason(series.count, remainingOn(draft.startDay, draft, context))
  const subscription = draftedSubscription(draft, context)
  if (quota !== null || subscription === null) return quota
  const { definition, rights, now } = context
  const period = { start: coveredFrom(definition, start, now), end: series.end }
  const verdict = subscriptionCovers(definition, subscription, rights, period)
  return verdict.allowed ? null : verdict.reason
}

/** The problem of the drafted period once its days and hour are entered; at most one. */
export function periodFaults(draft: Draft, context: Context): readonly RequestFault<PeriodReason>[] {
  const reason = periodReason(draft, context)
  return reason === null ? [] : [{ field: fieldOf(context, reason), reason }]
}
