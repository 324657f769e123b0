import { ALLOWED, refused, type Verdict } from '../errors/index.ts'
import { isExpired, isInForce, isLostStatus, type Right } from '../orders/index.ts'
import type { Instant } from '../time/index.ts'
import type { Offer } from './offer.ts'

export type CompatibilityRefusal = 'forbidden-right-to-pay' | 'forbidden-right-requested'

/**
 * `offerEligibility` looks at the rights in force. Somebody who may not hold two offers at once may not ask for both at
 * once either: a forbidden right that waits for its payment, for the city or for its first day is in the way too.
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
