import {
  canRetryPayment,
  type PaymentOperation,
  type PaymentOutcome,
  paymentOutcome,
  pollDelay,
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

/** Waits of 2, 4, 8, 16, 32 and 60 s: two minutes. A bank that takes longer is not waited for at the screen. */
const MOST_WAITS = 6

/**
 * How long to wait before asking again, in ms; false when it is settled or has been waited for long enough.
 * @param answers how often the city has answered so far; at least 1
 */
export function nextPoll(operation: PaymentOperation | undefined, answers: number): number | false {
  if (operation?.status !== 'pending') return false
  const wait = Math.max(0, answers - 1)
  return wait < MOST_WAITS ? pollDelay(wait) : false
}

/** Still pending after all the waits: time to go back to the right, now that one knows (D5). */
export const isWaitOver = (operation: PaymentOperation | undefined, answers: number): boolean =>
  operation?.status === 'pending' && nextPoll(operation, answers) === false

export interface PaymentResultView {
  readonly outcome: PaymentOutcome
  readonly tone: Tone
  /** Refused and abandoned may be tried again, as long as the right still awaits its payment. */
  readonly canRetry: boolean
  readonly isSettled: boolean
}

export function paymentResultView(
  operation: PaymentOperation,
  isAwaitingPayment: boolean,
): PaymentResultView {
  const outcome = paymentOutcome(operation.status)
  return {
    outcome,
    tone: OUTCOME_TONES[outcome],
    canRetry: isAwaitingPayment && canRetryPayment(operation.status),
    isSettled: outcome !== 'pending',
  }
}
