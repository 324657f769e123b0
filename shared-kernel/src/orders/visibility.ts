import type { Instant } from '../time/index.ts'
import { isExpired } from './in-force.ts'
import type { Right } from './right.ts'
import { planOf, type RightPlan } from './right-plan.ts'
import type { RightStatus } from './right-status.ts'

const HIDDEN = {
  subscription: ['canceled', 'deleted'],
  ticket: ['canceled'],
} as const satisfies Record<Right['kind'], readonly RightStatus[]>

/** Hidden by default: ended or canceled; a subscription also when deleted (first document §4). */
export const isHiddenByDefault = (right: Right, now: Instant): boolean => {
  const statuses: readonly RightStatus[] = HIDDEN[right.kind]
  return isExpired(right, now) || statuses.includes(right.status)
}

/** Hidden rights that the toggle shows: those whose plan or definition is known (first document §4). */
export const revealable = <R extends Right>(
  rights: readonly R[],
  plans: readonly RightPlan[],
  now: Instant,
): readonly R[] => rights.filter(right => isHiddenByDefault(right, now) && planOf(right, plans) !== null)
