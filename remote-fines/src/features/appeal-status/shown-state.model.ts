import {
  type Appeal,
  type AppealState,
  type Fine,
  isRejectedBySilence,
  versionInForce,
} from '@parvis/shared-kernel/fines'
import type { Cents } from '@parvis/shared-kernel/money'
import { type Instant, isEnded } from '@parvis/shared-kernel/time'
import type { Clock } from '../../appeal/clock-calendar.model.ts'

/** State of an appeal for its appellant: an implicit rejection by silence is a state of its own. */
export type ShownState = Exclude<AppealState, 'draft'> | 'silent'

const WAITING: readonly AppealState[] = ['filed', 'complement-requested']

export function shownStateOf(appeal: Appeal, now: Instant): ShownState {
  if (appeal.state === 'draft') return 'filed'
  return isRejectedBySilence(appeal, now) ? 'silent' : appeal.state
}

export interface ShownClock {
  readonly clock: Exclude<Clock, 'contest'> | 'sent'
  readonly at: Instant
  readonly isPast: boolean
}

/**
 * The dates relevant to the state, as the city gives them; the portal computes none (D10). No court date when nothing
 * remains to pay.
 */
export function clocksOf(appeal: Appeal, price: Cents, now: Instant): readonly ShownClock[] {
  const { state, filedAt, complement, implicitRejectionAt, tribunalDeadline } = appeal
  const isOpen = WAITING.includes(state)
  const found: readonly (readonly [ShownClock['clock'], Instant | null | undefined])[] = [
    ['sent', filedAt],
    ['complement', state === 'complement-requested' ? complement?.dueAt : null],
    ['answer', isOpen ? implicitRejectionAt : null],
    ['tribunal', price > 0 ? tribunalDeadline : null],
  ]
  return found.flatMap(([clock, at]) => (at == null ? [] : [{ clock, at, isPast: isEnded(at, now) }]))
}

const FOR_COURT: readonly ShownState[] = ['accepted', 'rejected', 'silent']

/** Whether going to court makes sense: a decision or silence that leaves something to pay. */
export const canGoToCourt = (shown: ShownState, price: Cents, deadline: Instant | null): boolean =>
  deadline !== null && price > 0 && FOR_COURT.includes(shown)

export interface DecidedPrice {
  readonly before: Cents
  readonly after: Cents
  /** A further notice has replaced the decision's. */
  readonly isReplaced: boolean
}

/**
 * The decision's new price: that of the first notice after it, if lower. Later notices are not part of the decision.
 */
export function decidedPrice({ versions }: Fine, { state, answeredAt }: Appeal): DecidedPrice | null {
  if (state !== 'accepted' || answeredAt === null) return null
  const index = versions.findIndex(({ issuedAt }) => issuedAt !== null && issuedAt >= answeredAt)
  const [before, decided] = [versions[index - 1], versions[index]]
  if (before === undefined || decided === undefined || decided.price >= before.price) return null
  return { before: before.price, after: decided.price, isReplaced: index < versions.length - 1 }
}

export type Granted =
  | { readonly kind: 'whole' }
  | { readonly kind: 'part'; readonly before: Cents; readonly after: Cents }

/** How much the authority granted, deduced from the prices; null while they do not show it. */
export function grantedBy(fine: Fine, appeal: Appeal): Granted | null {
  const decided = decidedPrice(fine, appeal)
  const isWhole = decided?.after === 0 || versionInForce(fine).price === 0
  if (appeal.state === 'accepted' && isWhole) return { kind: 'whole' }
  return decided && { kind: 'part', before: decided.before, after: decided.after }
}
