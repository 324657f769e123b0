import { firstAllowedDay, type Offer, renewalDayRule, startDayRules } from '@parvis/shared-kernel/offers'
import {
  nextPlanOf,
  planOf,
  type Renewability,
  type RenewalRefusal,
  type Right,
  renewability,
  renewalOpensAt,
  renewedRight,
  requestStart,
  successorOf,
} from '@parvis/shared-kernel/orders'
import { rightPath } from '@parvis/shared-kernel/paths'
import { dayOf, type Instant, startOfDay } from '@parvis/shared-kernel/time'
import type { CityDays } from '../../plan-sheet/start.model.ts'

export interface Renewal {
  readonly right: Right
  /** Its current name; null when the city no longer returns its plan. */
  readonly name: string | null
  /** Start of the new validity; null while it cannot be renewed by this offer (D3). */
  readonly startsAt: Instant | null
  /** The first instant after the renewed right; null while it cannot be renewed by this offer, or never was granted. */
  readonly notBefore: Instant | null
  /** Path of the right that already renews it; null without one. */
  readonly successorPath: string | null
  /** Name of the plan that follows its own, for a refusal; null without one. */
  readonly nextPlanName: string | null
  /** When it can be renewed, if only time is lacking. */
  readonly opensAt: Instant | null
  /** Why it cannot be renewed by this offer; null when it can. */
  readonly refusal: RenewalRefusal | 'another-offer' | null
}

/** Moves a start to the first allowed day from it; unchanged when there is none. */
function allowedStart(
  offer: Offer,
  { startsAt, notBefore }: { readonly startsAt: Instant; readonly notBefore: Instant | null },
  now: Instant,
  { holidayCalendar, timeZone }: CityDays,
): Instant {
  const rule = renewalDayRule(
    startDayRules(offer, holidayCalendar, dayOf(now, timeZone)),
    notBefore,
    timeZone,
  )
  const requested = dayOf(startsAt, timeZone)
  const day = firstAllowedDay(rule, requested)
  return day === null || day === requested ? startsAt : startOfDay(day, timeZone)
}

function openingOf(right: Right, verdictAt: (moment: Instant) => Renewability): Instant | null {
  const opensAt = renewalOpensAt(right)
  return opensAt !== null && verdictAt(opensAt).renewable ? opensAt : null
}

/** The renewal that an address asks for (`?renew=`); null when it names no right of this person. */
export function renewalOf(
  renewedId: string | null,
  offer: Offer,
  rights: readonly Right[],
  offers: readonly Offer[],
  now: Instant,
  city: CityDays,
): Renewal | null {
  const right = rights.find(({ id }) => id === renewedId)
  if (!right) return null
  const plan = planOf(right, offers)
  const nextPlan = plan && nextPlanOf(plan, offers)
  const verdictAt = (moment: Instant) => renewability(right, plan, nextPlan, moment, rights)
  const verdict = verdictAt(now)
  const successor = successorOf(right, rights)
  const named = {
    right,
    name: plan?.name ?? null,
    successorPath: successor && rightPath(successor),
    nextPlanName: verdict.renewable ? null : verdict.nextPlanName,
    opensAt: !verdict.renewable && verdict.reason === 'too-early' ? openingOf(right, verdictAt) : null,
  }
  if (!verdict.renewable) return { ...named, startsAt: null, notBefore: null, refusal: verdict.reason }
  if (verdict.planId !== offer.id)
    return { ...named, startsAt: null, notBefore: null, refusal: 'another-offer' }
  const start = requestStart(right, verdict, rights)
  const startsAt = allowedStart(offer, start, now, city)
  return { ...named, startsAt, notBefore: start.notBefore, refusal: null }
}

/** Id of the right that a request replaces, beside which it does not count; null if it renews none or cannot yet. */
export const renewedIdOf = (renewal: Renewal | null, rights: readonly Right[]): Right['id'] | null =>
  renewal === null || renewal.startsAt === null
    ? null
    : (renewedRight(renewal.right.id, rights) ?? renewal.right).id
