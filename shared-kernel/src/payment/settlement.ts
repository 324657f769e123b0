import type { OperationStatus } from './operation.ts'

/** What a provider's word says of an operation. */
export type PaymentWord = 'accepted' | 'refused' | 'abandoned'

/** What such a word does: nothing, settle an open operation, or settle one that only our own clock had closed. */
export type Settlement = 'ignored' | 'in-time' | 'late'

export interface OperationToSettle {
  readonly status: OperationStatus
  /** False for what we closed ourselves when its time was over. */
  readonly isClosedByProvider: boolean
}

/**
 * Paid stays paid and refused stays refused, in whatever order words arrive. What only our own 15 minutes closed can
 * still turn out paid, because then money has moved; to hear late that nothing came of it changes nothing.
 */
export function settlement({ status, isClosedByProvider }: OperationToSettle, word: PaymentWord): Settlement {
  if (status === 'pending') return 'in-time'
  return status === 'abandoned' && !isClosedByProvider && word === 'accepted' ? 'late' : 'ignored'
}

export type SettledStatus = Exclude<OperationStatus, 'pending' | 'unknown'>

/** The status an operation ends in. Money that could not do what it was paid for is received and waits for an agent. */
export function settledStatus(word: PaymentWord, hasPaidItsResource: boolean): SettledStatus {
  if (word !== 'accepted') return word
  return hasPaidItsResource ? 'registered' : 'received'
}
