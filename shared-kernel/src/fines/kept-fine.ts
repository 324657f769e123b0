import { type Cents, sum } from '../money/index.ts'
import type { Instant } from '../time/index.ts'
import { amountDue } from './amount-due.ts'
import type { Fine } from './fine.ts'
import { finePaymentState } from './fine-payment-state.ts'

/** A fine that somebody keeps in view, having shown that they know its plate. */
export interface KeptFine {
  readonly fine: Fine
  readonly keptAt: Instant | null
}

/** A fleet of vans gathers many; nobody follows more than this. */
export const MOST_KEPT_FINES = 50

/**
 * What all of them together ask for now. What was paid too much on one pays for no other, and what is on its way is not
 * asked for.
 */
export const totalDue = (fines: readonly Fine[], now: Instant): Cents =>
  sum(fines.filter(fine => finePaymentState(fine, now) === 'due').map(fine => amountDue(fine, now).due))
