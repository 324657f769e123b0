import type { OperationStatus } from './operation.ts'

/** Result in a provider's payment notification. */
export type NotifiedOutcome = 'accepted' | 'refused' | 'abandoned'

/**
 * Effect of a notification: none, settle an open operation, or settle one that only the city's own time-out had closed.
 */
export type Settlement = 'ignored' | 'in-time' | 'late'

export interface OperationToSettle {
  readonly status: OperationStatus
  /** False when closed by the city's own time-out. */
  readonly isClosedByProvider: boolean
}

/**
 * Paid stays paid and refused stays refused, in whatever order notifications arrive. An operation closed only by the
 * 15-minute time-out can still become paid, since money has moved; any other late notification is ignored.
 */
export function settlement(
  { status, isClosedByProvider }: OperationToSettle,
  outcome: NotifiedOutcome,
): Settlement {
  if (status === 'pending') return 'in-time'
  return status === 'abandoned' && !isClosedByProvider && outcome === 'accepted' ? 'late' : 'ignored'
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
