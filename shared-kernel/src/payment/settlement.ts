import { canRetryPayment, type OperationStatus } from './operation.ts'

/** Result in a provider's payment notification. */
export type NotifiedOutcome = 'accepted' | 'refused' | 'abandoned'

/**
 * Effect of a notification: none, settle an open operation, or settle one that had ended without money.
 */
export type Settlement = 'ignored' | 'in-time' | 'late'

/**
 * Paid stays paid, in whatever order notifications arrive. An operation that ended without money can still become paid:
 * many providers let a person try another card on a page whose first card was refused, and a bank may answer after the
 * time-out. Any other late notification is ignored.
 */
export function settlement(status: OperationStatus, outcome: NotifiedOutcome): Settlement {
  if (status === 'pending') return 'in-time'
  return canRetryPayment(status) && outcome === 'accepted' ? 'late' : 'ignored'
}

export type SettledStatus = Exclude<OperationStatus, 'pending' | 'unknown'>

/**
 * Final status of an operation. A payment that could not be applied to its resource is `received` and waits for an
 * agent.
 */
export function settledStatus(outcome: NotifiedOutcome, hasPaidItsResource: boolean): SettledStatus {
  if (outcome !== 'accepted') return outcome
  return hasPaidItsResource ? 'registered' : 'received'
}
