import {
  byEndThenStatus,
  isHiddenByDefault,
  type Right,
  type RightPlan,
  revealable,
} from '@parvis/shared-kernel/orders'
import type { Instant } from '@parvis/shared-kernel/time'

export interface ListedRights {
  readonly rights: readonly Right[]
  /** What the toggle is about: hidden rights whose plan or definition is known; 0 when there is no toggle. */
  readonly expiredCount: number
}

/** What a list shows: current rights, and the expired ones of a known plan when they are asked for. */
export function listRights(
  rights: readonly Right[],
  plans: readonly RightPlan[],
  isExpiredShown: boolean,
  now: Instant,
): ListedRights {
  const expired = new Set(revealable(rights, plans, now))
  const isShown = (right: Right) => (expired.has(right) ? isExpiredShown : !isHiddenByDefault(right, now))
  return { rights: rights.filter(isShown).toSorted(byEndThenStatus), expiredCount: expired.size }
}
