import type { Instant } from '../time/index.ts'
import { isActive, isExpired } from './in-force.ts'
import type { Right } from './right.ts'
import type { RightStatus } from './right-status.ts'

export const DISPLAYED_STATUSES = [
  'to-come',
  'expired',
  'dropped',
  'await-evidence',
  'to-complete',
  'to-pay',
  'payment-pending',
  'active',
  'rejected',
  'canceled',
  'deleted',
  'unknown',
] as const
/** The word on a right's badge (first document §4, D2). `unknown` shows the right's `rawStatus`. */
export type DisplayedStatus = (typeof DISPLAYED_STATUSES)[number]

const BY_STATUS = {
  'awaiting-payment': 'to-pay',
  'awaiting-completion': 'to-complete',
  'awaiting-evidence': 'await-evidence',
  'under-review': 'dropped',
  'plate-under-review': 'active',
  granted: 'active',
  rejected: 'rejected',
  canceled: 'canceled',
  deleted: 'deleted',
  unknown: 'unknown',
} as const satisfies Record<RightStatus, DisplayedStatus>

type Shown = Pick<Right, 'status' | 'startOfValidity' | 'endOfValidity' | 'isPaymentPending'>

/**
 * D2, in its order. A right whose plate is under review stays a granted one, so before its start it reads "to come"
 * too: "active" would send somebody to park without a right.
 */
export function displayedStatus(right: Shown, now: Instant): DisplayedStatus {
  if (isActive(right) && right.startOfValidity !== null && right.startOfValidity > now) return 'to-come'
  if (isExpired(right, now) && right.status !== 'canceled') return 'expired'
  if (right.status === 'awaiting-payment' && right.isPaymentPending) return 'payment-pending'
  return BY_STATUS[right.status]
}

/** What is said beside the badge. */
export const statusNote = (right: Pick<Right, 'status'>): 'plate-change-under-review' | null =>
  right.status === 'plate-under-review' ? 'plate-change-under-review' : null
