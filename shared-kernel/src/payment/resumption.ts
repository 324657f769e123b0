import type { Cents } from '../money/index.ts'

/** What somebody who asks to pay gets when an operation is already live: that one, a new one in its place, or patience. */
export type Resumption = 'resume' | 'replace' | 'wait'

export interface PaymentInProgress {
  readonly amount: Cents
  /** Who started it, however the city names them. */
  readonly payer: string
  /** False once its time is over while the bank has not answered yet. */
  readonly isPageOpen: boolean
}

/**
 * Never two live operations (D5). The same person finds their page again. A page that asks a price which is no longer
 * due gives way to a new one. While somebody else pays, or while the bank thinks, one has to wait: a second page would
 * be a second charge.
 */
export function resumption(
  live: PaymentInProgress,
  wish: Pick<PaymentInProgress, 'amount' | 'payer'>,
): Resumption {
  if (!live.isPageOpen) return 'wait'
  if (live.amount !== wish.amount) return 'replace'
  return live.payer === wish.payer ? 'resume' : 'wait'
}
