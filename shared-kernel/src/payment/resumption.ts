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

export interface PaymentWished extends Pick<PaymentInProgress, 'amount' | 'payer'> {
  /** Whether anybody may pay it who knows its number, as a fine: nobody may then keep everybody else from it. */
  readonly isOpenToAnybody: boolean
}

/**
 * Never two live operations (D5). The same person finds their page again. A page that asks a price which is no longer
 * due gives way to a new one, and so does somebody else's page of a fine: a stranger could keep one open for ever. While
 * somebody else pays for a right, or while the bank thinks, one has to wait: a second page would be a second charge.
 */
export function resumption(live: PaymentInProgress, wish: PaymentWished): Resumption {
  if (!live.isPageOpen) return 'wait'
  if (live.amount !== wish.amount) return 'replace'
  if (live.payer === wish.payer) return 'resume'
  return wish.isOpenToAnybody ? 'replace' : 'wait'
}
