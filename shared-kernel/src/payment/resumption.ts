import type { Cents } from '../money/index.ts'

/** What starting a payment does when an operation is already live: resume it, replace it, or wait. */
export type Resumption = 'resume' | 'replace' | 'wait'

export interface PaymentInProgress {
  readonly amount: Cents
  /** Identifies who started it, as the city chooses. */
  readonly payer: string
  /** False when its time is over while the provider has not answered yet. */
  readonly isPageOpen: boolean
}

export interface RequestedPayment extends Pick<PaymentInProgress, 'amount' | 'payer'> {
  /** Whether anybody may pay it by its number, like a fine: then no payer may block the others. */
  readonly isOpenToAnybody: boolean
}

/**
 * Prevents two live operations (D5). The same payer resumes their page. A page with an outdated price is replaced, and
 * so is another payer's page of a fine, or a stranger could block it for ever. While another payer pays a right, or the
 * page has closed without an answer, one must wait: a second page could charge twice.
 */
export function resumption(live: PaymentInProgress, requested: RequestedPayment): Resumption {
  if (!live.isPageOpen) return 'wait'
  if (live.amount !== requested.amount) return 'replace'
  if (live.payer === requested.payer) return 'resume'
  return requested.isOpenToAnybody ? 'replace' : 'wait'
}
