import type { Plans } from '@parvis/shared-kernel/api'
import { type Offer, type OfferRefusal, offerEligibility } from '@parvis/shared-kernel/offers'
import type { CityDays } from '../../plan-sheet/start.model.ts'
import type { Person } from '../../requests-data/sorted-plans.model.ts'
import { type Renewal, renewalOf, renewedIdOf } from './renewal.model.ts'

export interface OfferAvailability {
  readonly verdict: { readonly allowed: true } | { readonly allowed: false; readonly reason: OfferRefusal }
  readonly renewal: Renewal | null
  /** The right in `?renew=` is not this person's: a first request begins instead. */
  readonly isRenewedUnknown: boolean
  /** False for a renewal that is not due: it must not start as a first request. */
  readonly canBegin: boolean
}

/** Whether this person may request the offer at present, as a renewal if the address says so. */
export function offerAvailability(
  offer: Offer,
  { offers, zones }: Pick<Plans, 'offers' | 'zones'>,
  { subscriber, rights, now }: Person,
  renewedId: string | null,
  city: CityDays,
): OfferAvailability {
  const renewal = renewalOf(renewedId, offer, rights, offers, now, city)
  const verdict = offerEligibility(offer, subscriber, rights, zones, now, renewedIdOf(renewal, rights))
  const isTooEarly = renewal !== null && renewal.startsAt === null
  const isRenewedUnknown = renewedId !== null && renewal === null
  return { verdict, renewal, isRenewedUnknown, canBegin: verdict.allowed && !isTooEarly }
}
