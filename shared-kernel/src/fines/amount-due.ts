import { atLeastZero, type Cents, subtract, sum } from '../money/index.ts'
import type { Instant } from '../time/index.ts'
import type { Fine, FinePayment, FinePaymentStatus, FineVersion } from './fine.ts'

export interface FinePrice {
  readonly price: Cents
  readonly isReduced: boolean
  /** Last instant of the reduced price, while it is the price; else null. */
  readonly reducedUntil: Instant | null
}

export interface AmountDue extends FinePrice {
  readonly paid: Cents
  /** What of it went back already */
  readonly refunded: Cents
  /** price − all payments that stayed, never below 0 */
  readonly due: Cents
  /** What was paid above the price and has not gone back */
  readonly overpaid: Cents
}

/** The last issue of the fine: a correction replaces the price. */
export const versionInForce = (fine: Fine): FineVersion => fine.versions.at(-1) ?? fine.versions[0]

const fullPrice = ({ price }: FineVersion): FinePrice => ({ price, isReduced: false, reducedUntil: null })

function reducedPrice({ reducedPrice: price, reducedUntil }: FineVersion): FinePrice | null {
  return price === null || reducedUntil === null ? null : { price, isReduced: true, reducedUntil }
}

/** By the clock alone: the reduced price up to and including its last instant, then the full one (D9). */
export function currentPrice(fine: Fine, now: Instant): FinePrice {
  const version = versionInForce(fine)
  const reduced = reducedPrice(version)
  return reduced?.reducedUntil && now <= reduced.reducedUntil ? reduced : fullPrice(version)
}

/** All three kinds of payments of all versions. An operation that a correction carries over is counted once. */
export function finePayments(fine: Fine): readonly FinePayment[] {
  const all = [
    ...fine.versions.flatMap(version => version.payments),
    ...fine.agencyPayments,
    ...fine.debtRecoveryPayments,
  ]
  return all.filter(
    ({ operationId }, index) =>
      operationId === null || all.findIndex(other => other.operationId === operationId) === index,
  )
}

const total = (payments: readonly FinePayment[]) => sum(payments.map(({ amount }) => amount))

const AT_REDUCED_PRICE: readonly FinePaymentStatus[] = ['paid-reduced', 'overpaid-reduced']

/**
 * Whoever paid the reduced price in time owes nothing once the time is over: the city says so, or the payments made
 * up to the last instant reach it.
 */
function isSettledAtReducedPrice(fine: Fine, { price, reducedUntil }: FinePrice): boolean {
  if (AT_REDUCED_PRICE.includes(fine.paymentStatus)) return true
  const inTime = finePayments(fine).filter(
    ({ paidAt }) => paidAt !== null && reducedUntil !== null && paidAt <= reducedUntil,
  )
  return inTime.length > 0 && total(inTime) >= price
}

/** What is due now, and what was paid too much. */
export function amountDue(fine: Fine, now: Instant): AmountDue {
  const reduced = reducedPrice(versionInForce(fine))
  const price = reduced && isSettledAtReducedPrice(fine, reduced) ? reduced : currentPrice(fine, now)
  const paid = total(finePayments(fine))
  const refunded = sum(fine.payouts.map(({ amount }) => amount))
  const kept = subtract(paid, refunded)
  return {
    ...price,
    paid,
    refunded,
    due: atLeastZero(subtract(price.price, kept)),
    overpaid: atLeastZero(subtract(kept, price.price)),
  }
}
