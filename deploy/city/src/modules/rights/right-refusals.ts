import type { ErrorCode } from '@parvis/shared-kernel/errors'
import type { RuleRefusal, RuleVerdict } from '@parvis/shared-kernel/orders'
import { Refusal } from '../../http/refusal.ts'

export type RefusalCodes = Readonly<Record<RuleRefusal, ErrorCode>>

/** Codes common to most rules of a right: wrong status or wrong kind for the action. */
const RESTRICTED = {
  status: 'OrderRestrictionViolation',
  ended: 'OrderRestrictionViolation',
  started: 'OrderRestrictionViolation',
  'plan-unknown': 'OrderRestrictionViolation',
  'not-in-plan': 'OrderRestrictionViolation',
  'plate-change-under-review': 'OrderRestrictionViolation',
  'no-creation-record': 'OrderRestrictionViolation',
  free: 'OrderRestrictionViolation',
  'not-shared-with-you': 'OrderRestrictionViolation',
  'for-subscriptions': 'OrderRestrictionViolation',
  'not-owner': 'OrderRestrictionViolation',
  'payment-pending': 'OperationPending',
} as const satisfies RefusalCodes

/** Writing plates, or leaving a right. */
export const CHANGE_REFUSALS: RefusalCodes = RESTRICTED

export const SHARE_REFUSALS: RefusalCodes = {
  ...RESTRICTED,
  'plan-unknown': 'ProductSharingDisabled',
  'not-in-plan': 'ProductSharingDisabled',
}

/** A waiting plate-change request counts as one made twice. */
export const PLATE_REQUEST_REFUSALS: RefusalCodes = {
  ...RESTRICTED,
  'plate-change-under-review': 'OrderAlreadyExists',
}

/** Nothing is asked of the order, so nothing is expected. */
export const COMPLETE_REFUSALS: RefusalCodes = {
  ...RESTRICTED,
  status: 'OrderEvidenceNotExpected',
  'for-subscriptions': 'OrderEvidenceNotExpected',
}

export const CANCEL_REFUSALS: RefusalCodes = {
  status: 'OrderIsNotCancelable',
  ended: 'OrderIsNotCancelable',
  started: 'OrderAlreadyStarted',
  'plan-unknown': 'OrderIsNotCancelable',
  'not-in-plan': 'OrderIsNotCancelable',
  'plate-change-under-review': 'OrderIsNotCancelable',
  'no-creation-record': 'OrderIsNotCancelable',
  free: 'OrderIsNotCancelable',
  'not-shared-with-you': 'OrderIsNotCancelable',
  'for-subscriptions': 'OrderIsNotCancelable',
  'not-owner': 'OrderIsNotCancelable',
  'payment-pending': 'OrderIsNotCancelableDueToPaymentNotif',
}

/** Refuses with the reason's catalogue code unless the kernel's rule allows it. */
export const mustBeAllowed = (verdict: RuleVerdict, codes: RefusalCodes): void => {
  if (!verdict.allowed) throw new Refusal(409, codes[verdict.reason])
}
