import { atLeastZero, type Cents, subtract, sum } from '../money/index.ts'
import type { Instant } from '../time/index.ts'
import type { Fine, FinePayment, FinePaymentStatus, FineVersion } from './fine.ts'

export interface FinePrice {
  readonly price: Cents
  readonly isReduced: boolean
  /** Last instant of the reduced price, while it is the price and not settled; else null, and where the city does not say. */
  readonly reducedUntil: Instant | null
}

export interface AmountDue extends FinePrice {
  readonly paid: Cents
  /** Amount already refunded. */
  readonly refunded: Cents
  /** Price minus all payments that were not refunded, never below 0. */
  readonly due: Cents
  /** Amount paid above the price and not refunded. */
  readonly overpaid: Cents
}

/** The latest version of the fine: a correction replaces the price. */
export const versionInForce = (fine: Fine): FineVersion => fine.versions.at(-1) as FineVersion

/** The price at `now`: reduced up to and including its last instant, then full (D9). */
export function currentPrice(fine: Fine, now: Instant): FinePrice {
  const { price, reducedPrice, reducedUntil } = versionInForce(fine)
  return reducedPrice !== null && reducedUntil !== null && now <= reducedUntil
    ? { price: reducedPrice, isReduced: true, reducedUntil }
    : { price, isReduced: false, reducedUntil: null }
}

/** Payments of all three kinds and all versions. An operation carried over by a correction counts once. */
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
 * A fine whose reduced price was paid in time stays settled: the city says so, or the payments up to the last instant
 * cover it.
 */
function isSettledAtReducedPrice(fine: Fine, price: Cents): boolean {
  if (AT_REDUCED_PRICE.includes(fine.paymentStatus)) return true
  const { reducedUntil } = versionInForce(fine)
  const inTime = finePayments(fine).filter(
    ({ paidAt }) => paidAt !== null && reducedUntil !== null && paidAt <= reducedUntil,
  )
  return inTime.length > 0 && total(inTime) >= price
}

/** The amount due at `now`, and the amount overpaid. */
export function amountDue(fine: Fine, now: Instant): AmountDue {
  const { reducedPrice } = versionInForce(fine)
  // A reduced price that was paid in time does not end.
  const price =
    reducedPrice !== null && isSettledAtReducedPrice(fine, reducedPrice)
      ? { price: reducedPrice, isReduced: true, reducedUntil: null }
      : currentPrice(fine, now)
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
