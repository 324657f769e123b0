import {
  canRetryPayment,
  type PaymentOperation,
  type PaymentOutcome,
  paymentOutcome,
  pollDelayAfter,
} from '@parvis/shared-kernel/payment'
import type { Tone } from '@parvis/shared-kernel/ui'

/** Tone of each outcome; danger only for real harm: an abandoned payment caused none. */
export const OUTCOME_TONES = {
  pending: 'info',
  paid: 'success',
  'paid-not-processed': 'success',
  refused: 'danger',
  abandoned: 'warning',
  unknown: 'warning',
} as const satisfies Record<PaymentOutcome, Tone>

/** Sum of the waits of 2, 4, 8, 16, 32 and 60 s. After that the screen stops polling. */
const LONGEST_WATCH_MS = 122_000

/**
 * Delay before the next poll, in ms; false once settled or after the last wait.
 * @param elapsedMs since the first answer
 */
export function nextPoll(operation: PaymentOperation | undefined, elapsedMs: number): number | false {
  if (operation?.status !== 'pending') return false
  return elapsedMs < LONGEST_WATCH_MS ? pollDelayAfter(elapsedMs) : false
}

/** Still pending after all waits: return to the right, which says so (D5). */
export const isWaitOver = (operation: PaymentOperation | undefined, elapsedMs: number): boolean =>
  operation?.status === 'pending' && nextPoll(operation, elapsedMs) === false

export interface PaymentResultView {
  readonly outcome: PaymentOutcome
  readonly tone: Tone
  /** A refused or abandoned payment may be retried while the right can still be paid. */
  readonly canRetry: boolean
  readonly isSettled: boolean
}

export function paymentResultView(operation: PaymentOperation, isPayable: boolean): PaymentResultView {
  const outcome = paymentOutcome(operation.status)
  return {
    outcome,
    tone: OUTCOME_TONES[outcome],
    canRetry: isPayable && canRetryPayment(operation.status),
    isSettled: outcome !== 'pending',
  }
}
