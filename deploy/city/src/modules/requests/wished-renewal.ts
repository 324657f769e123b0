import type { Offer } from '@parvis/shared-kernel/offers'
import {
  isAlreadyRenewed,
  nextPlanOf,
  planOf,
  type Renewability,
  renewability,
  type Subscription,
} from '@parvis/shared-kernel/orders'
import type { Instant } from '@parvis/shared-kernel/time'
import { REQUEST_REFUSALS, refuse } from './request-refusals.ts'
import type { Requester } from './requester.ts'

export interface WishedRenewal {
  renewed: Subscription
  /** First moment of the renewal; null where the renewed right was never had. */
  notBefore: Instant | null
}

type Reason = keyof typeof REQUEST_REFUSALS.renewal

const refuseRenewal = (reason: Reason) =>
  refuse(REQUEST_REFUSALS.renewal[reason], { path: 'renewedSubscriptionId', message: reason })

const renewabilityOf = (
  renewed: Subscription,
  offers: readonly Offer[],
  now: Instant,
): Renewability & { renewable: true } => {
  const plan = planOf(renewed, offers)
  const answer = renewability(renewed, plan, plan === null ? null : nextPlanOf(plan, offers), now)
  if (!answer.renewable) throw refuseRenewal('not-renewable')
  return answer
}

/** The right that a request renews, when it may be renewed now, by this person, to this offer, and was not already. */
export const readRenewal = (
  { rights, now }: Requester,
  offers: readonly Offer[],
  renewedId: string | null | undefined,
  offer: Offer,
): WishedRenewal | null => {
  if (!renewedId) return null
  const renewed = rights.find(right => right.kind === 'subscription' && right.id === renewedId)
  if (renewed?.kind !== 'subscription') throw refuseRenewal('renewed-unknown')
  if (renewed.canWithdraw) throw refuseRenewal('renewed-of-another')
  if (isAlreadyRenewed(renewed, rights)) throw refuseRenewal('renewed-already')
  const { planId, startsAt } = renewabilityOf(renewed, offers, now)
  if (planId !== offer.id) throw refuseRenewal('renews-to-another-offer')
  return { renewed, notBefore: renewed.status === 'granted' ? startsAt : null }
}
