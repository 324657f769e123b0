import type { Offer } from '@parvis/shared-kernel/offers'
import { nextPlanOf, planOf, type Right, renewability } from '@parvis/shared-kernel/orders'
import type { Instant } from '@parvis/shared-kernel/time'

export interface Renewal {
  readonly right: Right
  /** What it is called today. */
  readonly name: string
  /** Start of the new validity; null while it cannot be renewed by this offer (D3). */
  readonly startsAt: Instant | null
}

/** The renewal that an address asks for (`?renew=`); null when it asks for none that we know. */
export function renewalOf(
  renewedId: string | null,
  offer: Offer,
  rights: readonly Right[],
  offers: readonly Offer[],
  now: Instant,
): Renewal | null {
  const right = rights.find(({ id }) => id === renewedId)
  const plan = right ? planOf(right, offers) : null
  if (!right || !plan) return null
  const verdict = renewability(right, plan, nextPlanOf(plan, offers), now)
  const isByThisOffer = verdict.renewable && verdict.planId === offer.id
  return { right, name: plan.name, startsAt: isByThisOffer ? verdict.startsAt : null }
}

/** The right whose place a request of this offer takes; null where it renews none (yet). */
export const renewedIdOf = (renewal: Renewal | null): Right['id'] | null =>
  renewal === null || renewal.startsAt === null ? null : renewal.right.id
