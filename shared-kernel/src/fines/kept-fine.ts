import { type Cents, sum } from '../money/index.ts'
import type { Instant } from '../time/index.ts'
import { amountDue } from './amount-due.ts'
import type { Fine } from './fine.ts'
import { finePaymentState } from './fine-payment-state.ts'

/** A fine that a subscriber follows, added with its plate. */
export interface KeptFine {
  readonly fine: Fine
  readonly keptAt: Instant | null
}

/** Maximum number of followed fines: enough for a fleet of vans. */
export const MOST_KEPT_FINES = 50

/** Total due on all fines. An overpayment of one does not reduce another, and pending payments are not asked for. */
export const totalDue = (fines: readonly Fine[], now: Instant): Cents =>
  sum(fines.filter(fine => finePaymentState(fine, now) === 'due').map(fine => amountDue(fine, now).due))
