import {
  canRetryPayment,
  type PaymentOperation,
  type PaymentOutcome,
  paymentOutcome,
  pollDelayAfter,
} from '@parvis/shared-kernel/payment'
import type { Tone } from '@parvis/shared-kernel/ui'

/** Colour of each outcome; red for harm only: an abandoned payment harmed nobody. */
export const OUTCOME_TONES = {
  pending: 'info',
  paid: 'success',
  'paid-not-processed': 'success',
  refused: 'danger',
  abandoned: 'warning',
  unknown: 'warning',
} as const satisfies Record<PaymentOutcome, Tone>

/** The waits of 2, 4, 8, 16, 32 and 60 s. A bank that takes longer is not waited for at the screen. */
const LONGEST_WATCH_MS = 122_000

/**
 * How long to wait before asking again, in ms; false when it is settled or has been waited for long enough.
 * @param elapsedMs since the first answer
 */
export function nextPoll(operation: PaymentOperation | undefined, elapsedMs: number): number | false {
  if (operation?.status !== 'pending') return false
  return elapsedMs < LONGEST_WATCH_MS ? pollDelayAfter(elapsedMs) : false
}

/** Still pending after all the waits: time to go back to the right, now that one knows (D5). */
export const isWaitOver = (operation: PaymentOperation | undefined, elapsedMs: number): boolean =>
  operation?.status === 'pending' && nextPoll(operation, elapsedMs) === false

export interface PaymentResultView {
  readonly outcome: PaymentOutcome
  readonly tone: Tone
  /** Refused and abandoned may be tried again, as long as the right offers to be paid. */
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
