import { addSeconds, elapsedShare, type Instant } from '../time/index.ts'
import type { Right, Subscription } from './right.ts'
import { isOrderable, type RightPlan } from './right-plan.ts'
import { isActiveStatus, isLostStatus } from './right-status.ts'

const RENEWAL_PERCENT = 80
/** Renewal opens when strictly more than this share of the validity has elapsed (both documents §9). */
export const RENEWAL_SHARE = RENEWAL_PERCENT / 100

export const RENEWAL_REFUSALS = [
  'status',
  'no-period',
  'too-early',
  'not-owner',
  'already-renewed',
  'plate-change-under-review',
  'plan-unknown',
  'next-plan-unknown',
  'plan-deleted',
  'plan-closed',
  'plan-not-public',
  'plan-not-renewable',
  'zone-gone',
] as const
/** Why a right cannot be renewed. From `not-owner` on, renewal is open by time and the screen gives the reason. */
export type RenewalRefusal = (typeof RENEWAL_REFUSALS)[number]

export type Renewability =
  | {
      readonly renewable: true
      readonly planId: RightPlan['id']
      /** Prefilled start of the request. */
      readonly startsAt: Instant
      /**
       * The first instant after the renewed right, also once that has passed: today's midnight may lie before it. Null when
       * the right was never granted.
       */
      readonly notBefore: Instant | null
    }
  | {
      readonly renewable: false
      readonly reason: RenewalRefusal
      /** Plan name for the message; null for the default message. */
      readonly nextPlanName: string | null
    }

/** A rejected right was never held: it is asked for again, not renewed, though the city's call is the same (D3). */
export const isRequestedAgain = ({ status }: Pick<Right, 'status'>): boolean => status === 'rejected'

const no = (reason: RenewalRefusal, nextPlanName: string | null = null): Renewability => ({
  renewable: false,
  reason,
  nextPlanName,
})

/** Earliest renewal by time; null for a right that never opens by time. */
export function renewalOpensAt({ startOfValidity: start, endOfValidity: end }: Right): Instant | null {
  if (start === null || end === null || end < start) return null
  return (start + Math.floor(((end - start) * RENEWAL_PERCENT) / 100) + 1) as Instant
}

function timeRefusal(
  { startOfValidity: start, endOfValidity: end }: Right,
  now: Instant,
): RenewalRefusal | null {
  if (start === null || end === null) return 'no-period'
  return elapsedShare({ start, end }, now) > RENEWAL_SHARE ? null : 'too-early'
}

function openRefusal(target: RightPlan): RenewalRefusal | null {
  if (target.isDeleted) return 'plan-deleted'
  if (!target.isOpen) return 'plan-closed'
  return target.isPubliclyOrderable ? null : 'plan-not-public'
}

function planRefusal(right: Right, target: RightPlan): RenewalRefusal | null {
  const refusal = openRefusal(target)
  if (refusal !== null) return refusal
  if (!target.isRenewable) return 'plan-not-renewable'
  // A plan without zones is valid in all of them.
  const isEveryZoneKept =
    target.zoneIds.length === 0 || right.zoneIds.every(zone => target.zoneIds.includes(zone))
  return isEveryZoneKept ? null : 'zone-gone'
}

/** The later of now and one second after the renewed end (first document §9, D20): nothing starts in the past. */
function startAfter(end: Instant, now: Instant): { startsAt: Instant; notBefore: Instant | null } {
  const next = addSeconds(end, 1)
  return { startsAt: next < now ? now : next, notBefore: next }
}

/**
 * The order that already renews the right, unless it failed; the newest of several. Of a refused renewal also the one that
 * renews in its place what it was to renew.
 */
export function successorOf(
  right: Pick<Right, 'id'> & Partial<Pick<Subscription, 'status' | 'renewedId'>>,
  rights: readonly Right[],
): Subscription | null {
  const renewed = [right.id, right.status === 'rejected' && right.renewedId]
  const successors = rights.filter(
    (other): other is Subscription =>
      other.kind === 'subscription' &&
      other.renewedId !== null &&
      renewed.includes(other.renewedId) &&
      !isLostStatus(other.status),
  )
  return successors.toSorted((a, b) => (b.createdAt ?? 0) - (a.createdAt ?? 0))[0] ?? null
}

/**
 * Refusals that depend on the owner (D20): only the owner renews, once, and not while a plate change is under review.
 */
function ownerRefusal(right: Right, rights: readonly Right[]): RenewalRefusal | null {
  if (right.canWithdraw) return 'not-owner'
  if (successorOf(right, rights) !== null) return 'already-renewed'
  return right.status === 'plate-under-review' ? 'plate-change-under-review' : null
}

/** A rejected right was never granted: it restarts at its own start, or now if that has passed. */
const startAgain = ({ startOfValidity: start }: Right, now: Instant): Instant =>
  start !== null && start > now ? start : now

/** A rejected request is renewed with the next plan, or with its own plan while the next one cannot be ordered. */
function renewRejected(
  right: Right,
  plan: RightPlan | null,
  nextPlan: RightPlan | null,
  now: Instant,
): Renewability {
  if (plan === null) return no('plan-unknown')
  const target = nextPlan && (isOrderable(nextPlan) || !isOrderable(plan)) ? nextPlan : plan
  const refusal = openRefusal(target)
  if (refusal !== null) return no(refusal, target === nextPlan ? target.name : null)
  return { renewable: true, planId: target.id, startsAt: startAgain(right, now), notBefore: null }
}

/**
 * D3 and D20: renewal by the owner, once; when rejected, while the plan is open; when granted, once more than 80 % has
 * elapsed and the next plan (its own when it names none) accepts it.
 * @param nextPlan the plan of `plan.nextPlanId`; null when there is none or the city does not send it
 * @param rights all rights of the subscriber, as one of them may already renew this one
 */
export function renewability(
  right: Right,
  plan: RightPlan | null,
  nextPlan: RightPlan | null,
  now: Instant,
  rights: readonly Right[],
): Renewability {
  const { endOfValidity: end } = right
  const isRejected = isRequestedAgain(right)
  if (!isRejected && !isActiveStatus(right.status)) return no('status')
  const tooEarly = isRejected ? null : timeRefusal(right, now)
  if (tooEarly !== null) return no(tooEarly)
  const notTheirs = ownerRefusal(right, rights)
  if (notTheirs !== null) return no(notTheirs)
  if (isRejected) return renewRejected(right, plan, nextPlan, now)
  if (end === null) return no('no-period')
  if (plan === null) return no('plan-unknown')
  if (plan.nextPlanId !== null && nextPlan === null) return no('next-plan-unknown')
  const target = nextPlan ?? plan
  const refusal = planRefusal(right, target)
  if (refusal !== null) return no(refusal, nextPlan?.name ?? null)
  return { renewable: true, planId: target.id, ...startAfter(end, now) }
}
