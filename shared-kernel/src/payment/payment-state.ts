import { isPaid, type OperationStatus } from './operation.ts'

/** How it stands with what is to be paid: the same for card, to-do, detail and result page, of a right and of a fine. */
export type PaymentState = 'nothing-due' | 'due' | 'pending' | 'paid'

export interface PaymentFacts {
  /** The resource itself says that money is due. */
  readonly isDue: boolean
  /** The resource itself says that a payment of it is on its way. */
  readonly isPending: boolean
}

/**
 * What the resource says, corrected by what its latest payment says when that was read too: a list is older than the answer
 * to a question about one payment.
 * @param latest status of the latest attempt to pay; null while nobody has asked
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
