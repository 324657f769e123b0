import type { Offer } from '@parvis/shared-kernel/offers'
import {
  nextPlanOf,
  planOf,
  type RenewalRefusal,
  type Right,
  renewability,
  successorOf,
} from '@parvis/shared-kernel/orders'
import { rightPath } from '@parvis/shared-kernel/paths'
import type { Instant } from '@parvis/shared-kernel/time'

export interface Renewal {
  readonly right: Right
  /** What it is called today; null when the city no longer sends its plan. */
  readonly name: string | null
  /** Start of the new validity; null while it cannot be renewed by this offer (D3). */
  readonly startsAt: Instant | null
  /** The renewed right lasts until then; null where nothing of it is left. */
  readonly notBefore: Instant | null
  /** Where the right that renews it already is; null while none does. */
  readonly successorPath: string | null
  /** Why it cannot be renewed by this offer; null when it can. */
  readonly refusal: RenewalRefusal | 'another-offer' | null
}

/** The renewal that an address asks for (`?renew=`); null when it names no right of this person. */
export function renewalOf(
  renewedId: string | null,
  offer: Offer,
  rights: readonly Right[],
  offers: readonly Offer[],
  now: Instant,
): Renewal | null {
  const right = rights.find(({ id }) => id === renewedId)
  if (!right) return null
  const plan = planOf(right, offers)
  const verdict = renewability(right, plan, plan && nextPlanOf(plan, offers), now, rights)
  const successor = successorOf(right, rights)
  const named = { right, name: plan?.name ?? null, successorPath: successor && rightPath(successor) }
  if (!verdict.renewable) return { ...named, startsAt: null, notBefore: null, refusal: verdict.reason }
  if (verdict.planId !== offer.id)
    return { ...named, startsAt: null, notBefore: null, refusal: 'another-offer' }
  return { ...named, startsAt: verdict.startsAt, notBefore: verdict.notBefore, refusal: null }
}

/** The right whose place a request of this offer takes; null where it renews none (yet). */
export const renewedIdOf = (renewal: Renewal | null): Right['id'] | null =>
  renewal === null || renewal.startsAt === null ? null : renewal.right.id
