import { ALLOWED, refused, type Verdict } from '../errors/index.ts'
import type { OptionId } from '../ids/index.ts'
import { isActive, type Right } from '../orders/index.ts'
import {
  addDuration,
  addSeconds,
  dayOf,
  endOfDay,
  type Instant,
  type IsoDuration,
  isWithin,
  type Period,
  parseDuration,
  startOfDay,
} from '../time/index.ts'
import type { Offer } from './offer.ts'
import { firstAllowedDay, type StartDayRefusal, type StartDayRule } from './start-day.ts'

export type SubscriptionPeriodRefusal = StartDayRefusal | 'no-possible-day'

export interface RequestedPeriod {
  /** Null: as soon as possible. */
  readonly startsAt: Instant | null
  /** The first instant after the renewed right (`renewability`), past or to come; null for a first request. */
  readonly notBefore: Instant | null
}

export interface PeriodContext {
  readonly offer: Offer
  readonly optionId: OptionId | null
  /** `startDayRules` of the offer. */
  readonly startDay: StartDayRule
  readonly now: Instant
  readonly timeZone: string
}

type Result<R> =
  | { readonly allowed: true; readonly period: Period }
  | { readonly allowed: false; readonly reason: R }

const isInWholeDays = (duration: IsoDuration): boolean => {
  const { hours = 0, minutes = 0, seconds = 0 } = parseDuration(duration) ?? {}
  return hours + minutes + seconds === 0
}

/**
 * The end of the option's duration, minus one second, so that a renewal starts one second later (D3). A duration in days
 * lasts the whole last one: that day alone is named on pages, mails and papers (D8), and at noon it would end unseen.
 */
export function subscriptionEnd(
  offer: Pick<Offer, 'options'>,
  optionId: OptionId | null,
  start: Instant,
  timeZone: string,
): Instant | null {
  const duration = offer.options.find(({ id }) => id === optionId)?.duration ?? null
  if (duration === null) return null
  const end = addSeconds(addDuration(start, duration, timeZone), -1)
  return isInWholeDays(duration) ? endOfDay(dayOf(end, timeZone), timeZone) : end
}

/** Now, or the end of the renewed right, when that day is allowed; else the first moment of the first allowed day. */
function soonest({ notBefore }: RequestedPeriod, { startDay, now, timeZone }: PeriodContext): Instant | null {
  const from = notBefore !== null && notBefore > now ? notBefore : now
  const today = dayOf(from, timeZone)
  const first = firstAllowedDay(startDay, today)
  if (first === null) return null
  return first === today ? from : startOfDay(first, timeZone)
}

/**
 * Checks a requested start. A renewal may be requested for the day on which the renewed right ends; it then starts
 * right after it.
 */
function requestedStart(
  startsAt: Instant,
  { notBefore }: RequestedPeriod,
  { startDay, timeZone }: PeriodContext,
): Verdict<SubscriptionPeriodRefusal> {
  const day = dayOf(startsAt, timeZone)
  const verdict = startDay(day)
  if (!verdict.allowed) return verdict
  return notBefore !== null && day < dayOf(notBefore, timeZone) ? refused('before-renewed-end') : ALLOWED
}

/** Start and end of a requested subscription, by its offer's start rules and its option's duration. */
export function subscriptionPeriod(
  requested: RequestedPeriod,
  context: PeriodContext,
): Result<SubscriptionPeriodRefusal> {
  const { offer, optionId, timeZone } = context
  const verdict =
    requested.startsAt === null ? ALLOWED : requestedStart(requested.startsAt, requested, context)
  if (!verdict.allowed) return verdict
  const start =
    requested.startsAt === null
      ? soonest(requested, context)
      : (Math.max(requested.startsAt, requested.notBefore ?? requested.startsAt) as Instant)
  if (start === null) return refused('no-possible-day')
  return { allowed: true, period: { start, end: subscriptionEnd(offer, optionId, start, timeZone) } }
}

/** Whether a required right is also valid at the start: the current one, or another that is already granted. */
export function requiredRightCovers(
  { requiredPlanIds }: Pick<Offer, 'requiredPlanIds'>,
  rights: readonly Right[],
  start: Instant,
): Verdict<'start-outside-required-right'> {
  const isCovered = rights.some(
    right =>
      right.kind === 'subscription' &&
      requiredPlanIds.includes(right.planId) &&
      isActive(right) &&
      isWithin({ start: right.startOfValidity ?? start, end: right.endOfValidity }, start),
  )
  return requiredPlanIds.length === 0 || isCovered ? ALLOWED : refused('start-outside-required-right')
}
