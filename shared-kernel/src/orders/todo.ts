import type { Instant } from '../time/index.ts'
import { byRankThenEnd } from './comparators.ts'
import type { Right } from './right.ts'
import { rightActions } from './right-actions.ts'
import { nextPlanOf, planOf, type RightPlan } from './right-plan.ts'
import { isHiddenByDefault } from './visibility.ts'

/** What waits for the citizen, most urgent first; a payment on its way waits for the bank, and is told beside them. */
export const TODO_KINDS = ['pay', 'follow-payment', 'complete', 'hand-in', 'renew'] as const
/** `hand-in`: a document of a ticket, which takes no files here and so has no button. */
export type TodoKind = (typeof TODO_KINDS)[number]

export interface TodoItem<R extends Right = Right> {
  readonly kind: TodoKind
  readonly right: R
}

/** The city waits for a document of a ticket, from whoever holds it. */
const isHandInAwaited = ({ kind, status, canWithdraw }: Right): boolean =>
  kind === 'ticket' && status === 'awaiting-evidence' && !canWithdraw

/** The first of the right's own buttons that presses: what a card does not offer, nobody is asked to do. */
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
  // A rejected right may be asked for again, but nothing runs out: it does not press.
  return kind === 'renew' && right.status === 'rejected' ? null : kind
}

/** What the citizen must act on, most urgent first: pay, complete, then what expires soon (D1, UX). */
export const todoItems = <R extends Right>(
  rights: readonly R[],
  plans: readonly RightPlan[],
  now: Instant,
): readonly TodoItem<R>[] =>
  rights.toSorted(byRankThenEnd).flatMap(right => {
    const kind = todoKind(right, rights, plans, now)
    return kind === null ? [] : [{ kind, right }]
  })
