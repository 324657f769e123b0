import { refused } from '../errors/index.ts'
import type { Instant } from '../time/index.ts'
import {
  canComplete,
  cancelable,
  canEditPlates,
  canFollowPayment,
  canPay,
  canRequestPlateChange,
  canShare,
  canWithdraw,
  hasPlateHistory,
  hasProof,
  type RightRule,
  type RuleRefusal,
  type RuleVerdict,
} from './action-rules.ts'
import { type RenewalRefusal, renewability } from './renewability.ts'
import type { Right } from './right.ts'
import type { RightPlan } from './right-plan.ts'

// In the order of a card's buttons: the first allowed one is the main button.
const RULES = {
  pay: canPay,
  'follow-payment': canFollowPayment,
  complete: canComplete,
  renew: null,
  'edit-plates': canEditPlates,
  'request-plate-change': canRequestPlateChange,
  'download-proof': hasProof,
  'download-plate-history': hasPlateHistory,
  share: canShare,
  withdraw: canWithdraw,
  cancel: cancelable,
} as const satisfies Record<string, RightRule | null>

export type RightActionName = keyof typeof RULES
export const RIGHT_ACTIONS = Object.keys(RULES) as readonly RightActionName[]

/**
 * Only the owner may do these; a guest shares plates, documents and proof of payment (docs/connect-a-city.md, its
 * owner).
 */
const OWNERS_ALONE: readonly RightActionName[] = ['complete', 'share', 'cancel']

export type RightAction =
  | { readonly action: Exclude<RightActionName, 'renew'>; readonly allowed: true }
  | {
      readonly action: 'renew'
      readonly allowed: true
      readonly planId: RightPlan['id']
      readonly startsAt: Instant
      readonly notBefore: Instant | null
    }
  | {
      readonly action: RightActionName
      readonly allowed: false
      readonly reason: RuleRefusal | RenewalRefusal
      /** For `renew`: plan name for the message; null for the default message. */
      readonly nextPlanName: string | null
    }

/** Refusals worth showing to the subscriber; for the others nobody would expect the action here. */
const IS_WORTH_SAYING = {
  status: false,
  ended: false,
  started: true,
  'not-in-plan': false,
  'plate-change-under-review': true,
  'no-creation-record': false,
  free: false,
  'not-shared-with-you': false,
  'for-subscriptions': false,
  'not-owner': true,
  'payment-pending': false,
  'already-renewed': true,
  'no-period': false,
  'too-early': false,
  'plan-unknown': false,
  'next-plan-unknown': true,
  'plan-deleted': true,
  'plan-closed': true,
  'plan-not-public': true,
  'plan-not-renewable': true,
  'zone-gone': true,
} as const satisfies Record<RuleRefusal | RenewalRefusal, boolean>

/** What `rightActions` needs besides the right itself. */
export interface RightContext {
  /** The plan of `plan.nextPlanId` (see `nextPlanOf`). */
  readonly nextPlan: RightPlan | null
  /** All rights of the subscriber. */
  readonly rights: readonly Right[]
}

const ALONE: RightContext = { nextPlan: null, rights: [] }

function renewal(
  right: Right,
  plan: RightPlan | null,
  { nextPlan, rights }: RightContext,
  now: Instant,
): RightAction {
  const { renewable, ...rest } = renewability(right, plan, nextPlan, now, rights)
  return { action: 'renew', allowed: renewable, ...rest } as RightAction
}

function actionOf(
  name: RightActionName,
  right: Right,
  plan: RightPlan | null,
  surroundings: RightContext,
  now: Instant,
): RightAction {
  const rule = RULES[name]
  if (rule === null || name === 'renew') return renewal(right, plan, surroundings, now)
  const isAnothers = right.canWithdraw && OWNERS_ALONE.includes(name)
  const verdict: RuleVerdict = isAnothers ? refused('not-owner') : rule(right, plan, now)
  return verdict.allowed
    ? { action: name, allowed: true }
    : { action: name, allowed: false, reason: verdict.reason, nextPlanName: null }
}

// A renewal that is open by time but has lost its plan is shown too, with the default message (first document §4).
// `not-owner` is shown only for a renewal, where the right's end matters; nobody expects a guest to share or cancel.
const isSaid = (action: RightAction): boolean => {
  if (action.allowed) return true
  if (action.action === 'renew') return IS_WORTH_SAYING[action.reason] || action.reason === 'plan-unknown'
  return IS_WORTH_SAYING[action.reason] && action.reason !== 'not-owner'
}

/** Source of a right's buttons: allowed actions, and expected but refused ones with the reason. */
export const rightActions = (
  right: Right,
  plan: RightPlan | null,
  now: Instant,
  surroundings: RightContext = ALONE,
): readonly RightAction[] =>
  RIGHT_ACTIONS.map(name => actionOf(name, right, plan, surroundings, now)).filter(isSaid)
