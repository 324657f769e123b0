import type { AwaitedAnswer, HeldRefund } from '@parvis/shared-kernel/fines'
import { type Right, type RightPlan, type TodoItem, todoItems } from '@parvis/shared-kernel/orders'
import { dayOf, daysBetween, type Instant } from '@parvis/shared-kernel/time'
import type { ShownAction } from '../../rights-data/offered-actions.model.ts'
import type { RightView } from '../../rights-data/right-view.model.ts'

export type ToDoItem =
  | {
      readonly kind: 'pay' | 'follow-payment' | 'complete'
      readonly view: RightView
      readonly action: ShownAction
    }
  | { readonly kind: 'hand-in'; readonly view: RightView }
  | { readonly kind: 'answer'; readonly awaited: AwaitedAnswer }
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

const URGENCY = {
  answer: 1,
  pay: 2,
  'follow-payment': 3,
  complete: 4,
  'hand-in': 5,
  refund: 6,
  address: 7,
  renew: 8,
} as const satisfies Record<ToDoItem['kind'], number>

/** What runs out within so many days of the city's calendar comes first, whatever it is. */
const PRESSING_DAYS = 3

interface ToDoFacts {
  readonly rights: readonly Right[]
  readonly view: (right: Right) => RightView
  readonly plans: readonly RightPlan[]
  readonly refunds: readonly HeldRefund[]
  /** The first to be due first. */
  readonly awaitedAnswers: readonly AwaitedAnswer[]
  readonly shouldAskForAddress: boolean
  readonly now: Instant
  /** The city's, since days are counted on its calendar. */
  readonly timeZone: string
}

interface Urgency {
  readonly kind: ToDoItem['kind']
  /** From when on it is too late, now at the earliest; null where nothing runs out. */
  readonly deadline: Instant | null
}

const notBefore = (deadline: Instant | null, now: Instant): Instant | null =>
  deadline !== null && deadline < now ? now : deadline

/** A right that is to be paid is not valid until then: its first day presses. */
function deadlineOf({ kind, right }: TodoItem): Instant | null {
  if (kind === 'renew') return right.endOfValidity
  return kind === 'pay' ? right.startOfValidity : null
}

/** What is about to run out, the soonest first; then by kind, the soonest first; the others keep their rank (D1). */
function byUrgency({ now, timeZone }: Pick<ToDoFacts, 'now' | 'timeZone'>) {
  const today = dayOf(now, timeZone)
  const isPressing = ({ deadline }: Urgency) =>
    deadline !== null && daysBetween(today, dayOf(deadline, timeZone)) <= PRESSING_DAYS
  const late = ({ deadline }: Urgency) => deadline ?? Number.MAX_SAFE_INTEGER
  return (a: Urgency, b: Urgency): number => {
    const first = Number(isPressing(b)) - Number(isPressing(a))
    if (first !== 0) return first
    const soonest = late(a) - late(b)
    const kind = URGENCY[a.kind] - URGENCY[b.kind]
    return isPressing(a) ? soonest || kind : kind || soonest
  }
}

function itemOf({ kind, right }: TodoItem, { view: viewOf, now, timeZone }: ToDoFacts): readonly ToDoItem[] {
  const view = viewOf(right)
  const { endOfValidity: end } = right
  if (kind === 'hand-in') return [{ kind, view }]
  const action = view.actions.main
  if (!action) return []
  if (kind !== 'renew') return [{ kind, view, action }]
  if (end === null) return []
  return [{ kind, view, action, end, daysLeft: daysBetween(dayOf(now, timeZone), dayOf(end, timeZone)) }]
}

type Ranked = Urgency & { readonly items: readonly ToDoItem[] }

/** One at a time: when it is answered, the next one takes its place. */
function refundItem(refunds: readonly HeldRefund[]): readonly Ranked[] {
  const refund = refunds.find(({ status }) => status === 'document-requested')
  return refund ? [{ kind: 'refund', deadline: null, items: [{ kind: 'refund', refund }] }] : []
}

/** One at a time, too; past its day the authority may have decided already, and the case alone says what holds. */
const answerItem = ([awaited]: readonly AwaitedAnswer[], now: Instant): readonly Ranked[] =>
  awaited === undefined
    ? []
    : [{ kind: 'answer', deadline: notBefore(awaited.dueAt, now), items: [{ kind: 'answer', awaited }] }]

const ADDRESS: Ranked = { kind: 'address', deadline: null, items: [{ kind: 'address' }] }

/**
 * The most urgent first, at most three. Appeal, refund and address keep a place, because their message stands nowhere
 * else (first document §2); all three at once, the address gives way to a right that is more urgent.
 */
export function toDoList(facts: ToDoFacts): ToDoList {
  const { rights, plans, now, refunds, awaitedAnswers, shouldAskForAddress } = facts
  const order = byUrgency(facts)
  const waiting = todoItems(rights, plans, now)
    .map(
      (item): Ranked => ({
        kind: item.kind,
        deadline: notBefore(deadlineOf(item), now),
        items: itemOf(item, facts),
      }),
    )
    .toSorted(order)
  const all = [
    ...answerItem(awaitedAnswers, now),
    ...refundItem(refunds),
    ...(shouldAskForAddress ? [ADDRESS] : []),
  ]
  const isUrgent = waiting.some(({ kind }) => URGENCY[kind] < URGENCY.address)
  const alone = all.slice(0, isUrgent ? MOST - 1 : MOST)
  const kept = waiting.slice(0, MOST - alone.length)
  return {
    items: [...kept, ...alone].toSorted(order).flatMap(({ items }) => items),
    moreCount: waiting.length - kept.length,
  }
}
