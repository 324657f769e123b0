import type { HeldRefund } from '@parvis/shared-kernel/fines'
import { type Right, type RightPlan, type TodoItem, todoItems } from '@parvis/shared-kernel/orders'
import { dayOf, daysBetween, type Instant } from '@parvis/shared-kernel/time'
import type { ShownAction } from '../../rights-data/offered-actions.model.ts'
import type { RightView } from '../../rights-data/right-view.model.ts'

export type ToDoItem =
  | { readonly kind: 'pay' | 'complete'; readonly view: RightView; readonly action: ShownAction }
  | { readonly kind: 'refund'; readonly refund: HeldRefund }
  | { readonly kind: 'address' }
  | {
      readonly kind: 'renew'
      readonly view: RightView
      readonly action: ShownAction
      readonly end: Instant
      /** Days of the city's calendar until the last one; 0 is today. */
      readonly daysLeft: number
    }

export interface ToDoList {
  readonly items: readonly ToDoItem[]
  /** Rights that wait, too, and are found in the lists below. */
  readonly moreCount: number
}

/** More would be a list again (UX, dashboard). */
const MOST = 3

const URGENCY = { pay: 1, complete: 2, refund: 3, address: 4, renew: 5 } as const satisfies Record<
  ToDoItem['kind'],
  number
>

interface ToDoFacts {
  readonly rights: readonly Right[]
  readonly view: (right: Right) => RightView
  readonly plans: readonly RightPlan[]
  readonly refunds: readonly HeldRefund[]
  readonly shouldAskForAddress: boolean
  readonly now: Instant
  /** The city's, since days are counted on its calendar. */
  readonly timeZone: string
}

const endOf = ({ kind, right }: TodoItem): number => (kind === 'renew' ? (right.endOfValidity ?? 0) : 0)

/** Of what runs out, the soonest first; the others keep the order of their rank (D1). */
const byUrgency = (a: TodoItem, b: TodoItem): number =>
  URGENCY[a.kind] - URGENCY[b.kind] || endOf(a) - endOf(b)

function itemOf({ kind, right }: TodoItem, { view: viewOf, now, timeZone }: ToDoFacts): readonly ToDoItem[] {
  const view = viewOf(right)
  const { endOfValidity: end } = right
  const action = view.actions.main
  if (!action) return []
  if (kind !== 'renew') return [{ kind, view, action }]
  if (end === null) return []
  return [{ kind, view, action, end, daysLeft: daysBetween(dayOf(now, timeZone), dayOf(end, timeZone)) }]
}

/** One at a time: when it is answered, the next one takes its place. */
function refundItem(refunds: readonly HeldRefund[]): readonly ToDoItem[] {
  const refund = refunds.find(({ status }) => status === 'document-requested')
  return refund ? [{ kind: 'refund', refund }] : []
}

/**
 * Pay, complete, a refund to answer, missing address, expiring soon: at most three. Refund and address keep a place among
 * them, because their message stands nowhere else (first document §2).
 */
export function toDoList(facts: ToDoFacts): ToDoList {
  const { rights, plans, now, refunds, shouldAskForAddress } = facts
  const waiting = todoItems(rights, plans, now).toSorted(byUrgency)
  const address: readonly ToDoItem[] = shouldAskForAddress ? [{ kind: 'address' }] : []
  const alone = [...refundItem(refunds), ...address]
  const kept = waiting.slice(0, MOST - alone.length)
  const items = [...kept.flatMap(item => itemOf(item, facts)), ...alone]
  return {
    items: items.toSorted((a, b) => URGENCY[a.kind] - URGENCY[b.kind]),
    moreCount: waiting.length - kept.length,
  }
}
