import { type Instant, isEnded, isWithin } from '../time/index.ts'
import type { Right } from './right.ts'
import { isActiveStatus } from './right-status.ts'

/** Granted or plate-under-review (D1), whatever its dates. */
export const isActive = (right: Pick<Right, 'status'>): boolean => isActiveStatus(right.status)

/** Whether validity ended strictly before now, whatever the status (D2). */
export const isExpired = (right: Pick<Right, 'endOfValidity'>, now: Instant): boolean =>
  isEnded(right.endOfValidity, now)

/** Active, started and not ended: parking is allowed now. An active right without a start counts as started. */
export const isInForce = (
  right: Pick<Right, 'status' | 'startOfValidity' | 'endOfValidity'>,
  now: Instant,
): boolean =>
  isActive(right) && isWithin({ start: right.startOfValidity ?? now, end: right.endOfValidity }, now)

/** Held by more than one subscriber: by the city's flag, or by the current holders (second document §4). */
export const isShared = (right: Right): boolean =>
  right.isCurrentlyShared || (right.kind === 'subscription' && right.subscriberIds.length > 1)
