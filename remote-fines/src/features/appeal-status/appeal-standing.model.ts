import { type Appeal, type AppealState, type Fine, versionInForce } from '@parvis/shared-kernel/fines'
import type { Cents } from '@parvis/shared-kernel/money'
import { type Instant, isEnded } from '@parvis/shared-kernel/time'
import type { Clock } from '../../appeal/clock-calendar.model.ts'

/** Where an appeal stands for who wrote it: silence that became a rejection is a standing of its own. */
export type Standing = Exclude<AppealState, 'draft'> | 'silent'

const WAITING: readonly AppealState[] = ['filed', 'complement-requested']

export function standingOf({ state, implicitRejectionAt }: Appeal, now: Instant): Standing {
  if (state === 'draft') return 'filed'
  const isSilent = state === 'filed' && isEnded(implicitRejectionAt, now)
  return isSilent ? 'silent' : state
}

export interface ShownClock {
  readonly clock: Exclude<Clock, 'contest'> | 'sent'
  readonly at: Instant
  readonly isPast: boolean
}

/** The clocks that matter now, as the city gives them; the portal computes none (D10). Nothing kept, nothing for a court. */
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

const FOR_COURT: readonly Standing[] = ['accepted', 'rejected', 'silent', 'complement-requested']

/** Going to court makes sense: it was rejected, by words or by silence, or the price fell, and something of it was kept. */
export const canGoToCourt = (standing: Standing, price: Cents, deadline: Instant | null): boolean =>
  deadline !== null && price > 0 && FOR_COURT.includes(standing)

export interface DecidedPrice {
  readonly before: Cents
  readonly after: Cents
  /** Another notice has replaced the one that the decision brought. */
  readonly isReplaced: boolean
}

/** What the answer made of the price: the first notice since then, where it is lower. A later one is no part of the decision. */
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

/** How far the authority gave in, as the prices show it; null while they do not. */
export function grantedBy(fine: Fine, appeal: Appeal): Granted | null {
  const decided = decidedPrice(fine, appeal)
  const isWhole = decided?.after === 0 || versionInForce(fine).price === 0
  if (appeal.state === 'accepted' && isWhole) return { kind: 'whole' }
  return decided && { kind: 'part', before: decided.before, after: decided.after }
}
