import type { Instant } from '../time/index.ts'
import { isActive, isExpired } from './in-force.ts'
import type { Right } from './right.ts'
import { type RightStatus, statusColumns } from './right-status.ts'

/**
 * Status on a right's badge (first document §4, D2): the right's own unless dates or a payment are more precise.
 * `unknown` shows the right's `rawStatus`.
 */
export type DisplayedStatus =
  | 'to-come'
  | 'expired'
  | 'payment-pending'
  | ReturnType<typeof statusColumns<RightStatus>>['displayed']

type Shown = Pick<Right, 'status' | 'startOfValidity' | 'endOfValidity' | 'isPaymentPending'>

/**
 * Follows D2, in its order. A right under plate review stays granted, so before its start it also reads "to come":
 * "active" would let somebody park without a right.
 */
export function displayedStatus(right: Shown, now: Instant): DisplayedStatus {
  if (isActive(right) && right.startOfValidity !== null && right.startOfValidity > now) return 'to-come'
  if (isExpired(right, now) && right.status !== 'canceled') return 'expired'
  if (right.status === 'awaiting-payment' && right.isPaymentPending) return 'payment-pending'
  return statusColumns(right.status).displayed
}

/**
 * Note beside the badge. A rejected, canceled or deleted right also reads "expired" after its dates (D2), as if it
 * had been valid: the note gives its real outcome.
 */
export function statusNote({ status }: Pick<Right, 'status'>, displayed: DisplayedStatus) {
  if (displayed === 'expired') return status === 'rejected' || status === 'deleted' ? status : null
  return status === 'plate-under-review' ? 'plate-change-under-review' : null
}
