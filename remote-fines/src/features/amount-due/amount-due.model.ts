import {
  amountDue,
  closedToAppeal,
  dueNow,
  type Fine,
  finePaymentState,
  versionInForce,
} from '@parvis/shared-kernel/fines'
import type { Cents } from '@parvis/shared-kernel/money'
import type { Instant } from '@parvis/shared-kernel/time'

/** The increase after the deadline: ahead, possible, or done where the debt recovery office has the fine. */
export type Increase = 'to-come' | 'past' | 'done'

/** Exactly one statement for the head of the page. */
export type DueView =
  /** `after` is what will be due once the reduced price is over. */
  | { readonly kind: 'reduced'; readonly due: Cents; readonly until: Instant; readonly after: Cents }
  | {
      readonly kind: 'full'
      readonly due: Cents
      readonly reducedEnded: Instant | null
      /** Null where the city gives none. */
      readonly deadline: {
        readonly at: Instant
        readonly isPast: boolean
        readonly increase: Increase
      } | null
    }
  /** A payment is in progress: nothing is asked until the bank has answered. Its amount, where the city says it. */
  | { readonly kind: 'pending'; readonly amount: Cents | null }
  | { readonly kind: 'paid'; readonly paid: Cents; readonly isReduced: boolean }
  | { readonly kind: 'overpaid'; readonly overpaid: Cents; readonly paid: Cents }
  /** The overpayment was paid back. */
  | { readonly kind: 'refunded'; readonly refunded: Cents }
  /** Nothing was paid and nothing is asked: the fine was cancelled. */
  | { readonly kind: 'nothing' }

function increaseOf(fine: Fine, isLate: boolean): Increase {
  if (!isLate) return 'to-come'
  return closedToAppeal(fine) === 'in-recovery' ? 'done' : 'past'
}

/** Display case of a fine. The kernel's rule decides the amount due (D9). */
export function dueView(fine: Fine, now: Instant): DueView {
  const { overpaid, paid, refunded, isReduced } = amountDue(fine, now)
  if (overpaid > 0) return { kind: 'overpaid', overpaid, paid }
  const asked = dueNow(fine, now)
  if (asked === null && refunded > 0) return { kind: 'refunded', refunded }
  if (asked === null) return paid > 0 ? { kind: 'paid', paid, isReduced } : { kind: 'nothing' }
  const { due, until, isLate, later } = asked
  if (finePaymentState(fine, now) === 'pending') return { kind: 'pending', amount: fine.pendingAmount }
  if (later !== null && until !== null) return { kind: 'reduced', due, until, after: later }
  const deadline = until === null ? null : { at: until, isPast: isLate, increase: increaseOf(fine, isLate) }
  const { reducedPrice, reducedUntil } = versionInForce(fine)
  return { kind: 'full', due, reducedEnded: reducedPrice === null ? null : reducedUntil, deadline }
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

/** Whole days from two up, then hours, then minutes; rounded down so as never to promise too much. */
export function timeLeft(until: Instant, now: Instant): TimeLeft {
  const ms = Math.max(0, until - now)
  for (const [unit, size] of UNITS) {
    if (ms >= 2 * size) return { unit, count: Math.floor(ms / size) }
  }
  return { unit: 'minute', count: Math.floor(ms / 60_000) }
}

const URGENT_MS = 86_400_000
export const isUrgent = (until: Instant, now: Instant): boolean => until - now < URGENT_MS
