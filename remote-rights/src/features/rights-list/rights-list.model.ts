import { byLatestEnd, isHiddenByDefault, type RightPlan, revealable } from '@parvis/shared-kernel/orders'
import type { Instant } from '@parvis/shared-kernel/time'
import type { RightView } from '../../rights-data/right-view.model.ts'

export interface ListedRights {
  /** Latest end first (first document §4). */
  readonly views: readonly RightView[]
  /** What the toggle is about: hidden rights whose plan or definition is known; 0 when there is no toggle. */
  readonly expiredCount: number
}

/** What a list shows: current rights, and the expired ones of a known plan when they are asked for. */
export function listRights(
  views: readonly RightView[],
  plans: readonly RightPlan[],
  isExpiredShown: boolean,
  now: Instant,
): ListedRights {
  const rights = views.map(({ right }) => right)
  const expired = new Set(revealable(rights, plans, now))
  const isShown = ({ right }: RightView) =>
    expired.has(right) ? isExpiredShown : !isHiddenByDefault(right, now)
  return {
    views: views.filter(isShown).toSorted((a, b) => byLatestEnd(a.right, b.right)),
    expiredCount: expired.size,
  }
}
