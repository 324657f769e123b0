import { type AwaitedAnswer, awaitedStep, type HeldRefund } from '@parvis/shared-kernel/fines'
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
  | { readonly kind: 'answer' | 'court'; readonly awaited: AwaitedAnswer }
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

/** An appeal, a refund, a document to hand in elsewhere, or a missing address. */
export type RareItem = Extract<ToDoItem, { kind: 'answer' | 'court' | 'refund' | 'hand-in' | 'address' }>

export interface ToDoList {
  readonly items: readonly ToDoItem[]
  /** Number of further rights awaiting action, found in the lists below. */
  readonly moreCount: number
}

/** More would be a list again (UX, dashboard). */
const MOST = 3

const URGENCY = {
  court: 1,
  answer: 1,
  pay: 2,
  'follow-payment': 3,
  complete: 4,
  'hand-in': 5,
  refund: 6,
  address: 7,
  renew: 8,
} as const satisfies Record<ToDoItem['kind'], number>

/** Whatever ends within this many calendar days of the city comes first. */
const PRESSING_DAYS = 3

interface ToDoFacts {
  readonly rights: readonly Right[]
  readonly view: (right: Right) => RightView
  readonly plans: readonly RightPlan[]
  readonly refunds: readonly HeldRefund[]
  /** Nearest deadline first. */
  readonly awaitedAnswers: readonly AwaitedAnswer[]
  readonly shouldAskForAddress: boolean
  readonly now: Instant
  /** The city's time zone: days are counted in its calendar. */
  readonly timeZone: string
}

interface Urgency {
  readonly kind: ToDoItem['kind']
  /** Deadline, not before the current time; null without one. */
  readonly deadline: Instant | null
}

const notBefore = (deadline: Instant | null, now: Instant): Instant | null =>
  deadline !== null && deadline < now ? now : deadline

/** An unpaid right is not valid: its start is the deadline for paying. */
function deadlineOf({ kind, right }: TodoItem): Instant | null {
  if (kind === 'renew') return right.endOfValidity
  return kind === 'pay' ? right.startOfValidity : null
}

/** Near deadlines first, soonest leading; then by kind, soonest first; others keep their rank (D1). */
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

/** `items` is called for what is shown alone: a view asks the rules of every right held. */
type Ranked = Urgency & { readonly items: () => readonly ToDoItem[] }

/** One at a time: when it is answered, the next one takes its place. */
function refundItem(refunds: readonly HeldRefund[]): readonly Ranked[] {
  const refund = refunds.find(({ status }) => status === 'document-requested')
  return refund ? [{ kind: 'refund', deadline: null, items: () => [{ kind: 'refund', refund }] }] : []
}

/** Also one at a time, court before an answer: after the deadline only the case states what applies. */
function answerItem(awaitedAnswers: readonly AwaitedAnswer[], now: Instant): readonly Ranked[] {
  const steps = awaitedAnswers.map(awaited => ({ awaited, kind: awaitedStep(awaited, now) }))
  const { awaited, kind } = steps.find(step => step.kind === 'court') ?? steps.find(step => step.kind) ?? {}
  if (!awaited || !kind) return []
  const deadline = kind === 'court' ? awaited.tribunalDeadline : awaited.dueAt
  return [{ kind, deadline: notBefore(deadline, now), items: () => [{ kind, awaited }] }]
}

const ADDRESS: Ranked = { kind: 'address', deadline: null, items: () => [{ kind: 'address' }] }

/**
 * At most three items, most urgent first. Appeal, refund and address keep a place because they are shown nowhere else
 * (first document §2); when all three are present, the address yields to a more urgent right.
 */
export function toDoList(facts: ToDoFacts): ToDoList {
  const { rights, plans, now, refunds, awaitedAnswers, shouldAskForAddress } = facts
  const order = byUrgency(facts)
  const waiting = todoItems(rights, plans, now)
    .map(
      (item): Ranked => ({
        kind: item.kind,
        deadline: notBefore(deadlineOf(item), now),
        items: () => itemOf(item, facts),
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
    items: [...kept, ...alone].toSorted(order).flatMap(({ items }) => items()),
    moreCount: waiting.length - kept.length,
  }
}
