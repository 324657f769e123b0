import type { Plans } from '@parvis/shared-kernel/api'
import { type Offer, type OfferRefusal, offerEligibility } from '@parvis/shared-kernel/offers'
import type { Person } from '../../requests-data/sorted-plans.model.ts'
import { type Renewal, renewalOf, renewedIdOf } from './renewal.model.ts'

export interface OfferStanding {
  readonly verdict: { readonly allowed: true } | { readonly allowed: false; readonly reason: OfferRefusal }
  readonly renewal: Renewal | null
  /** The address names a right to renew that is none of this person's: what begins is a first request. */
  readonly isRenewedUnknown: boolean
  /** A renewal whose time has not come is not begun as something else. */
  readonly canBegin: boolean
}

/** Whether this person may ask for the offer now, as a renewal where the address says so. */
export function offerStanding(
  offer: Offer,
  { offers, zones }: Pick<Plans, 'offers' | 'zones'>,
  { subscriber, rights, now }: Person,
  renewedId: string | null,
): OfferStanding {
  const renewal = renewalOf(renewedId, offer, rights, offers, now)
  const verdict = offerEligibility(offer, subscriber, rights, zones, now, renewedIdOf(renewal))
  const isTooEarly = renewal !== null && renewal.startsAt === null
  const isRenewedUnknown = renewedId !== null && renewal === null
  return { verdict, renewal, isRenewedUnknown, canBegin: verdict.allowed && !isTooEarly }
}
