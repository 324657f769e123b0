import {
  amountDue,
  complementClaim,
  type Fine,
  finePaymentState,
  isClaimOpen,
  ownClaims,
  versionInForce,
  whatIsDue,
} from '@parvis/shared-kernel/fines'
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

type Listed = Pick<ListedFine, 'fine'>

/** Exactly one per fine, most urgent first. */
export const FINE_STATES = ['asked', 'to-pay', 'pending', 'contested', 'overpaid', 'settled'] as const
export type FineState = (typeof FINE_STATES)[number]

export function fineStateOf({ fine }: Listed, now: Instant): FineState {
  const { due, overpaid } = amountDue(fine, now)
  // A complement stays due even after payment.
  if (complementClaim(fine.claims) !== null) return 'asked'
  if (overpaid > 0) return 'overpaid'
  if (due === 0) return 'settled'
  if (finePaymentState(fine, now) === 'pending') return 'pending'
  return ownClaims(fine.claims).some(isClaimOpen) ? 'contested' : 'to-pay'
}

/** When the price or the debt next changes; null if nothing is due or the city gives no date. */
export function nextTurn(
  { fine }: Listed,
  now: Instant,
): { kind: 'asked' | 'reduced' | 'payment'; at: Instant } | null {
  const asked = complementClaim(fine.claims)
  if (asked?.dueAt != null) return { kind: 'asked', at: asked.dueAt }
  const due = whatIsDue(fine, now)
  if (due?.until == null || finePaymentState(fine, now) !== 'due') return null
  return { kind: due.later === null ? 'payment' : 'reduced', at: due.until }
}

const NEVER = Number.POSITIVE_INFINITY

/** Most urgent first: by state, next change, then number for a stable order. */
export function sortedFines(fines: readonly ListedFine[], now: Instant): readonly ListedFine[] {
  const rank = (listed: ListedFine) => FINE_STATES.indexOf(fineStateOf(listed, now))
  const turn = (listed: ListedFine) => nextTurn(listed, now)?.at ?? NEVER
  return [...fines].sort(
    (a, b) => rank(a) - rank(b) || turn(a) - turn(b) || 0 || (a.fine.id < b.fine.id ? -1 : 1),
  )
}

interface TabFine {
  readonly fine: Fine
  readonly plate: Plate
}

/** Merges both lists; a fine kept by the account is not repeated. */
export function mergedFines(kept: readonly Fine[], tab: readonly TabFine[]): readonly ListedFine[] {
  const known = new Set<FineId>(kept.map(({ id }) => id))
  return [
    ...kept.flatMap(fine =>
      fine.plate === null ? [] : [{ fine, plate: fine.plate, place: 'account' as const }],
    ),
    ...tab.filter(({ fine }) => !known.has(fine.id)).map(one => ({ ...one, place: 'tab' as const })),
  ]
}

/** The next price increase among these fines. */
export function nextRise(fines: readonly ListedFine[], now: Instant): Instant | null {
  const ends = fines.flatMap(({ fine }) => {
    const { reducedUntil } = versionInForce(fine)
    return reducedUntil === null || isEnded(reducedUntil, now) ? [] : [reducedUntil]
  })
  return ends.sort((a, b) => a - b)[0] ?? null
}
