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

/** The clocks that matter now, as the city gives them; the portal computes none (D10). */
export function clocksOf(appeal: Appeal, now: Instant): readonly ShownClock[] {
  const { state, filedAt, complement, implicitRejectionAt, tribunalDeadline } = appeal
  const isOpen = WAITING.includes(state)
  const found: readonly (readonly [ShownClock['clock'], Instant | null | undefined])[] = [
    ['sent', filedAt],
    ['complement', state === 'complement-requested' ? complement?.dueAt : null],
    ['answer', isOpen ? implicitRejectionAt : null],
    ['tribunal', tribunalDeadline],
  ]
  return found.flatMap(([clock, at]) => (at == null ? [] : [{ clock, at, isPast: isEnded(at, now) }]))
}

/** Going to court makes sense: it was rejected, by words or by silence, or the price fell and something stays due. */
export function canGoToCourt(standing: Standing, price: number, deadline: Instant | null): boolean {
  if (deadline === null) return false
  if (standing === 'accepted') return price > 0
  return standing === 'rejected' || standing === 'silent' || standing === 'complement-requested'
}

/** The price of the last notice before the answer; null when no other notice has replaced it. */
export function formerPrice(fine: Fine, { answeredAt }: Appeal): Cents | null {
  const before = fine.versions.filter(
    ({ issuedAt }) => issuedAt !== null && answeredAt !== null && issuedAt < answeredAt,
  )
  const last = before.at(-1)
  return last === undefined || last === versionInForce(fine) ? null : last.price
}

export type Granted =
  | { readonly kind: 'whole' }
  | { readonly kind: 'part'; readonly before: Cents; readonly now: Cents }

/** How far the authority gave in, as the prices show it; null while they do not. */
export function grantedBy(fine: Fine, appeal: Appeal): Granted | null {
  if (appeal.state !== 'accepted') return null
  const { price: now } = versionInForce(fine)
  if (now === 0) return { kind: 'whole' }
  const before = formerPrice(fine, appeal)
  return before !== null && before > now ? { kind: 'part', before, now } : null
}
