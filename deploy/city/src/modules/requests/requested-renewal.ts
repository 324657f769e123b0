import type { Offer } from '@parvis/shared-kernel/offers'
import {
  nextPlanOf,
  planOf,
  type RenewalRefusal,
  renewability,
  renewedRight,
  requestStart,
  type Subscription,
} from '@parvis/shared-kernel/orders'
import type { Instant } from '@parvis/shared-kernel/time'
import { REQUEST_REFUSALS, refuse } from './request-refusals.ts'
import type { Requester } from './requester.ts'

export interface RequestedRenewal {
  /** The granted right that the request follows; of a refused request that followed none, that one. */
  renewed: Subscription
  /** The first instant after the renewed right; null when that was never granted. */
  notBefore: Instant | null
}

type Renewal = Extract<ReturnType<typeof renewability>, { renewable: true }>
type Reason = keyof typeof REQUEST_REFUSALS.renewal

const refuseRenewal = (reason: Reason) =>
  refuse(REQUEST_REFUSALS.renewal[reason], { path: 'renewedSubscriptionId', message: reason })

/** API reasons for the kernel's refusals; ownership comes first, so that another's right reveals nothing else. */
const REASONS: Readonly<Partial<Record<RenewalRefusal, Reason>>> = {
  'not-owner': 'renewed-of-another',
  'already-renewed': 'renewed-already',
}

const renewabilityOf = (
  renewed: Subscription,
  { rights, now }: Requester,
  offers: readonly Offer[],
): Renewal => {
  const plan = planOf(renewed, offers)
  const answer = renewability(renewed, plan, plan === null ? null : nextPlanOf(plan, offers), now, rights)
  if (answer.renewable) return answer
  throw refuseRenewal(REASONS[answer.reason] ?? 'not-renewable')
}

/** The right a request renews, if this person may renew it to this offer now and no renewal exists. */
export const readRenewal = (
  requester: Requester,
  offers: readonly Offer[],
  renewedId: string | null | undefined,
  offer: Offer,
): RequestedRenewal | null => {
  if (!renewedId) return null
  const renewed = requester.rights.find(right => right.kind === 'subscription' && right.id === renewedId)
  if (renewed?.kind !== 'subscription') throw refuseRenewal('renewed-unknown')
  const { planId, ...start } = renewabilityOf(renewed, requester, offers)
  if (planId !== offer.id) throw refuseRenewal('renews-to-another-offer')
  const { notBefore } = requestStart(renewed, start, requester.rights)
  return { renewed: renewedRight(renewed.id, requester.rights) ?? renewed, notBefore }
}
