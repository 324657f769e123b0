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

/** How long a provider keeps a payment page open (PayFiP: an operation number is good for 15 minutes). */
export const OPERATION_LIFE_SECONDS = 15 * 60

/** One payment operation at a provider, identified by `idop`. */
export interface PaymentOperation {
  readonly operationId: OperationId
  /** Id of the right or fine that is paid. */
  readonly resourceId: string
  readonly status: OperationStatus
  readonly amount: Cents
  /** When the provider settled it; null while unknown. */
  readonly transactionAt: Instant | null
  readonly authorizationNumber: string | null
  /**
   * Until when the payer can return to the open payment page of a pending operation; null for anybody else, and when
   * the city does not say.
   */
  readonly pageOpenUntil: Instant | null
  /** Whether the receipt is mailed; null for anybody but the payer, and when the city does not say. */
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

/** Outcome shown on the result page. */
export type PaymentOutcome = 'pending' | 'paid' | 'paid-not-processed' | 'refused' | 'abandoned' | 'unknown'

const OUTCOMES = {
  pending: 'pending',
  registered: 'paid',
  // Received: paid, but not yet booked by the city (second document §2).
  received: 'paid-not-processed',
  refused: 'refused',
  abandoned: 'abandoned',
  unknown: 'unknown',
} as const satisfies Record<OperationStatus, PaymentOutcome>

export const paymentOutcome = (status: OperationStatus): PaymentOutcome => OUTCOMES[status]

export const isPaid = (status: OperationStatus): boolean => status === 'registered' || status === 'received'

/** Refused and abandoned are distinct; both may be retried (D5). */
export const canRetryPayment = (status: OperationStatus): boolean =>
  status === 'refused' || status === 'abandoned'

/**
 * Whether the payer can return to the same payment page, instead of a second one. After it closes, or for anybody else,
 * a pending payment can only be waited for (D5).
 */
export const canResumePayment = (
  { status, pageOpenUntil }: Pick<PaymentOperation, 'status' | 'pageOpenUntil'>,
  now: Instant,
): boolean => status === 'pending' && pageOpenUntil !== null && !isEnded(pageOpenUntil, now)
