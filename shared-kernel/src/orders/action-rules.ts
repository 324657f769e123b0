import { ALLOWED, refused, type Verdict } from '../errors/index.ts'
import { isFree } from '../money/index.ts'
import type { Instant } from '../time/index.ts'
import { isActive, isExpired } from './in-force.ts'
import type { Right, Subscription, Ticket } from './right.ts'
import { knownPrice, type RightPlan, rightPrice } from './right-plan.ts'

export const RULE_REFUSALS = [
  'status',
  'ended',
  'started',
  'plan-unknown',
  'not-in-plan',
  'plate-change-under-review',
  'no-creation-record',
  'free',
  'not-shared-with-you',
  'for-subscriptions',
  'not-owner',
  'payment-pending',
] as const
/** Why an action is not allowed. */
export type RuleRefusal = (typeof RULE_REFUSALS)[number]
export type RuleVerdict = Verdict<RuleRefusal>
export type RightRule = (right: Right, plan: RightPlan | null, now: Instant) => RuleVerdict

const isOver = ({ status }: Right): boolean => status === 'canceled' || status === 'deleted'

/** Checks a flag of the plan; refuses when the plan is unknown. */
const ifPlan = (plan: RightPlan | null, has: (plan: RightPlan) => boolean): RuleVerdict => {
  if (plan === null) return refused('plan-unknown')
  return has(plan) ? ALLOWED : refused('not-in-plan')
}

/**
 * Whether payment is due: a subscription awaiting payment; a ticket only while it has not ended (first document §4).
 * Also while a payment is pending, so that a citizen can return to an open payment page. A free right has no payment,
 * whatever its status.
 */
export const isPaymentDue: RightRule = (right, plan, now) => {
  if (right.status !== 'awaiting-payment') return refused('status')
  const price = knownPrice(right, plan)
  if (price !== null && isFree(price)) return refused('free')
  return right.kind === 'ticket' && isExpired(right, now) ? refused('ended') : ALLOWED
}

/** Payment due and none pending: a second one would charge twice (D5). */
export const canPay: RightRule = (right, plan, now) => {
  const due = isPaymentDue(right, plan, now)
  return due.allowed && right.isPaymentPending ? refused('payment-pending') : due
}

/** A payment with unknown outcome is followed, not repeated. */
export const canFollowPayment: RightRule = right =>
  right.isPaymentPending && right.operationIds.length > 0 ? ALLOWED : refused('status')

/** A subscription for which the city requests evidence or completion (first document §4, D2). */
export const canComplete: RightRule = right => {
  if (right.kind === 'ticket') return refused('for-subscriptions')
  return right.status === 'awaiting-evidence' || right.status === 'awaiting-completion'
    ? ALLOWED
    : refused('status')
}

function beforeStart(right: Right, plan: RightPlan | null, now: Instant): RuleVerdict {
  const flag = ifPlan(plan, ({ canCancelBeforeStart }) => canCancelBeforeStart)
  if (!flag.allowed) return flag
  if (isExpired(right, now)) return refused('ended')
  return right.startOfValidity !== null && right.startOfValidity > now ? ALLOWED : refused('started')
}

function cancelableOrder(order: Subscription, plan: RightPlan | null, now: Instant): RuleVerdict {
  if (!order.hasCreationRecord) return refused('no-creation-record')
  if (order.status === 'awaiting-payment') return ALLOWED
  return order.status === 'granted' ? beforeStart(order, plan, now) : refused('status')
}

function cancelableTicket(ticket: Ticket, plan: RightPlan | null, now: Instant): RuleVerdict {
  if (ticket.status === 'awaiting-payment') return ALLOWED
  return isOver(ticket) ? refused('status') : beforeStart(ticket, plan, now)
}

/**
 * An order needs a creation record and must await payment, or be granted and not have started where the offer allows it
 * (second document §4). A ticket: awaiting payment, or any status but canceled before its start where the definition
 * allows cancelling (first document §4).
 */
export const cancelable: RightRule = (right, plan, now) => {
  const verdict =
    right.kind === 'subscription' ? cancelableOrder(right, plan, now) : cancelableTicket(right, plan, now)
  // While a payment is pending, the right that it pays for must not disappear.
  return verdict.allowed && right.isPaymentPending ? refused('payment-pending') : verdict
}

/** Leaving a shared right: by the city's flag; for a subscription only while active (first document §4). */
export const canWithdraw: RightRule = right => {
  if (!right.canWithdraw) return refused('not-shared-with-you')
  const isGood = right.kind === 'subscription' ? isActive(right) : !isOver(right)
  return isGood ? ALLOWED : refused('status')
}

/**
 * Rights whose plates can be edited by status and time: a granted subscription, or a ticket neither canceled nor deleted,
 * until its end (first document §4).
 */
function plateStatus(right: Right, now: Instant): RuleVerdict {
  if (right.status === 'plate-under-review') return refused('plate-change-under-review')
  const isGood = right.kind === 'subscription' ? right.status === 'granted' : !isOver(right)
  if (!isGood) return refused('status')
  return isExpired(right, now) ? refused('ended') : ALLOWED
}

/**
 * Plates can be edited where the plan says so and the right has not ended. The plan's flag says "during validity": a
 * plate added after a ticket's end would cover a car that was parked without a right.
 */
export const canEditPlates: RightRule = (right, plan, now) => {
  const status = plateStatus(right, now)
  return status.allowed
    ? ifPlan(plan, ({ canEditPlateDuringValidity }) => canEditPlateDuringValidity)
    : status
}

/** A granted subscription that has not ended, where the offer allows it (first document §4). */
export const canRequestPlateChange: RightRule = (right, plan, now) => {
  if (right.kind === 'ticket') return refused('for-subscriptions')
  const status = plateStatus(right, now)
  return status.allowed ? ifPlan(plan, plan => plan.canRequestPlateChange) : status
}

/** Where the plan allows sharing: an active subscription or a ticket that is not canceled, not ended. */
export const canShare: RightRule = (right, plan, now) => {
  const isGood =
    right.kind === 'subscription' ? isActive(right) : !isOver(right) && right.status !== 'rejected'
  if (!isGood) return refused('status')
  if (isExpired(right, now)) return refused('ended')
  return ifPlan(plan, ({ isShareEnabled }) => isShareEnabled)
}

/** Proof of payment: an active subscription; a granted ticket that was not free (first document §4). */
export const hasProof: RightRule = (right, plan) => {
  if (!isActive(right)) return refused('status')
  return right.kind === 'ticket' && isFree(rightPrice(right, plan)) ? refused('free') : ALLOWED
}

/** The plate history PDF: an active subscription, any ticket (first document §4). */
export const hasPlateHistory: RightRule = right =>
  right.kind === 'ticket' || isActive(right) ? ALLOWED : refused('status')
