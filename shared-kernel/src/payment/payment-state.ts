import { isPaid, type OperationStatus } from './operation.ts'

/** Payment state of a right or fine, the same for card, to-do list, detail and result page. */
export type PaymentState = 'nothing-due' | 'due' | 'pending' | 'paid'

export interface PaymentFacts {
  /** By the resource, payment is due. */
  readonly isDue: boolean
  /** By the resource, a payment is pending. */
  readonly isPending: boolean
}

/**
 * The payment state by the resource, corrected by its latest payment if that was read: a list is older than the status
 * of one payment.
 * @param latest status of the latest payment operation; null when it was not fetched
 */
export function paymentState(
  { isDue, isPending }: PaymentFacts,
  latest: OperationStatus | null,
): PaymentState {
  if (!isDue) return 'nothing-due'
  if (latest === null) return isPending ? 'pending' : 'due'
  if (isPaid(latest)) return 'paid'
  return latest === 'pending' ? 'pending' : 'due'
}
