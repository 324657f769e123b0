import type { OperationId } from '../ids/index.ts'
import type { Cents } from '../money/index.ts'
import { type Instant, isEnded } from '../time/index.ts'

export const OPERATION_STATUSES = [
  'pending',
  'abandoned',
  'refused',
  'registered',
  'received',
  'unknown',
] as const
/** Status of one attempt to pay (second document §4). `unknown` is any other code, shown with the number (D5). */
export type OperationStatus = (typeof OPERATION_STATUSES)[number]

/** One payment attempt at a provider, named by `idop`. */
export interface PaymentOperation {
  readonly operationId: OperationId
  /** The right or fine that is paid. */
  readonly resourceId: string
  readonly status: OperationStatus
  readonly amount: Cents
  /** When the provider settled it; null while nobody knows. */
  readonly transactionAt: Instant | null
  readonly authorizationNumber: string | null
  /**
   * Until when whoever asks finds the page again that they left, while its payment is pending; null for anybody else, and
   * where the city does not say.
   */
  readonly pageOpenUntil: Instant | null
  /** Whether the receipt goes to an address that was given; null for anybody else, and where the city does not say. */
  readonly isReceiptMailed: boolean | null
}

const BY_CODE: Readonly<Record<string, OperationStatus>> = {
  PENDING: 'pending',
  ABANDONED: 'abandoned',
  REFUSED: 'refused',
  PAYMENT_REGISTERED: 'registered',
  PAYMENT_RECEIVED: 'received',
}

export const operationStatus = (code: string): OperationStatus =>
  (Object.hasOwn(BY_CODE, code) ? BY_CODE[code] : undefined) ?? 'unknown'

/** What the result page says. */
export type PaymentOutcome = 'pending' | 'paid' | 'paid-not-processed' | 'refused' | 'abandoned' | 'unknown'

const OUTCOMES = {
  pending: 'pending',
  registered: 'paid',
  // Received: the money is there, the city has not booked it yet (second document §2).
  received: 'paid-not-processed',
  refused: 'refused',
  abandoned: 'abandoned',
  unknown: 'unknown',
} as const satisfies Record<OperationStatus, PaymentOutcome>

export const paymentOutcome = (status: OperationStatus): PaymentOutcome => OUTCOMES[status]

export const isPaid = (status: OperationStatus): boolean => status === 'registered' || status === 'received'

/** Refused and abandoned are told apart, and both may be tried again (D5). */
export const canRetryPayment = (status: OperationStatus): boolean =>
  status === 'refused' || status === 'abandoned'

/**
 * Whoever left the provider's page without paying finds that same page again, never a second one; once its time is over,
 * or for anybody else, a pending payment can only be waited for (D5).
 */
export const canResumePayment = (
  { status, pageOpenUntil }: Pick<PaymentOperation, 'status' | 'pageOpenUntil'>,
  now: Instant,
): boolean => status === 'pending' && pageOpenUntil !== null && !isEnded(pageOpenUntil, now)
