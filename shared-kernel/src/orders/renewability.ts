import { addSeconds, elapsedShare, type Instant } from '../time/index.ts'
import type { Right } from './right.ts'
import type { RightPlan } from './right-plan.ts'

/** Renewal opens when strictly more than this share of the validity has elapsed (both documents §9). */
export const RENEWAL_SHARE = 0.8

export const RENEWAL_REFUSALS = [
  'status',
  'no-period',
  'too-early',
  'plan-unknown',
  'next-plan-unknown',
  'plan-deleted',
  'plan-closed',
  'plan-not-public',
  'plan-not-renewable',
  'zone-gone',
] as const
/** Why a right cannot be renewed. From `plan-unknown` on the time has come, and the screen says why. */
export type RenewalRefusal = (typeof RENEWAL_REFUSALS)[number]

export type Renewability =
  | {
      readonly renewable: true
      readonly planId: RightPlan['id']
      /** What the request's start is prefilled with. */
      readonly startsAt: Instant
    }
  | {
      readonly renewable: false
      readonly reason: RenewalRefusal
      /** What the message names; null asks for the default message. */
      readonly nextPlanName: string | null
    }

const no = (reason: RenewalRefusal, nextPlanName: string | null = null): Renewability => ({
  renewable: false,
  reason,
  nextPlanName,
})

/** First instant at which renewal is open by time; null for a right that time never opens. */
export function renewalOpensAt({ startOfValidity: start, endOfValidity: end }: Right): Instant | null {
  if (start === null || end === null || end < start) return null
  return (start + Math.floor(((end - start) * 4) / 5) + 1) as Instant
}

function timeRefusal(
  { startOfValidity: start, endOfValidity: end }: Right,
  now: Instant,
): RenewalRefusal | null {
  if (start === null || end === null) return 'no-period'
  return elapsedShare({ start, end }, now) > RENEWAL_SHARE ? null : 'too-early'
}

function planRefusal(right: Right, target: RightPlan): RenewalRefusal | null {
  if (target.isDeleted) return 'plan-deleted'
  if (!target.isOpen) return 'plan-closed'
  if (!target.isPubliclyOrderable) return 'plan-not-public'
  if (!target.isRenewable) return 'plan-not-renewable'
  return right.zoneIds.every(zone => target.zoneIds.includes(zone)) ? null : 'zone-gone'
}

/** One second after the renewed end; for a ticket, now if that has passed (first document §9). */
function startAfter(right: Right, end: Instant, now: Instant): Instant {
  const next = addSeconds(end, 1)
  return right.kind === 'ticket' && next < now ? now : next
}

/** A rejected right was never held: it is asked for again from its own start, or now if that has passed. */
const startAgain = ({ startOfValidity: start }: Right, now: Instant): Instant =>
  start !== null && start > now ? start : now

/** A rejected request leads to the next plan, or to its own while the next one cannot be ordered yet. */
function renewRejected(
  right: Right,
  plan: RightPlan | null,
  nextPlan: RightPlan | null,
  now: Instant,
): Renewability {
  if (plan === null) return no('plan-unknown')
  const isNextOrderable = nextPlan?.isOpen && nextPlan.isPubliclyOrderable && !nextPlan.isDeleted
  const target = nextPlan && (isNextOrderable || !plan.isOpen) ? nextPlan : plan
  return { renewable: true, planId: target.id, startsAt: startAgain(right, now) }
}

/**
 * D3: always when rejected; when granted, once more than 80 % has elapsed and the next plan (the plan itself where it
 * names none) takes it.
 * @param nextPlan what `plan.nextPlanId` names; null when it names none or the city does not send it
 */
export function renewability(
  right: Right,
  plan: RightPlan | null,
  nextPlan: RightPlan | null,
  now: Instant,
): Renewability {
  if (right.status === 'rejected') return renewRejected(right, plan, nextPlan, now)
  if (right.status !== 'granted') return no('status')
  const tooEarly = timeRefusal(right, now)
  if (tooEarly !== null || right.endOfValidity === null) return no(tooEarly ?? 'no-period')
  if (plan === null) return no('plan-unknown')
  if (plan.nextPlanId !== null && nextPlan === null) return no('next-plan-unknown')
  const target = nextPlan ?? plan
  const refusal = planRefusal(right, target)
  if (refusal !== null) return no(refusal, nextPlan?.name ?? null)
  return { renewable: true, planId: target.id, startsAt: startAfter(right, right.endOfValidity, now) }
}
