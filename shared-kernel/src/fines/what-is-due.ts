import type { Cents } from '../money/index.ts'
import { addMilliseconds, type Instant, isEnded } from '../time/index.ts'
import { amountDue, versionInForce } from './amount-due.ts'
import type { Fine } from './fine.ts'
import { finePaymentState } from './fine-payment-state.ts'

export interface DueNow {
  readonly due: Cents
  /** Last moment to pay it: of the reduced price while that runs, else of the notice; null where the city gives none. */
  readonly until: Instant | null
  /** That moment has passed: the amount may have been increased. */
  readonly isLate: boolean
  /** What is due once the reduced price is over; null while none runs. */
  readonly later: Cents | null
}

/**
 * What a fine asks for now, until when, and what after that; null where nothing is due. Page, list, papers and mails tell
 * this one sum and this one date.
 */
export function whatIsDue(fine: Fine, now: Instant): DueNow | null {
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

/** Whether a fine is still to be paid, in a word: a sentence about it is true in each of these. */
export const OWING = ['due', 'pending', 'paid', 'cancelled'] as const
export type Owing = (typeof OWING)[number]

export function owingOf(fine: Fine, now: Instant): Owing {
  const state = finePaymentState(fine, now)
  if (state === 'due' || state === 'pending') return state
  return versionInForce(fine).price === 0 ? 'cancelled' : 'paid'
}
