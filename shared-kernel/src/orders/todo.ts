import type { Instant } from '../time/index.ts'
import { byRankThenEnd } from './comparators.ts'
import type { Right } from './right.ts'
import { rightActions } from './right-actions.ts'
import { nextPlanOf, planOf, type RightPlan } from './right-plan.ts'
import { isHiddenByDefault } from './visibility.ts'

/**
 * What the citizen must act on, most urgent first. A pending payment waits for the provider and is shown beside them.
 */
export const TODO_KINDS = ['pay', 'follow-payment', 'complete', 'hand-in', 'renew'] as const
/** `hand-in`: a document of a ticket, which cannot be uploaded here and therefore has no button. */
export type TodoKind = (typeof TODO_KINDS)[number]

export interface TodoItem<R extends Right = Right> {
  readonly kind: TodoKind
  readonly right: R
}

/** Whether the city waits for a ticket's document from its owner. */
const isHandInAwaited = ({ kind, status, canWithdraw }: Right): boolean =>
  kind === 'ticket' && status === 'awaiting-evidence' && !canWithdraw

/** The most urgent of the right's own allowed actions: the to-do list never shows what its card does not offer. */
function todoKind(
  right: Right,
  rights: readonly Right[],
  plans: readonly RightPlan[],
  now: Instant,
): TodoKind | null {
  if (isHiddenByDefault(right, now)) return null
  const plan = planOf(right, plans)
  const actions = rightActions(right, plan, now, { nextPlan: plan && nextPlanOf(plan, plans), rights })
  const isAllowed = (kind: TodoKind) =>
    kind === 'hand-in'
      ? isHandInAwaited(right)
      : actions.some(({ action, allowed }) => allowed && action === kind)
  const kind = TODO_KINDS.find(isAllowed) ?? null
  // A rejected right can be requested again, but nothing expires: not urgent.
  return kind === 'renew' && right.status === 'rejected' ? null : kind
}

/** To-do list, most urgent first: pay, complete, then what expires soon (D1, UX). */
export const todoItems = <R extends Right>(
  rights: readonly R[],
  plans: readonly RightPlan[],
  now: Instant,
): readonly TodoItem<R>[] =>
  rights.toSorted(byRankThenEnd).flatMap(right => {
    const kind = todoKind(right, rights, plans, now)
    return kind === null ? [] : [{ kind, right }]
  })
