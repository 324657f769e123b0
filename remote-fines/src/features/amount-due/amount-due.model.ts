import { amountDue, type Fine, versionInForce } from '@parvis/shared-kernel/fines'
import type { Cents } from '@parvis/shared-kernel/money'
import { addMilliseconds, type Instant, isEnded } from '@parvis/shared-kernel/time'

/** What the head of the page says: one of these, never a mixture. */
export type DueView =
  /** `after` is what will be due once the reduced price is over. */
  | { readonly kind: 'reduced'; readonly due: Cents; readonly until: Instant; readonly after: Cents }
  | {
      readonly kind: 'full'
      readonly due: Cents
      readonly reducedEnded: Instant | null
      /** Null where the city gives none. */
      readonly deadline: { readonly at: Instant; readonly isPast: boolean } | null
    }
  | { readonly kind: 'paid'; readonly paid: Cents; readonly isReduced: boolean }
  | { readonly kind: 'overpaid'; readonly overpaid: Cents; readonly paid: Cents }
  /** Nothing was paid and nothing is asked: the fine was cancelled. */
  | { readonly kind: 'nothing' }

const deadlineOf = ({ paymentDeadline: at }: Fine, now: Instant) =>
  at === null ? null : { at, isPast: isEnded(at, now) }

/** The rule of what is due is the kernel's; here it becomes what to say (D9). */
export function dueView(fine: Fine, now: Instant): DueView {
  const { due, overpaid, paid, isReduced, reducedUntil } = amountDue(fine, now)
  if (overpaid > 0) return { kind: 'overpaid', overpaid, paid }
  if (due === 0) return paid > 0 ? { kind: 'paid', paid, isReduced } : { kind: 'nothing' }
  if (isReduced && reducedUntil !== null) {
    const after = amountDue(fine, addMilliseconds(reducedUntil, 1)).due
    return { kind: 'reduced', due, until: reducedUntil, after }
  }
  return {
    kind: 'full',
    due,
    reducedEnded: versionInForce(fine).reducedUntil,
    deadline: deadlineOf(fine, now),
  }
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

export interface TimeLeft {
  readonly unit: (typeof UNITS)[number][0]
  readonly count: number
}

/** Whole days while there are two, then hours, then minutes: never more than is left. */
export function timeLeft(until: Instant, now: Instant): TimeLeft {
  const ms = Math.max(0, until - now)
  for (const [unit, size] of UNITS) {
    if (ms >= 2 * size) return { unit, count: Math.floor(ms / size) }
  }
  return { unit: 'minute', count: Math.floor(ms / 60_000) }
}

const URGENT_MS = 86_400_000
export const isUrgent = (until: Instant, now: Instant): boolean => until - now < URGENT_MS
