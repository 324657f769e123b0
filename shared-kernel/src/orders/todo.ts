import type { Instant } from '../time/index.ts'
import { canComplete, canPay } from './action-rules.ts'
import { byRankThenEnd } from './comparators.ts'
import { renewability } from './renewability.ts'
import type { Right } from './right.ts'
import { nextPlanOf, planOf, type RightPlan } from './right-plan.ts'
import type { RightStatus } from './right-status.ts'
import { isHiddenByDefault } from './visibility.ts'

/** What waits for the citizen. */
export type TodoKind = 'pay' | 'complete' | 'renew'

export interface TodoItem<R extends Right = Right> {
  readonly kind: TodoKind
  readonly right: R
}

const LOST: readonly RightStatus[] = ['rejected', 'canceled', 'deleted']

/** Another order, still alive, already renews it. */
export const isAlreadyRenewed = (right: Right, rights: readonly Right[]): boolean =>
  rights.some(
    other => other.kind === 'subscription' && other.renewedId === right.id && !LOST.includes(other.status),
  )

function todoKind(right: Right, plans: readonly RightPlan[], now: Instant): TodoKind | null {
  if (isHiddenByDefault(right, now)) return null
  const plan = planOf(right, plans)
  if (canPay(right, plan, now).allowed) return 'pay'
  if (canComplete(right, plan, now).allowed) return 'complete'
  // A rejected right may be asked for again, but nothing runs out: it does not press.
  if (right.status !== 'granted' || plan === null) return null
  return renewability(right, plan, nextPlanOf(plan, plans), now).renewable ? 'renew' : null
}

/** What the citizen must act on, most urgent first: pay, complete, then what expires soon (D1, UX). */
export const todoItems = <R extends Right>(
  rights: readonly R[],
  plans: readonly RightPlan[],
  now: Instant,
): readonly TodoItem<R>[] =>
  rights.toSorted(byRankThenEnd).flatMap(right => {
    const kind = todoKind(right, plans, now)
    return kind === null || (kind === 'renew' && isAlreadyRenewed(right, rights)) ? [] : [{ kind, right }]
  })
