import { ALLOWED, refused, type Verdict } from '../errors/index.ts'
import { isExpired, isInForce, isLostStatus, type Right } from '../orders/index.ts'
import type { Instant } from '../time/index.ts'
import type { Offer } from './offer.ts'

export type CompatibilityRefusal = 'forbidden-right-to-pay' | 'forbidden-right-requested'

/**
 * Refuses an offer while a forbidden right is requested, unpaid or not yet started: rights that cannot be held together
 * cannot be requested together either. `offerEligibility` checks the rights in force.
 */
export function compatibilityRule(
  offer: Pick<Offer, 'forbiddenPlanIds'>,
  rights: readonly Right[],
  now: Instant,
  renewedId: Right['id'] | null = null,
): Verdict<CompatibilityRefusal> {
  const inTheWay = rights.find(
    right =>
      right.kind === 'subscription' &&
      right.id !== renewedId &&
      offer.forbiddenPlanIds.includes(right.planId) &&
      !isLostStatus(right.status) &&
      !isInForce(right, now) &&
      !isExpired(right, now),
  )
  if (inTheWay === undefined) return ALLOWED
  return refused(
    inTheWay.status === 'awaiting-payment' ? 'forbidden-right-to-pay' : 'forbidden-right-requested',
  )
}
