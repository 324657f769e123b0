import type { Cents } from '../money/index.ts'
import { addMilliseconds, type Instant, isEnded } from '../time/index.ts'
import { amountDue, versionInForce } from './amount-due.ts'
import type { Fine } from './fine.ts'
import { finePaymentState } from './fine-payment-state.ts'

export interface DueNow {
  readonly due: Cents
  /** Last moment to pay: of the reduced price while it applies, else of the notice; null when the city gives none. */
  readonly until: Instant | null
  /** That moment has passed: the amount may have been increased. */
  readonly isLate: boolean
  /** Amount due after the reduced price ends; null when it does not apply. */
  readonly later: Cents | null
}

/**
 * What is due now, until when, and what is due later; null when nothing is due. Page, list, documents and mails all use
 * it, so that they agree on amount and date.
 */
export function dueNow(fine: Fine, now: Instant): DueNow | null {
  const { due, reducedUntil } = amountDue(fine, now)
  if (due === 0) return null
  if (reducedUntil !== null)
    return {
      due,
      until: reducedUntil,
      isLate: false,
      later: amountDue(fine, addMilliseconds(reducedUntil, 1)).due,
    }
  const until = fine.paymentDeadline
  return { due, until, isLate: isEnded(until, now), later: null }
}

/** The wording for what is due after a decision. A payment in progress is not asked for again. */
export type DueKind = 'pending' | 'nothing' | 'undated' | 'reduced' | 'late' | 'open'

export function dueKindOf(dueStatus: DueStatus, asked: DueNow | null): DueKind {
  if (dueStatus === 'pending') return 'pending'
  if (asked === null) return 'nothing'
  if (asked.until === null) return 'undated'
  if (asked.later !== null) return 'reduced'
  return asked.isLate ? 'late' : 'open'
}

/** Payment state of a fine as one word for messages, each of which is true of it. */
export const DUE_STATUSES = ['due', 'pending', 'paid', 'cancelled'] as const
export type DueStatus = (typeof DUE_STATUSES)[number]

export function dueStatusOf(fine: Fine, now: Instant): DueStatus {
  const state = finePaymentState(fine, now)
  if (state === 'due' || state === 'pending') return state
  return versionInForce(fine).price === 0 ? 'cancelled' : 'paid'
}
