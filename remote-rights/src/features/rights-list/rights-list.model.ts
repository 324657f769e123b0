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
  /** Number for the toggle: hidden rights with a known plan or definition; 0 hides the toggle. */
  readonly expiredCount: number
}

/** Rights to list: current ones, and on request expired ones of a known plan. */
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
