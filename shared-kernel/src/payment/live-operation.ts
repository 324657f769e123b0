import { addSeconds, type Instant, isEnded } from '../time/index.ts'
import type { PaymentOperation } from './operation.ts'

/** How long a provider keeps a payment page open (PayFiP: an operation number is good for 15 minutes). */
export const OPERATION_LIFE_SECONDS = 15 * 60

export interface PaymentAttempt extends Pick<PaymentOperation, 'operationId' | 'status'> {
  readonly startedAt: Instant
}

export const operationExpiresAt = ({ startedAt }: Pick<PaymentAttempt, 'startedAt'>): Instant =>
  addSeconds(startedAt, OPERATION_LIFE_SECONDS)

/** Whether the payment page may still be in use: pending, and within its 15 minutes. */
export const isOperationLive = (attempt: PaymentAttempt, now: Instant): boolean =>
  attempt.status === 'pending' && !isEnded(operationExpiresAt(attempt), now)

/**
 * The live operation of a right, the newest if there are two: a repeated start returns it and never creates a second
 * (D5).
 */
export function liveOperation<A extends PaymentAttempt>(attempts: readonly A[], now: Instant): A | null {
  const live = attempts.filter(attempt => isOperationLive(attempt, now))
  return live.toSorted((a, b) => b.startedAt - a.startedAt)[0] ?? null
}
