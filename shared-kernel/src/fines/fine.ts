import type { FineId, OperationId, RefundId } from '../ids/index.ts'
import type { Cents } from '../money/index.ts'
import type { Plate } from '../plates/index.ts'
import type { Instant } from '../time/index.ts'
import type { Claim } from './claim.ts'

export interface FinePayment {
  readonly amount: Cents
  readonly paidAt: Instant | null
  readonly operationId: OperationId | null
}

/** Money of a fine that the city has paid back. */
export interface FinePayout {
  readonly amount: Cents
  readonly paidAt: Instant | null
}

/** One version of the fine. A correction replaces the price and keeps the payments (D9). */
export interface FineVersion {
  readonly issuedAt: Instant | null
  readonly price: Cents
  /** Null when this version has no reduced price. */
  readonly reducedPrice: Cents | null
  /** Last instant of the reduced price, included. */
  readonly reducedUntil: Instant | null
  readonly payments: readonly FinePayment[]
}

/** An FPS, forfait de post-stationnement (second document §3). Dates are the server's: the portal computes none. */
export interface Fine {
  readonly id: FineId
  readonly plate: Plate | null
  /** Where the car stood, as the city writes it. */
  readonly place: string | null
  /** Oldest first, never empty; the last one applies. */
  readonly versions: readonly [FineVersion, ...FineVersion[]]
  readonly paymentStatus: FinePaymentStatus
  /** A payment is in progress with unknown outcome: a second one would charge twice (D5). */
  readonly isPaymentPending: boolean
  /** Amount of that payment; null when there is none or the city does not say. */
  readonly pendingAmount: Cents | null
  /** Paid to the national agency (`antaiFps` on the wire). */
  readonly agencyPayments: readonly FinePayment[]
  /** Paid after the increase, to the debt recovery office. */
  readonly debtRecoveryPayments: readonly FinePayment[]
  readonly claims: readonly Claim[]
  readonly paymentDeadline: Instant | null
  readonly appealDeadline: Instant | null
  /** The refund of an overpayment; only returned for number and plate. */
  readonly refundId: RefundId | null
  /** Payouts, oldest first. */
  readonly payouts: readonly FinePayout[]
}

/** `unknown` is any code that this version does not know: shown without a label. */

export type FinePaymentStatus =
  | 'unpaid'
  | 'partly-paid'
  | 'paid'
  | 'paid-reduced'
  | 'overpaid'
  | 'overpaid-reduced'
  | 'unknown'
