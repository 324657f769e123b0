import {
  amountDue,
  type Claim,
  complementClaim,
  courtAccess,
  dueNow,
  type Fine,
  finePaymentState,
  implicitlyRejectedClaim,
  versionInForce,
} from '@parvis/shared-kernel/fines'
import type { FineId } from '@parvis/shared-kernel/ids'
import type { Plate } from '@parvis/shared-kernel/plates'
import { type Instant, isEnded } from '@parvis/shared-kernel/time'
import { waitingClaims } from '../../fine-access/waiting-claims.model.ts'

/** Where a fine is kept in view: in the account, or in this tab for a quarter of an hour. */
export type FinePlace = 'account' | 'tab'

export interface ListedFine {
  readonly fine: Fine
  readonly plate: Plate
  readonly place: FinePlace
}

type Listed = Pick<ListedFine, 'fine'>

/** Exactly one per fine, most urgent first. */
export const FINE_STATES = [
  'silent',
  'asked',
  'to-pay',
  'pending',
  'contested',
  'overpaid',
  'settled',
] as const
export type FineState = (typeof FINE_STATES)[number]

/** The claim that silence has rejected, while going to court is possible: as urgent as after payment. */
function claimForCourt(fine: Fine, now: Instant): Claim | null {
  const claim = implicitlyRejectedClaim(fine.claims, now)
  if (claim === null) return null
  const court = courtAccess(versionInForce(fine).price, claim.tribunalDeadline, now)
  return court === 'open' || court === 'undated' ? claim : null
}

/** Claims that still wait; none once silence has rejected the last one. */
const waiting = ({ claims }: Fine, now: Instant): readonly Claim[] =>
  implicitlyRejectedClaim(claims, now) === null ? waitingClaims(claims, now) : []

/** What the city still waits for. */
const askedClaim = (fine: Fine, now: Instant): Claim | null => complementClaim(waiting(fine, now))

export function fineStateOf({ fine }: Listed, now: Instant): FineState {
  const { due, overpaid } = amountDue(fine, now)
  // Court and complement stay open even after payment.
  if (claimForCourt(fine, now) !== null) return 'silent'
  if (askedClaim(fine, now) !== null) return 'asked'
  if (overpaid > 0) return 'overpaid'
  if (due === 0) return 'settled'
  if (finePaymentState(fine, now) === 'pending') return 'pending'
  return waiting(fine, now).length > 0 ? 'contested' : 'to-pay'
}

/** When the price, the debt or what the reader may do next changes; null if nothing is due or the city gives no date. */
export function nextTurn(
  { fine }: Listed,
  now: Instant,
): { kind: 'court' | 'asked' | 'reduced' | 'payment'; at: Instant } | null {
  const forCourt = claimForCourt(fine, now)
  if (forCourt?.tribunalDeadline != null) return { kind: 'court', at: forCourt.tribunalDeadline }
  const asked = askedClaim(fine, now)
  if (asked?.dueAt != null) return { kind: 'asked', at: asked.dueAt }
  const due = dueNow(fine, now)
  if (due?.until == null || finePaymentState(fine, now) !== 'due') return null
  return { kind: due.later === null ? 'payment' : 'reduced', at: due.until }
}

const NEVER = Number.POSITIVE_INFINITY

/** Most urgent first: by state, next change, then number for a stable order. */
export function sortedFines(fines: readonly ListedFine[], now: Instant): readonly ListedFine[] {
  const rank = (listed: ListedFine) => FINE_STATES.indexOf(fineStateOf(listed, now))
  const turn = (listed: ListedFine) => nextTurn(listed, now)?.at ?? NEVER
  return [...fines].sort((a, b) => rank(a) - rank(b) || turn(a) - turn(b) || (a.fine.id < b.fine.id ? -1 : 1))
}

/** Last digits of a number: those after issuer and year. */
const OWN_DIGITS = 10

/** Name of a fine in its buttons' labels: its place, with the end of its number if another fine has the same place. */
export function accessibleName({ fine }: Listed, all: readonly Listed[]): string {
  const isAlone = all.filter(other => other.fine.place === fine.place).length < 2
  const digits = fine.id.slice(-OWN_DIGITS)
  if (fine.place === null) return digits
  return isAlone ? fine.place : `${fine.place}, ${digits}`
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
