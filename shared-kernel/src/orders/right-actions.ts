import type { Instant } from '../time/index.ts'
import {
  canComplete,
  cancelable,
  canEditPlates,
  canPay,
  canRequestPlateChange,
  canShare,
  canWithdraw,
  hasPlateHistory,
  hasProof,
  type RightRule,
  type RuleRefusal,
} from './action-rules.ts'
import { type RenewalRefusal, renewability } from './renewability.ts'
import type { Right } from './right.ts'
import type { RightPlan } from './right-plan.ts'

// In the order in which a card offers them: the first allowed one is its main button.
const RULES = {
  pay: canPay,
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

export type RightAction =
  | { readonly action: Exclude<RightActionName, 'renew'>; readonly allowed: true }
  | {
      readonly action: 'renew'
      readonly allowed: true
      readonly planId: RightPlan['id']
      readonly startsAt: Instant
    }
  | {
      readonly action: RightActionName
      readonly allowed: false
      readonly reason: RuleRefusal | RenewalRefusal
      /** For `renew`: what the message names; null asks for the default message. */
      readonly nextPlanName: string | null
    }

/** Which refusals a citizen wonders about; the others mean that nobody would look for the action here. */
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

function renewal(
  right: Right,
  plan: RightPlan | null,
  nextPlan: RightPlan | null,
  now: Instant,
): RightAction {
  const answer = renewability(right, plan, nextPlan, now)
  const { renewable, ...rest } = answer
  return { action: 'renew', allowed: renewable, ...rest } as RightAction
}

function actionOf(
  name: RightActionName,
  right: Right,
  plan: RightPlan | null,
  nextPlan: RightPlan | null,
  now: Instant,
): RightAction {
  const rule = RULES[name]
  if (rule === null || name === 'renew') return renewal(right, plan, nextPlan, now)
  const verdict = rule(right, plan, now)
  return verdict.allowed
    ? { action: name, allowed: true }
    : { action: name, allowed: false, reason: verdict.reason, nextPlanName: null }
}

// A renewal whose time has come and whose plan is gone is said too: the default message (first document §4).
const isSaid = (action: RightAction): boolean =>
  action.allowed ||
  IS_WORTH_SAYING[action.reason] ||
  (action.action === 'renew' && action.reason === 'plan-unknown')

/**
 * The one list that feeds a right's buttons: what is allowed, and what one would expect but cannot do, with the
 * reason.
 * @param nextPlan what `plan.nextPlanId` names (see `nextPlanOf`)
 */
export const rightActions = (
  right: Right,
  plan: RightPlan | null,
  now: Instant,
  nextPlan: RightPlan | null = null,
): readonly RightAction[] =>
  RIGHT_ACTIONS.map(name => actionOf(name, right, plan, nextPlan, now)).filter(isSaid)
