import { type Appeal, type AppealState, isRejectedBySilence } from '@parvis/shared-kernel/fines'
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

/** Whether the text and the documents of a sent appeal were erased: none is sent without a text. */
export const isContentErased = ({ statement }: Appeal): boolean => statement === ''

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
