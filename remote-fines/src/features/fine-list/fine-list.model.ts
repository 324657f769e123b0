import { amountDue, type Fine, isClaimOpen, versionInForce } from '@parvis/shared-kernel/fines'
import type { FineId } from '@parvis/shared-kernel/ids'
import type { Plate } from '@parvis/shared-kernel/plates'
import { type Instant, isEnded } from '@parvis/shared-kernel/time'

/** Where a fine is kept in view: in the account, or in this tab for a quarter of an hour. */
export type FinePlace = 'account' | 'tab'

export interface ListedFine {
  readonly fine: Fine
  readonly plate: Plate
  readonly place: FinePlace
}

/** One of these, in this order: what must be done first stands first. */
export const STANDINGS = ['to-pay', 'contested', 'overpaid', 'settled'] as const
export type FineStanding = (typeof STANDINGS)[number]

export function standingOf(fine: Fine, now: Instant): FineStanding {
  const { due, overpaid } = amountDue(fine, now)
  if (overpaid > 0) return 'overpaid'
  if (due === 0) return 'settled'
  return fine.claims.some(isClaimOpen) ? 'contested' : 'to-pay'
}

/** What the price or the debt turns at next; null when nothing is due, or the city gives no date. */
export function nextTurn(fine: Fine, now: Instant): { kind: 'reduced' | 'payment'; at: Instant } | null {
  const { due, isReduced, reducedUntil } = amountDue(fine, now)
  if (due === 0) return null
  if (isReduced && reducedUntil !== null && !isEnded(reducedUntil, now))
    return { kind: 'reduced', at: reducedUntil }
  return fine.paymentDeadline === null ? null : { kind: 'payment', at: fine.paymentDeadline }
}

const NEVER = Number.POSITIVE_INFINITY

/** The most pressing first: by standing, then by the nearest turn, then by number, so that the order never jumps. */
export function sortedFines(fines: readonly ListedFine[], now: Instant): readonly ListedFine[] {
  const rank = ({ fine }: ListedFine) => STANDINGS.indexOf(standingOf(fine, now))
  const turn = ({ fine }: ListedFine) => nextTurn(fine, now)?.at ?? NEVER
  return [...fines].sort(
    (a, b) => rank(a) - rank(b) || turn(a) - turn(b) || 0 || (a.fine.id < b.fine.id ? -1 : 1),
  )
}

interface TabFine {
  readonly fine: Fine
  readonly plate: Plate
}

/** Both lists as one: a fine that the account keeps is not shown twice. */
export function mergedFines(kept: readonly Fine[], tab: readonly TabFine[]): readonly ListedFine[] {
  const known = new Set<FineId>(kept.map(({ id }) => id))
  return [
    ...kept.flatMap(fine =>
      fine.plate === null ? [] : [{ fine, plate: fine.plate, place: 'account' as const }],
    ),
    ...tab.filter(({ fine }) => !known.has(fine.id)).map(one => ({ ...one, place: 'tab' as const })),
  ]
}

/** The next moment at which one of the prices rises. */
export function nextRise(fines: readonly ListedFine[], now: Instant): Instant | null {
  const ends = fines.flatMap(({ fine }) => {
    const { reducedUntil } = versionInForce(fine)
    return reducedUntil === null || isEnded(reducedUntil, now) ? [] : [reducedUntil]
  })
  return ends.sort((a, b) => a - b)[0] ?? null
}
